import type { Series } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import {
  dayAfter,
  isHoliday,
  makeUpDay,
  weekdayOf,
  type SchoolCalendar,
} from '../../../contract/school-calendar.ts';

/** A make-up day of no day in particular is for rows of the whole working week. */
const WORKING_WEEK = ['1', '2', '3', '4', '5'];

/** The last day of a row; one that comes once has no other than its first. */
const lastOf = ({ cycle, first, last }: Pick<Series, 'cycle' | 'first' | 'last'>, row: Row): unknown =>
  row[row[cycle.field] === cycle.once ? first : last];

/** Whether a row comes on a day. One that skips holidays comes on make-up days like on the days they stand for. */
export function isDue(
  series: Pick<Series, 'cycle' | 'first' | 'last'>,
  row: Row,
  date: string,
  calendar: SchoolCalendar,
): boolean {
  const { cycle } = series;
  const [from, to] = [row[series.first], lastOf(series, row)];
  if (!from || !to || date < String(from) || date > String(to)) return false;
  if (row[cycle.field] === cycle.once) return date === from;
  const skips = cycle.skips !== undefined && row[cycle.skips] === 1;
  if (skips && isHoliday(calendar, date)) return false;
  if (row[cycle.field] === cycle.daily) return true;
  const chosen: unknown = cycle.days === undefined ? [] : row[cycle.days];
  const days: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  if (days.includes(String(weekdayOf(date)))) return true;
  const madeUp = skips ? makeUpDay(calendar, date) : undefined;
  if (!madeUp) return false;
  return madeUp.as === null ? WORKING_WEEK.every((day) => days.includes(day)) : days.includes(madeUp.as);
}

const LONGEST_LOOK = 400;

/** The next days of a row, from a day on. */
export function nextDates(
  series: Pick<Series, 'cycle' | 'first' | 'last'>,
  row: Row,
  from: string,
  count: number,
  calendar: SchoolCalendar,
): string[] {
  const dates: string[] = [];
  const [first, last] = [row[series.first], lastOf(series, row)].map((day) => String(day ?? ''));
  if (!first || !last) return dates;
  let date = from > first ? from : first;
  for (let looked = 0; looked < LONGEST_LOOK && date <= last && dates.length < count; looked += 1) {
    if (isDue(series, row, date, calendar)) dates.push(date);
    date = dayAfter(date);
  }
  return dates;
}
