import { dayAfter, weekdayOf } from '../../../../../../contract/school-calendar.ts';

/** How much of a calendar is shown at once. */
export type Span = 'month' | 'week';

const DAYS_OF_WEEK = 7;

/** The seven days of the week of a day, from Monday. */
export function weekOf(day: string): string[] {
  const monday = dayAfter(day, 1 - weekdayOf(day));
  return Array.from({ length: DAYS_OF_WEEK }, (_, at) => dayAfter(monday, at));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks that hold the days of a month, whole. */
export function weeksOfMonth(day: string): string[][] {
  const month = monthOf(day);
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`); weeks.length === 0 || monthOf(week[0]!) === month;) {
    weeks.push(week);
    week = weekOf(dayAfter(week[0]!, DAYS_OF_WEEK));
  }
  return weeks;
}

const lengthOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day some months on, or the last one of a month that has no such day. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const to = Math.min(date, lengthOfMonth(toYear, toMonth));
  return [
    String(toYear).padStart(4, '0'),
    ...[toMonth, to].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}

/** The day that the span before (-1) or after (1) opens with. */
export const stepped = (day: string, span: Span, by: -1 | 1): string =>
  span === 'month' ? monthAfter(day, by) : dayAfter(day, by * DAYS_OF_WEEK);

/** The first and the last day that a span shows. */
export function boundsOf(day: string, span: Span): readonly [string, string] {
  const weeks = span === 'month' ? weeksOfMonth(day) : [weekOf(day)];
  return [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
}

export const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** A day as people say it: 11月26日 周四. */
export function spokenDay(day: string): string {
  return `${shortDay(day)} ${WEEKDAYS[weekdayOf(day) - 1]}`;
}

/** A day of the month: 11月26日. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text of the address names a day that exists. */
export const isDayText = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
