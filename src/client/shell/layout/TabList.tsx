import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const items = isOpen ? tabs.map((path) => ({ key: path, label: titleOf(path) })) : [];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      menu={{
        items,
        selectedKeys: [active],
        className: styles['all'],
        onClick: ({ key }) => {
          setOpen(false);
          onOpen(key);
        },
      }}
    >
      <button
        type="button"
        className={styles['more']}
        aria-label={`全部标签，共 ${tabs.length} 个`}
        aria-haspopup="menu"
        title="全部标签"
      >
        {tabs.length} <DownOutlined />
      </button>
    </Dropdown>
  );
}
