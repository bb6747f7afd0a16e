import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Rows that are open, and what stands below such a row. */
export interface Opening<Row> {
  readonly keys: ReadonlySet<string>;
  toggle(key: string): void;
  render(row: Row): ReactNode;
}

/** Pixels of the column that holds the openers. */
export const OPENER_WIDTH = 36;

interface OpenerProps {
  readonly index: number;
  readonly isOpen: boolean;
  toggle(): void;
}

/** Opens and closes what stands below a row. */
export function Opener({ index, isOpen, toggle }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles['opener']}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? '收起' : '展开'}第${index + 1}行`}
      onClick={toggle}
    >
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M3 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
