import { Button, Checkbox, Popover } from 'antd';
import { Icon } from '../../icons.tsx';
import type { ListColumn } from '../../schema/uses.ts';
import styles from './list.module.css';

interface ColumnChooserProps {
  readonly columns: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  choose(keys: readonly string[]): void;
}

/** Which columns to show; kept for this user and page on this device. */
export function ColumnChooser({ columns, shown, choose }: ColumnChooserProps) {
  const keys = shown.map((column) => column.key);
  const content = (
    <div className={styles['chooser']}>
      <Checkbox.Group
        aria-label="显示的列"
        value={keys}
        onChange={(chosen) => chosen.length > 0 && choose(chosen.map(String))}
      >
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            value={column.key}
            disabled={keys.length === 1 && keys[0] === column.key}
          >
            {column.title}
          </Checkbox>
        ))}
      </Checkbox.Group>
      <Button
        size="small"
        onClick={() => choose(columns.filter((column) => !column.hidden).map((column) => column.key))}
      >
        恢复默认
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" title="列设置" content={content}>
      <Button type="text" aria-label="列设置" icon={<Icon name="SettingOutlined" />} />
    </Popover>
  );
}
