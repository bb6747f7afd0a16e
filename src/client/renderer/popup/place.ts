/** A rectangle on the screen, in pixels from the upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const MARGIN = 8;

/**
 * Where a panel stands: below its anchor, above it when there is more room, its left or right edge on the anchor's,
 * and never outside of the window.
 */
export function place(
  anchor: Box,
  panel: Size,
  window: Size,
  edge: 'left' | 'right',
): { readonly left: number; readonly top: number } {
  const wanted = edge === 'left' ? anchor.left : anchor.right - panel.width;
  const left = Math.max(MARGIN, Math.min(wanted, window.width - panel.width - MARGIN));
  const below = anchor.bottom + GAP;
  const fitsBelow = below + panel.height <= window.height - MARGIN;
  const hasMoreAbove = anchor.top > window.height - anchor.bottom;
  const top = fitsBelow || !hasMoreAbove ? below : anchor.top - GAP - panel.height;
  return { left, top: Math.max(MARGIN, Math.min(top, window.height - panel.height - MARGIN)) };
}
