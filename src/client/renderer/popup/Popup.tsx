import { useEffect, useLayoutEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { place, type Box } from './place.ts';
import styles from './popup.module.css';

interface PopupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the panel belongs to. */
  readonly anchor: Box;
  /** Which of the anchor's edges the panel keeps to. */
  readonly edge?: 'left' | 'right';
  close(): void;
  readonly children: ReactNode;
}

/**
 * A panel above the page, at its anchor. A click elsewhere, Escape, scrolling or a new window size close it, and the
 * focus goes back to where it was. It stands at the end of the document but is read after its opener: Tab past either of
 * its ends leaves it there.
 */
export function Popup({ anchor, edge = 'left', close, children, ...attributes }: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(close);
  latest.current = close;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { width, height } = element.getBoundingClientRect();
    const spot = place(anchor, { width, height }, { width: innerWidth, height: innerHeight }, edge);
    element.style.left = `${spot.left}px`;
    element.style.top = `${spot.top}px`;
    const before = document.activeElement;
    element.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled)')?.focus();
    return () => {
      if (before instanceof HTMLElement && element.contains(document.activeElement)) before.focus();
    };
  }, [anchor, edge]);

  useEffect(() => {
    // The opener closes by itself: closed before its click, the panel would only open again.
    const isInside = (target: EventTarget | null) =>
      target instanceof Node &&
      (panel.current?.contains(target) ||
        (target instanceof Element && target.closest('[aria-expanded=true]') !== null));
    const elsewhere = (event: Event) => {
      if (!isInside(event.target)) latest.current();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && leaves(panel.current, event.shiftKey)) {
        if (event.shiftKey) event.preventDefault();
        latest.current();
      }
      if (event.key !== 'Escape') return;
      // What stands below, such as a drawer, must not close with it.
      event.stopPropagation();
      latest.current();
    };
    const moved = () => latest.current();
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('scroll', elsewhere, true);
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('scroll', elsewhere, true);
      window.removeEventListener('resize', moved);
    };
  }, []);

  return createPortal(
    <div ref={panel} {...attributes} className={styles['popup']}>
      {children}
    </div>,
    document.body,
  );
}

/** Tab, or with Shift, goes on from the last, or first, of what a panel holds. */
function leaves(panel: HTMLElement | null, backwards: boolean): boolean {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const edge = stops.at(backwards ? 0 : -1);
  return edge !== undefined && edge === document.activeElement;
}
