import type { KeyboardEvent, ReactNode } from 'react';
import styles from './fields.module.css';

/**
 * Tab leaves a list of several choices as it is: the component library takes the key for a choice, and would take the
 * highlighted one back that was chosen a moment before.
 */
export function TabLeaves({ children }: { children: ReactNode }) {
  return (
    <div className={styles['contents']} onKeyDownCapture={keepTab}>
      {children}
    </div>
  );
}

function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
