import { useRef, type PointerEvent } from 'react';
import styles from './table.module.css';

interface WidthHandleProps {
  readonly width: number;
  resize(width: number): void;
}

/** The right edge of a column's head, to be dragged. A person who uses the keyboard types the width in the column settings. */
export function WidthHandle({ width, resize }: WidthHandleProps) {
  const drag = useRef<{ readonly from: number; readonly wide: number }>();
  const end = () => {
    drag.current = undefined;
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // The table shares out what is left over, so a column may be wider than it was said to be.
    drag.current = { from: event.clientX, wide: event.currentTarget.parentElement?.offsetWidth ?? width };
  };
  return (
    <span
      aria-hidden
      className={styles['handle']}
      onPointerDown={begin}
      onPointerMove={({ clientX }) => {
        if (drag.current) resize(drag.current.wide + clientX - drag.current.from);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
