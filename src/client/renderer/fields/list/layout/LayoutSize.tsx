import { useState } from 'react';
import { MOST_ACROSS, type Size } from './layout.ts';
import styles from './layout.module.css';

interface LayoutSizeProps {
  readonly id: string;
  readonly size: Size;
  /** Whether every place stays within. */
  fits(this: void, size: Size): boolean;
  change(this: void, size: Size): void;
}

/** How many rows and columns there are. What would cut places off is told, and not done. */
export function LayoutSize({ id, size, fits, change }: LayoutSizeProps) {
  const [problem, setProblem] = useState('');
  const ask = (name: keyof Size, text: string) => {
    const count = Number(text);
    if (!Number.isInteger(count) || count < 1 || count > MOST_ACROSS)
      return setProblem(`应为1-${MOST_ACROSS}的整数`);
    const next = { ...size, [name]: count };
    if (!fits(next)) return setProblem('范围之外还有内容，请先清空');
    setProblem('');
    change(next);
  };
  const box = (name: keyof Size, title: string) => (
    <label>
      {title}
      <input
        key={size[name]}
        id={name === 'rows' ? id : undefined}
        type="text"
        inputMode="numeric"
        className={styles['number']}
        defaultValue={size[name]}
        aria-describedby={problem === '' ? undefined : `${id}-size`}
        onChange={({ target }) => target.value !== '' && ask(name, target.value)}
      />
    </label>
  );
  return (
    <span className={styles['size']}>
      {box('rows', '行数')}
      {box('columns', '列数')}
      {problem !== '' && (
        <span id={`${id}-size`} role="alert" className={styles['problem']}>
          {problem}
        </span>
      )}
    </span>
  );
}
