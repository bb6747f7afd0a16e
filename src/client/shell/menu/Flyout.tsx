import { useEffect, useRef, type CSSProperties } from 'react';
import type { NavItem, ShellRoute } from '../menu-routes.ts';
import { MenuTree } from './MenuTree.tsx';
import type { Choose } from './useChoose.ts';
import { useOpenBranches } from './useOpenBranches.ts';
import styles from './menu.module.css';

interface FlyoutProps {
  readonly item: NavItem;
  readonly route: ShellRoute | undefined;
  readonly place: CSSProperties;
  readonly takesFocus: boolean;
  readonly onChoose: Choose;
}

/** What is below an item, beside or under it. An item without anything below shows its name. */
export function Flyout({ item, route, place, takesFocus, onChoose }: FlyoutProps) {
  const element = useRef<HTMLDivElement>(null);
  const { open, above, toggle } = useOpenBranches(route);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [takesFocus]);
  if (item.children.length === 0)
    return (
      <div className={styles['tip']} style={place} aria-hidden="true">
        {item.title}
      </div>
    );
  return (
    <div ref={element} className={styles['flyout']} style={place}>
      <strong aria-hidden="true">{item.title}</strong>
      <MenuTree
        label={item.title}
        items={item.children}
        selected={route?.name}
        above={above}
        open={open}
        hasIcons={false}
        onToggle={toggle}
        onChoose={onChoose}
      />
    </div>
  );
}
