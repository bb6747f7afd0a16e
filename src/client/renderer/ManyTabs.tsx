import { useId } from 'react';
import { useDevice } from './contexts.ts';
import { Choice } from './fields/widgets/Choice.tsx';
import type { TabStripProps } from './TabStrip.tsx';
import styles from './tab-strip.module.css';

/** Tabs in a list that is searched by typing, with their number. */
export function ManyTabs({ tabs, active, label, choose }: TabStripProps) {
  const id = useId();
  // A phone offers its own list, in which nothing is typed.
  const isPhone = useDevice() === 'mobile';
  return (
    <div className={styles['many']}>
      <label htmlFor={id}>{label}</label>
      <Choice
        id={id}
        label={label}
        options={tabs.map(({ key, title, count }) => ({
          value: key,
          label: count === undefined ? title : `${title}（${count}）`,
        }))}
        value={active ?? null}
        multiple={false}
        isFlat
        clearable={false}
        placeholder={`请选择${label}`}
        onChange={(key) => typeof key === 'string' && choose(key)}
      />
      <span className={styles['number']}>{`共 ${tabs.length} 项${isPhone ? '' : '，可输入文字查找'}`}</span>
    </div>
  );
}
