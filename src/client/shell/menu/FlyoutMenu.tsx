import { DownOutlined } from '@ant-design/icons';
import { useRef, type KeyboardEvent } from 'react';
import type { NavItem, ShellRoute } from '../menu-routes.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { Flyout } from './Flyout.tsx';
import { MORE } from './room.ts';
import type { Choose } from './useChoose.ts';
import { useFlyout, type Direction } from './useFlyout.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import styles from './menu.module.css';

interface FlyoutMenuProps {
  readonly items: readonly NavItem[];
  readonly route: ShellRoute | undefined;
  /** Where branches fly out: beside a narrow side menu, or below a menu on top. */
  readonly direction: Direction;
  readonly onChoose: Choose;
}

const ITEM = '[data-top]';

/** The top items alone; what is below one flies out when it is pointed at or opened. */
export function FlyoutMenu({ items, route, direction, onChoose }: FlyoutMenuProps) {
  const root = useRef<HTMLUListElement>(null);
  const { shown, open, openSoon, closeSoon, close } = useFlyout(root, direction);
  const isDown = direction === 'down';
  const roving = useRovingFocus({
    root,
    items: ITEM,
    axis: isDown ? 'horizontal' : 'vertical',
    first: '[data-on]',
  });
  const chosen: Choose = (item, event) => {
    close();
    onChoose(item, event);
  };

  const keyPressed = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement;
    const top = row.closest('li[data-name]')?.querySelector<HTMLElement>(ITEM);
    const isBack = event.key === 'Escape' || (!isDown && event.key === 'ArrowLeft' && row !== top);
    if (isBack && shown && !event.defaultPrevented) {
      event.preventDefault();
      close();
      top?.focus();
    } else if (row === top && event.key === (isDown ? 'ArrowDown' : 'ArrowRight')) {
      event.preventDefault();
      if (row.hasAttribute('aria-expanded')) row.click();
    } else roving.onKeyDown(event);
  };

  return (
    <ul
      ref={root}
      role={isDown ? 'menubar' : 'menu'}
      aria-label="主菜单"
      className={isDown ? styles['bar'] : styles['rail']}
      onFocus={roving.onFocus}
      onKeyDown={keyPressed}
    >
      {items.map((item) => (
        <li
          key={item.name}
          role="none"
          data-name={item.name}
          onMouseEnter={(event) => openSoon(item.name, event.currentTarget)}
          onMouseLeave={closeSoon}
        >
          <Top
            item={item}
            isOn={isOn(item, route)}
            isDown={isDown}
            isOpen={shown?.name === item.name}
            onChoose={chosen}
            onOpen={(element, byKey) => open(item.name, element, byKey)}
          />
          {shown?.name === item.name && (item.children.length > 0 || !isDown) && (
            <Flyout
              item={item}
              route={route}
              place={shown.place}
              takesFocus={shown.byKey}
              onChoose={chosen}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether the page that is shown stands at or below an item. */
const isOn = (item: NavItem, route: ShellRoute | undefined): boolean =>
  route !== undefined &&
  (item.name === route.name ||
    route.parents.some(({ name }) => name === item.name) ||
    // The item that gathers those without room is no parent of its own.
    (item.name === MORE && item.children.some((child) => isOn(child, route))));

interface TopProps {
  readonly item: NavItem;
  readonly isOn: boolean;
  readonly isDown: boolean;
  readonly isOpen: boolean;
  readonly onChoose: Choose;
  readonly onOpen: (element: HTMLElement, byKey: boolean) => void;
}

function Top({ item, isOn, isDown, isOpen, onChoose, onOpen }: TopProps) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-top': '',
    ...(isOn ? { 'data-on': '' } : {}),
    className: isOn ? `${styles['top']} ${styles['selected']}` : styles['top'],
  };
  const content = isDown ? (
    <span className={styles['text']}>{item.title}</span>
  ) : (
    <>
      <MenuIcon name={item.icon} />
      <span className={styles['unseen']}>{item.title}</span>
    </>
  );
  if (item.children.length === 0)
    return (
      <a
        {...shared}
        href={item.path}
        {...(item.isNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        onClick={(event) => onChoose(item, event)}
      >
        {content}
      </a>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) =>
        onOpen(event.currentTarget.parentElement ?? event.currentTarget, event.detail === 0)
      }
    >
      {content}
      {isDown && <DownOutlined aria-hidden className={styles['down']} />}
    </button>
  );
}
