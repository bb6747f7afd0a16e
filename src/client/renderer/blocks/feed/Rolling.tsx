import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './rolling.module.css';

/** Pixels a second: as fast as one reads in passing. */
const SPEED = 24;

/** The second round is there to be seen only; this version of the types does not know the attribute. */
const INERT = { inert: '' } as object;

/**
 * A list that moves upwards by itself, round and round, while it does not fit. It stops under the pointer and while it has
 * the focus; for a person who wants no motion it is scrolled by hand.
 */
export function Rolling({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => {
      const [room, need] = [frame.current?.clientHeight ?? 0, list.current?.offsetHeight ?? 0];
      setHeight(need > room ? need : 0);
    };
    const watcher = new ResizeObserver(measure);
    for (const box of [frame.current, list.current]) if (box) watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  const rolls = height > 0;
  return (
    <div
      ref={frame}
      className={styles['frame']}
      role="group"
      aria-label={label}
      tabIndex={rolls ? 0 : undefined}
    >
      <div
        className={rolls ? styles['moving'] : undefined}
        style={rolls ? { animationDuration: `${height / SPEED}s` } : undefined}
      >
        <div ref={list}>{children}</div>
        {rolls && (
          <div className={styles['again']} aria-hidden {...INERT}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
