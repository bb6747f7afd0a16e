import { useSyncExternalStore } from 'react';
import { shanghaiNow } from '../../schema/judge.ts';

/** What a board is about: a day or a month. */
export type DateUnit = 'day' | 'month';

const DAY_MS = 86_400_000;
const today = (): string => shanghaiNow().slice(0, 10);

/** The date as the calls of a board take it: YYYY-MM-DD or YYYY-MM. */
export const inUnit = (date: string, unit: DateUnit): string => (unit === 'month' ? date.slice(0, 7) : date);

/** The date so many units later; a month has no day but its first. */
export function stepped(date: string, unit: DateUnit, steps: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (unit === 'day') return new Date(at.getTime() + steps * DAY_MS).toISOString().slice(0, 10);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + steps, 1)).toISOString().slice(0, 10);
}

/** How a reader is told the date. */
export function dateText(date: string, unit: DateUnit): string {
  const [year, month, day] = date.split('-').map(Number);
  return unit === 'month' ? `${year}年${month}月` : `${year}年${month}月${day}日`;
}

/** Nothing is reported of the time to come. */
export const isLatest = (date: string, unit: DateUnit): boolean =>
  inUnit(date, unit) >= inUnit(today(), unit);

let chosen: string | undefined;
const watchers = new Set<() => void>();

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

function choose(date: string): void {
  chosen = date;
  for (const changed of watchers) changed();
}

/** The data state's reportDate (specification 3): one for all boards, today until the reader chose. */
export function useReportDate(): readonly [string, (date: string) => void] {
  return [useSyncExternalStore(watch, () => chosen ?? today()), choose];
}
