import type { KeyboardEvent } from 'react';
import { dayAfter } from '../../../../../../contract/school-calendar.ts';
import { monthAfter, stepped, type Span } from './days.ts';

const BY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day; nothing where it leads nowhere. */
export function dayByKey(key: string, day: string, span: Span): string | undefined {
  if (BY[key] !== undefined) return dayAfter(day, BY[key]);
  if (key === 'PageUp') return stepped(day, span, -1);
  if (key === 'PageDown') return stepped(day, span, 1);
  return key === 'Home' ? `${monthAfter(day, 0).slice(0, 7)}-01` : undefined;
}

/** Moves the focus from day to day, and shows what holds the day that it comes to. */
export const dayKeys =
  (_day: string, span: Span, go: (day: string) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const to = from === undefined ? undefined : dayByKey(event.key, from, span);
    if (to === undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    go(to);
    // The day may stand in a month that is drawn only then.
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus());
  };
