import { useEffect, useRef } from 'react';
import { isAtEnd } from './reading.ts';
import styles from '../widgets/fields.module.css';

interface TermsProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly onRead: () => void;
}

/** The text that is agreed to, in a box of its own that is scrolled by pointer, finger or keys. */
export function Terms({ id, title, text, onRead }: TermsProps) {
  const box = useRef<HTMLDivElement>(null);
  const look = () => {
    if (box.current && isAtEnd(box.current)) onRead();
  };
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    // A short text is read as soon as it is there, on whatever width it turns out to be short.
    const sizes = new ResizeObserver(() => latest.current());
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div
      ref={box}
      id={id}
      className={styles['terms']}
      role="region"
      aria-label={title}
      tabIndex={0}
      onScroll={look}
    >
      {text.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
