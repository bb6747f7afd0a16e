import type { KeyboardEvent } from 'react';

/** Where what is typed is the design itself: its steps are what is taken back. */
const PANEL = '[data-panel]';
const TEXT = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio])';

interface Steps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * Ctrl and Z takes a step of a design back, with Shift it does the step again. A text that is no part of the design keeps the browser's
 * own undo. React brings the keys of dialogs here too: behind one nothing is taken back, neither here nor by the browser.
 */
export function stepKeys(event: KeyboardEvent<HTMLElement>, { undo, redo }: Steps): void {
  const { currentTarget, target } = event;
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (!(target instanceof Element) || (target.matches(TEXT) && !target.closest(PANEL))) return;
  event.preventDefault();
  if (currentTarget.contains(target)) (event.shiftKey ? redo : undo)?.();
}
