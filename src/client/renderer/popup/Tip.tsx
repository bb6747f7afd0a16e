import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { place, type Box } from './place.ts';
import styles from './tip.module.css';

/** Long enough to carry the mouse over to the tip. */
const LINGER_MS = 150;

/**
 * A text that shows beside what it belongs to while the mouse or the focus is there. It can be pointed at, and Escape
 * puts it away. Names nothing: what is under it has to be named by itself.
 */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const owner = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [anchor, setAnchor] = useState<Box>();
  const open = () => {
    clearTimeout(timer.current);
    const element = owner.current?.firstElementChild ?? owner.current;
    if (!anchor && element) setAnchor(element.getBoundingClientRect());
  };
  const close = () => setAnchor(undefined);
  const linger = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, LINGER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !anchor) return;
    event.stopPropagation();
    close();
  };
  return (
    <span
      ref={owner}
      className={styles['owner']}
      onPointerEnter={open}
      onPointerLeave={linger}
      onFocus={open}
      onBlur={close}
      onKeyDown={escape}
    >
      {children}
      {anchor && <Shown anchor={anchor} text={text} close={close} />}
    </span>
  );
}

function Shown({ anchor, text, close }: { anchor: Box; text: string; close: () => void }) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const spot = place(anchor, { width, height }, { width: innerWidth, height: innerHeight }, 'left');
    element.style.left = `${spot.left}px`;
    element.style.top = `${spot.top}px`;
  }, [anchor]);
  useEffect(() => {
    document.addEventListener('scroll', close, true);
    return () => document.removeEventListener('scroll', close, true);
  }, [close]);
  return createPortal(
    <span ref={tip} role="tooltip" className={styles['tip']}>
      {text}
    </span>,
    document.body,
  );
}
