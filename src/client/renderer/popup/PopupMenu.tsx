import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Box } from './place.ts';
import { Popup } from './Popup.tsx';
import styles from './popup.module.css';

/** An entry of a menu; `line` is a line between two groups. */
export type MenuEntry =
  | { readonly key: string; readonly label: string; readonly danger?: boolean; readonly isCurrent?: boolean }
  | { readonly key: string; readonly line: true };

/** What the element that opens a menu has to carry. */
export interface MenuOpener {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  onClick(event: MouseEvent<HTMLElement>): void;
}

interface PopupMenuProps {
  readonly entries: readonly MenuEntry[];
  /** Which edge of the opener the menu keeps to. */
  readonly edge?: 'left' | 'right';
  choose(key: string): void;
  /** The element that opens the menu. */
  children(opener: MenuOpener): ReactNode;
}

/** A button's menu; the arrow keys move in it. */
export function PopupMenu({ entries, edge = 'left', choose, children }: PopupMenuProps) {
  const [anchor, setAnchor] = useState<Box>();
  const close = () => setAnchor(undefined);
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== undefined,
        onClick: ({ currentTarget }) =>
          setAnchor(anchor === undefined ? currentTarget.getBoundingClientRect() : undefined),
      })}
      {anchor && <Menu {...{ anchor, edge, entries, choose, close }} />}
    </>
  );
}

interface MenuProps extends Pick<PopupMenuProps, 'entries' | 'choose'> {
  readonly anchor: Box;
  readonly edge?: 'left' | 'right';
  close(): void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The menu itself, at an anchor: that of a context menu is the place of the mouse. */
export function Menu({ anchor, edge = 'left', entries, choose, close }: MenuProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Tab') close();
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };
  return (
    <Popup role="menu" {...{ anchor, edge, close }} onKeyDown={move}>
      {entries.map((entry) =>
        'line' in entry ? (
          <hr key={entry.key} />
        ) : (
          <button
            key={entry.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-current={entry.isCurrent || undefined}
            className={entry.danger ? styles['danger'] : undefined}
            onClick={() => {
              close();
              choose(entry.key);
            }}
          >
            {entry.label}
          </button>
        ),
      )}
    </Popup>
  );
}
