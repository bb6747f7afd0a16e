import { useCallback, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';

export type Direction = 'right' | 'down';

interface Shown {
  readonly name: string;
  readonly place: CSSProperties;
  /** Opened by a key: the focus goes into it. */
  readonly byKey: boolean;
}

/** Long enough to cross a corner with the pointer, short enough not to be waited for. */
const PATIENCE_MS = 160;
const GAP = 8;
const WIDTH = 248;

/** Which item of a menu has its branch flown out, and where it stands. One at a time. */
export function useFlyout(root: RefObject<HTMLElement>, direction: Direction) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);
  const open = useCallback(
    (name: string, anchor: HTMLElement, byKey: boolean) => {
      clearTimeout(timer.current);
      const place = placeAt(anchor.getBoundingClientRect(), direction);
      setShown((old) => (old?.name === name && !byKey ? old : { name, place, byKey }));
    },
    [direction],
  );
  const openSoon = useCallback(
    (name: string, anchor: HTMLElement) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(name, anchor, false), PATIENCE_MS / 2);
    },
    [open],
  );
  const closeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, PATIENCE_MS);
  }, [close]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('scroll', close, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('scroll', close);
      window.removeEventListener('resize', close);
    };
  }, [shown, root, close]);

  return { shown, open, openSoon, closeSoon, close };
}

/** Beside or below the anchor, inside the window. */
function placeAt(anchor: DOMRect, direction: Direction): CSSProperties {
  const { innerWidth, innerHeight } = window;
  if (direction === 'down')
    return {
      top: anchor.bottom,
      left: Math.max(GAP, Math.min(anchor.left, innerWidth - WIDTH - GAP)),
      maxHeight: innerHeight - anchor.bottom - GAP,
    };
  const left = anchor.right + GAP;
  return anchor.top < innerHeight * 0.6
    ? { left, top: anchor.top, maxHeight: innerHeight - anchor.top - GAP }
    : { left, bottom: innerHeight - anchor.bottom, maxHeight: anchor.bottom - GAP };
}
