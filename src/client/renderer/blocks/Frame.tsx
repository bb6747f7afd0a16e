import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface FrameProps {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** Buttons beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Heading and body of a block. */
export function Frame({ title, note, tools, children }: FrameProps) {
  return (
    <section className={styles['part']} aria-label={title}>
      {title !== undefined && (
        <header className={styles['head']}>
          <h2>{title}</h2>
          {note !== undefined && <p>{note}</p>}
          {tools !== undefined && <span className={styles['tools']}>{tools}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
