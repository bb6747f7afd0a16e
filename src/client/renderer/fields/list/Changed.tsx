import type { ReactNode } from 'react';
import styles from './list.module.css';

interface ChangedProps {
  readonly as: 'new' | 'old' | undefined;
  readonly children: ReactNode;
}

/** A value that took the place of another, or gave it up; any other as it is. */
export function Changed({ as, children }: ChangedProps) {
  if (as === 'new') return <ins className={styles['new']}>{children}</ins>;
  if (as === 'old') return <del className={styles['old']}>{children}</del>;
  return children;
}
