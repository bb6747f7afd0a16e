import { RightOutlined } from '@ant-design/icons';
import { memo, useRef, type KeyboardEvent } from 'react';
import type { NavItem } from '../menu-routes.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { TodoBadge } from '../todo-count.tsx';
import type { Choose } from './useChoose.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import styles from './menu.module.css';

interface MenuTreeProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  /** Name of the item whose page is shown. */
  readonly selected: string | undefined;
  /** Names of the items above it. */
  readonly above: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
  readonly hasIcons: boolean;
  readonly onToggle: (name: string) => void;
  readonly onChoose: Choose;
}

const ITEM = '[role=menuitem]';

/** Menu items one below the other. Branches that are closed are not drawn at all, so that thousands of items cost nothing. */
export function MenuTree({ label, items, ...shared }: MenuTreeProps) {
  const root = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus({ root, items: ITEM, axis: 'vertical', first: '[aria-current=page]' });
  const keyPressed = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement;
    const expanded = row.getAttribute('aria-expanded');
    if (event.key === 'ArrowRight' && expanded !== null) {
      event.preventDefault();
      if (expanded === 'false') row.click();
      else row.parentElement?.querySelector<HTMLElement>(`:scope > ul ${ITEM}`)?.focus();
    } else if (event.key === 'ArrowLeft') {
      if (expanded === 'true') {
        event.preventDefault();
        row.click();
      } else focusParent(row, root.current, event);
    } else roving.onKeyDown(event);
  };
  return (
    <ul
      ref={root}
      role="menu"
      aria-label={label}
      className={styles['list']}
      onFocus={roving.onFocus}
      onKeyDown={keyPressed}
    >
      {items.map((item) => (
        <Entry key={item.name} item={item} isTop {...shared} />
      ))}
    </ul>
  );
}

function focusParent(row: HTMLElement, root: HTMLElement | null, event: KeyboardEvent): void {
  const list = row.closest('ul');
  if (list === null || list === root) return;
  event.preventDefault();
  (list.previousElementSibling as HTMLElement | null)?.focus();
}

interface EntryProps extends Omit<MenuTreeProps, 'label' | 'items'> {
  readonly item: NavItem;
  readonly isTop: boolean;
}

function Entry({ item, isTop, ...shared }: EntryProps) {
  const { selected, above, open, hasIcons, onToggle, onChoose } = shared;
  const icon = isTop && hasIcons;
  if (item.children.length === 0)
    return <Leaf item={item} icon={icon} isSelected={item.name === selected} onChoose={onChoose} />;
  const isOpen = open.has(item.name);
  const isAbove = above.has(item.name);
  return (
    <li role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-expanded={isOpen}
        className={isAbove ? `${styles['row']} ${styles['above']}` : styles['row']}
        title={item.title}
        onClick={() => onToggle(item.name)}
      >
        {icon && <MenuIcon name={item.icon} />}
        <span className={styles['text']}>{item.title}</span>
        {!isOpen && <TodoBadge item={item} />}
        <RightOutlined
          aria-hidden
          className={isOpen ? `${styles['arrow']} ${styles['turned']}` : styles['arrow']}
        />
      </button>
      {isOpen && (
        <ul role="menu" aria-label={item.title} className={icon ? styles['first'] : styles['below']}>
          {item.children.map((child) => (
            <Entry key={child.name} item={child} isTop={false} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface LeafProps {
  readonly item: NavItem;
  readonly icon: boolean;
  readonly isSelected: boolean;
  readonly onChoose: Choose;
}

const Leaf = memo(({ item, icon, isSelected, onChoose }: LeafProps) => (
  <li role="none">
    <a
      role="menuitem"
      tabIndex={-1}
      href={item.path}
      aria-current={isSelected ? 'page' : undefined}
      className={isSelected ? `${styles['row']} ${styles['selected']}` : styles['row']}
      title={item.title}
      {...(item.isNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={(event) => onChoose(item, event)}
    >
      {icon && <MenuIcon name={item.icon} />}
      <span className={styles['text']}>{item.title}</span>
      <TodoBadge item={item} />
    </a>
  </li>
));
Leaf.displayName = 'Leaf';
