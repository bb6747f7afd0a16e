import { Tip } from '../../popup/Tip.tsx';
import { cutToWidth } from './text-width.ts';
import styles from './ellipsis.module.css';

/** A text of at most a width; when it was cut, the whole is its tooltip, for the mouse, the keyboard and screen readers. */
export function Ellipsis({ text, width }: { text: string; width: number }) {
  const shown = cutToWidth(text, width);
  if (shown === text) return <>{text}</>;
  return (
    <Tip text={text}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must open for the keyboard too */}
      <span tabIndex={0} className={styles['cut']}>
        <span aria-hidden="true">{shown}</span>
        <span className={styles['whole']}>{text}</span>
      </span>
    </Tip>
  );
}
