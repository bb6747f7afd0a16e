import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** How the arrow keys move among items of which one alone takes the Tab key. */
export interface Roving {
  readonly root: RefObject<HTMLElement>;
  /** Selector of the items. */
  readonly items: string;
  readonly axis: 'vertical' | 'horizontal';
  /** Selector of the item that Tab reaches first. */
  readonly first: string;
}

const KEYS = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const;

/**
 * Moves the focus among items by arrow keys, Home and End. The tab index is set on the elements themselves: a list of
 * thousands is not drawn again because the focus moved. Items are drawn with tab index -1.
 */
export function useRovingFocus({ root, items, axis, first }: Roving) {
  useEffect(() => {
    const element = root.current;
    if (!element || own(element, '[tabindex="0"]', items)) return;
    (own(element, first, items) ?? own(element, items, items))?.setAttribute('tabindex', '0');
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(items) || target.tabIndex === 0) return;
    for (const other of root.current?.querySelectorAll('[tabindex="0"]') ?? [])
      if (other.matches(items)) other.setAttribute('tabindex', '-1');
    target.tabIndex = 0;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const step = (KEYS[axis] as Readonly<Record<string, number>>)[event.key];
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (event.defaultPrevented || !root.current || !target.matches(items) || (step === undefined && !isEnd))
      return;
    const all = [...root.current.querySelectorAll<HTMLElement>(items)];
    const at = all.indexOf(target);
    const to = step === undefined ? (event.key === 'Home' ? 0 : -1) : (at + step) % all.length;
    event.preventDefault();
    all.at(to)?.focus();
  };

  return { onFocus, onKeyDown };
}

const own = (root: HTMLElement, selector: string, items: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => element.matches(items));
