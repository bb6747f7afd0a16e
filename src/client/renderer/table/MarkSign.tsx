import styles from './table.module.css';

/** How a row stands out, and why. */
export interface RowMark {
  readonly as: 'success' | 'warning' | 'danger' | 'muted';
  readonly title: string;
}

const SIGNS: Readonly<Record<RowMark['as'], string>> = {
  success: '✓',
  warning: '!',
  danger: '×',
  muted: '–',
};

/** The sign of a mark, so that colour alone says nothing. */
export function MarkSign({ mark }: { mark: RowMark }) {
  return (
    <span
      role="img"
      aria-label={mark.title}
      title={mark.title}
      data-sign={mark.as}
      className={styles['sign']}
    >
      {SIGNS[mark.as]}
    </span>
  );
}
