import { DownOutlined } from '@ant-design/icons';
import { PopupMenu } from '../../renderer/popup/PopupMenu.tsx';
import type { Tabs } from '../tabs.ts';
import styles from './tab-bar.module.css';

interface TabListProps {
  readonly tabs: Tabs;
  readonly active: string;
  readonly titleOf: (path: string) => string;
  readonly onOpen: (path: string) => void;
}

/** All tabs one below the other, for when they do not fit side by side. */
export function TabList({ tabs, active, titleOf, onOpen }: TabListProps) {
  const entries = tabs.map((path) => ({ key: path, label: titleOf(path), isCurrent: path === active }));
  return (
    <PopupMenu entries={entries} edge="right" choose={onOpen}>
      {(opener) => (
        <button
          type="button"
          className={styles['more']}
          aria-label={`全部标签，共 ${tabs.length} 个`}
          title="全部标签"
          {...opener}
        >
          {tabs.length} <DownOutlined />
        </button>
      )}
    </PopupMenu>
  );
}
