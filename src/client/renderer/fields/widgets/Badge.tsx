import type { CodeItem } from '../../../../contract/generated/meta.ts';
import styles from './badge.module.css';

/** A dictionary item in its colour. */
export function Badge({ text, color }: { text: string; color: NonNullable<CodeItem['color']> }) {
  return (
    <span className={`${styles['badge']} ${styles[color]}`} title={text}>
      {text}
    </span>
  );
}
