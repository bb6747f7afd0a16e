import { Select } from 'antd';
import { isSought } from '../../../fields/widgets/sought.ts';
import { withMoved, type Choice } from './parts.ts';
import styles from './editor.module.css';

interface NamesChoiceProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly offered: readonly Choice[];
  change(chosen: readonly string[]): void;
}

/** Names in an order: each is moved and removed by its buttons, more are added below. One at least stays. */
export function NamesChoice({ label, chosen, offered, change }: NamesChoiceProps) {
  const titles = new Map(offered.map(({ value, label: title }) => [value, title]));
  const rest = offered.filter(({ value }) => !chosen.includes(value));
  return (
    <div className={styles['names']} role="group" aria-label={label}>
      <span>{label}</span>
      <ol>
        {chosen.map((name, at) => {
          const title = titles.get(name);
          return (
            <li key={name} data-unknown={title === undefined}>
              <button
                type="button"
                aria-label={`前移${title ?? name}`}
                disabled={at === 0}
                onClick={() => change(withMoved(chosen, at, at - 1))}
              >
                ‹
              </button>
              <span>{title ?? name}</span>
              <button
                type="button"
                aria-label={`后移${title ?? name}`}
                disabled={at === chosen.length - 1}
                onClick={() => change(withMoved(chosen, at, at + 1))}
              >
                ›
              </button>
              <button
                type="button"
                aria-label={`移除${title ?? name}`}
                disabled={chosen.length === 1}
                onClick={() => change(chosen.toSpliced(at, 1))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <Select
        aria-label={`添加${label}`}
        placeholder={rest.length === 0 ? '已全部添加' : `添加${label}`}
        disabled={rest.length === 0}
        value={null}
        showSearch
        filterOption={isSought}
        options={[...rest]}
        onChange={(name: string | null) => name !== null && change([...chosen, name])}
      />
    </div>
  );
}
