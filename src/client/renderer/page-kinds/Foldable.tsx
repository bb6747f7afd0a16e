import type { ReactNode } from 'react';
import type { UsedSection } from '../schema/fields.ts';
import styles from './foldable.module.css';

interface FoldableProps {
  readonly section: Pick<UsedSection, 'title' | 'collapsed'>;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A section under its heading, which opens and closes it where the page says so. */
export function Foldable({ section, className, children }: FoldableProps) {
  const { title, collapsed } = section;
  if (title === undefined || collapsed === undefined)
    return (
      <section className={className} aria-label={title}>
        {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
        {children}
      </section>
    );
  return (
    <details className={styles['foldable']} open={!collapsed}>
      <summary>
        <h2 className={styles['title']}>{title}</h2>
      </summary>
      <div className={className}>{children}</div>
    </details>
  );
}
