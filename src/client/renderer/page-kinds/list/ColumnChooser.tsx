import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '../../icons.tsx';
import type { Box } from '../../popup/place.ts';
import { Popup } from '../../popup/Popup.tsx';
import type { ListColumn } from '../../schema/uses.ts';
import { moved, ownChoice, WIDTH_RANGE, type ColumnChoice } from './columns.ts';
import styles from './chooser.module.css';

interface ColumnChooserProps {
  readonly columns: readonly ListColumn[];
  readonly choice: ColumnChoice;
  choose(choice: ColumnChoice): void;
}

/** Which columns to show, in which order, which of them stay in sight; kept for this user and page on this device. */
export function ColumnChooser({ columns, choice, choose }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<Box>();
  return (
    <>
      <Button
        type="text"
        aria-label="列设置"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        icon={<Icon name="SettingOutlined" />}
        onClick={({ currentTarget }) =>
          setAnchor(anchor === undefined ? currentTarget.getBoundingClientRect() : undefined)
        }
      />
      {anchor && (
        <Popup
          anchor={anchor}
          edge="right"
          role="dialog"
          aria-label="列设置"
          close={() => setAnchor(undefined)}
        >
          <fieldset className={styles['chooser']}>
            <legend>显示的列与顺序</legend>
            <ul>
              {inOrder(columns, choice).map((column) => (
                <Line key={column.key} {...{ column, choice, choose }} />
              ))}
            </ul>
          </fieldset>
          <Button type="link" size="small" onClick={() => choose(ownChoice(columns))}>
            恢复默认
          </Button>
        </Popup>
      )}
    </>
  );
}

/** Those that are shown in their order, then the others. */
const inOrder = (columns: readonly ListColumn[], { shown }: ColumnChoice): ListColumn[] => [
  ...shown.flatMap((key) => columns.find((column) => column.key === key) ?? []),
  ...columns.filter(({ key }) => !shown.includes(key)),
];

function Line({ column, choice, choose }: Omit<ColumnChooserProps, 'columns'> & { column: ListColumn }) {
  const { key, title } = column;
  const { shown, frozen } = choice;
  const isShown = shown.includes(key);
  const isFrozen = frozen.includes(key);
  const move = (by: -1 | 1) => choose({ ...choice, shown: moved(shown, key, by) });
  return (
    <li>
      <label title={title}>
        <input
          type="checkbox"
          checked={isShown}
          // A list without any column shows nothing at all.
          disabled={isShown && shown.length === 1}
          onChange={() =>
            choose({ ...choice, shown: isShown ? shown.filter((other) => other !== key) : [...shown, key] })
          }
        />
        <span>{title}</span>
      </label>
      {isShown && (
        <>
          <input
            type="number"
            aria-label={`${title}列宽`}
            title="列宽（像素）"
            step={10}
            min={WIDTH_RANGE.least}
            max={WIDTH_RANGE.most}
            value={choice.widths[key] ?? column.width}
            onChange={({ target }) =>
              choose({ ...choice, widths: { ...choice.widths, [key]: Number(target.value) } })
            }
          />
          <button
            type="button"
            aria-label={`固定${title}`}
            aria-pressed={isFrozen}
            disabled={column.fixed === 'right'}
            title={isFrozen ? '取消固定' : '固定在左侧'}
            onClick={() =>
              choose({
                ...choice,
                frozen: isFrozen ? frozen.filter((other) => other !== key) : [...frozen, key],
              })
            }
          >
            <PinSign />
          </button>
          <button
            type="button"
            aria-label={`上移${title}`}
            disabled={shown[0] === key}
            onClick={() => move(-1)}
          >
            <span aria-hidden>↑</span>
          </button>
          <button
            type="button"
            aria-label={`下移${title}`}
            disabled={shown.at(-1) === key}
            onClick={() => move(1)}
          >
            <span aria-hidden>↓</span>
          </button>
        </>
      )}
    </li>
  );
}

const PinSign = () => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <path
      d="M4 1h4v4l2 2H2l2-2zM6 7v4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
  </svg>
);
