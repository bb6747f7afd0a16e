import { CloseOutlined } from '@ant-design/icons';
import { App, Dropdown, type MenuProps } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../frame.ts';
import { keepTabs, runOnTab, storedTabs, visit, type TabCommand, type Tabs } from '../tabs.ts';
import { useTitles } from '../titles.ts';
import styles from './tab-bar.module.css';

interface TabBarProps {
  readonly fullPath: string;
  /** Off on exception pages, which leave no tab. */
  readonly isPage: boolean;
}

const COMMANDS: readonly { key: TabCommand; label: string }[] = [
  { key: 'current', label: '关闭当前标签' },
  { key: 'right', label: '关闭右侧标签' },
  { key: 'left', label: '关闭左侧标签' },
  { key: 'all', label: '关闭全部标签' },
];

/** One tab for each route that was visited. */
export function TabBar({ fullPath, isPage }: TabBarProps) {
  const { home } = useFrame();
  const titleOf = useTitles();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [tabs, setTabs] = useState<Tabs>(storedTabs);
  const list = useRef<HTMLUListElement>(null);

  // Only coming to a page opens its tab: one that is being closed is still shown for a moment.
  const [visited, setVisited] = useState<string>();
  if (isPage && visited !== fullPath) {
    setVisited(fullPath);
    setTabs(visit(tabs, fullPath));
  }

  useEffect(() => keepTabs(tabs), [tabs]);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [fullPath, tabs]);

  const run = (command: TabCommand, path: string) => {
    const outcome = runOnTab(command, tabs, path, fullPath, home);
    if ('nothing' in outcome) return void message.info(outcome.nothing);
    // Closing everything ends on the home page, which is a tab again.
    setTabs(outcome.go === undefined ? outcome.tabs : visit(outcome.tabs, outcome.go));
    if (outcome.go !== undefined && outcome.go !== fullPath) void navigate(outcome.go);
  };

  return (
    <nav className={styles['bar']} aria-label="已打开的页面">
      <ul ref={list}>
        {tabs.map((path) => (
          <Tab
            key={path}
            title={titleOf(path)}
            isActive={path === fullPath}
            isClosable={tabs.length > 1}
            onOpen={() => void navigate(path)}
            onCommand={(command) => run(command, path)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  readonly title: string;
  readonly isActive: boolean;
  readonly isClosable: boolean;
  readonly onOpen: () => void;
  readonly onCommand: (command: TabCommand) => void;
}

function Tab({ title, isActive, isClosable, onOpen, onCommand }: TabProps) {
  const menu: MenuProps = { items: [...COMMANDS], onClick: ({ key }) => onCommand(key as TabCommand) };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onCommand('current');
  };
  return (
    <Dropdown trigger={['contextMenu']} menu={menu}>
      <li className={isActive ? `${styles['tab']} ${styles['active']}` : styles['tab']}>
        <button
          type="button"
          aria-current={isActive ? 'page' : undefined}
          title={title}
          onClick={onOpen}
          onKeyDown={closeByKey}
        >
          {title}
        </button>
        {isClosable && (
          <button
            type="button"
            className={styles['close']}
            tabIndex={-1}
            aria-label={`关闭 ${title}`}
            onClick={() => onCommand('current')}
          >
            <CloseOutlined />
          </button>
        )}
      </li>
    </Dropdown>
  );
}
