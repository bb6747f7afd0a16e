import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '../../icons.tsx';
import type { Box } from '../../popup/place.ts';
import { Popup } from '../../popup/Popup.tsx';
import type { ListColumn } from '../../schema/uses.ts';
import styles from './list.module.css';

interface ColumnChooserProps {
  readonly columns: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  choose(keys: readonly string[]): void;
}

/** Which columns to show; kept for this user and page on this device. */
export function ColumnChooser({ columns, shown, choose }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<Box>();
  const keys = new Set(shown.map((column) => column.key));
  const tick = (key: string, isShown: boolean) =>
    choose(
      columns
        .filter((column) => (column.key === key ? isShown : keys.has(column.key)))
        .map(({ key: own }) => own),
    );
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
            <legend>显示的列</legend>
            {columns.map(({ key, title }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={keys.has(key)}
                  // A list without any column shows nothing at all.
                  disabled={keys.size === 1 && keys.has(key)}
                  onChange={(event) => tick(key, event.target.checked)}
                />
                {title}
              </label>
            ))}
          </fieldset>
          <Button
            type="link"
            size="small"
            onClick={() => choose(columns.filter((column) => !column.hidden).map((column) => column.key))}
          >
            恢复默认
          </Button>
        </Popup>
      )}
    </>
  );
}
