import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../renderer/messages/messages.ts';
import type { Box } from '../../renderer/popup/place.ts';
import { Menu } from '../../renderer/popup/PopupMenu.tsx';
import { useFrame } from '../frame.ts';
import { useRovingFocus } from '../menu/useRovingFocus.ts';
import { keepTabs, runOnTab, storedTabs, visit, type TabCommand, type Tabs } from '../tabs.ts';
import { useTitles } from '../titles.ts';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { useTabStrip } from './useTabStrip.ts';
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

const pathAt = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-path]')?.dataset['path'];

/** The tabs of the visited routes, and what is done with them. */
function useTabs(fullPath: string, isPage: boolean) {
  const { home } = useFrame();
  const navigate = useNavigate();
  const [tabs, setTabs] = useState<Tabs>(storedTabs);
  // Only coming to a page opens its tab: one that is being closed is still shown for a moment.
  const [visited, setVisited] = useState<string>();
  if (isPage && visited !== fullPath) {
    setVisited(fullPath);
    setTabs(visit(tabs, fullPath));
  }
  useEffect(() => keepTabs(tabs), [tabs]);

  const open = (path: string) => void (path !== fullPath && navigate(path));
  const run = (command: TabCommand, path: string) => {
    const outcome = runOnTab(command, tabs, path, fullPath, home);
    if ('nothing' in outcome) return void messages.show({ kind: 'info', text: outcome.nothing });
    // Closing everything ends on the home page, which is a tab again.
    setTabs(outcome.go === undefined ? outcome.tabs : visit(outcome.tabs, outcome.go));
    if (outcome.go !== undefined) open(outcome.go);
  };
  return { tabs, open, run };
}

/** One tab for each route that was visited. One menu and one set of handlers serve them all: there may be hundreds. */
export function TabBar({ fullPath, isPage }: TabBarProps) {
  const titleOf = useTitles();
  const [menu, setMenu] = useState<{ readonly path: string; readonly anchor: Box }>();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus({
    root: list,
    items: '[data-tab]',
    axis: 'horizontal',
    first: '[aria-current=page]',
  });
  const { tabs, open, run } = useTabs(fullPath, isPage);
  const isFull = useTabStrip(list, fullPath, tabs);
  const clicked = ({ target }: MouseEvent) => {
    const path = pathAt(target);
    if (path === undefined) return;
    if ((target as Element).closest('[data-close]')) run('current', path);
    else open(path);
  };
  const keyPressed = (event: KeyboardEvent<HTMLElement>) => {
    const path = pathAt(event.target);
    if (event.key !== 'Delete' || path === undefined) return roving.onKeyDown(event);
    focusBeside(event.target as HTMLElement);
    run('current', path);
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { clientX: left, clientY: top } = event;
    setMenu({
      path: pathAt(event.target) ?? fullPath,
      anchor: { left, top, right: left, bottom: top },
    });
  };

  return (
    <nav className={styles['bar']} aria-label="已打开的页面">
      <ul
        ref={list}
        onClick={clicked}
        onAuxClick={(event) => {
          const path = pathAt(event.target);
          if (event.button === 1 && path !== undefined) run('current', path);
        }}
        onContextMenu={openMenu}
        onFocus={roving.onFocus}
        onKeyDown={keyPressed}
      >
        {tabs.map((path) => (
          <Tab
            key={path}
            path={path}
            title={titleOf(path)}
            isActive={path === fullPath}
            isClosable={tabs.length > 1}
          />
        ))}
      </ul>
      {menu && (
        <Menu
          anchor={menu.anchor}
          entries={COMMANDS}
          choose={(key) => run(key as TabCommand, menu.path)}
          close={() => setMenu(undefined)}
        />
      )}
      {isFull && <TabList tabs={tabs} active={fullPath} titleOf={titleOf} onOpen={open} />}
    </nav>
  );
}

/** The keyboard goes on with the neighbour of a tab that is about to go. */
function focusBeside(button: HTMLElement): void {
  const tab = button.closest('li');
  const beside = tab?.nextElementSibling ?? tab?.previousElementSibling;
  beside?.querySelector<HTMLElement>('[data-tab]')?.focus();
}
