import { ROLLCALL_CYCLE } from '../../../contract/generated/codes.ts';
import type { NamingTask } from '../../../contract/generated/entities.ts';
import {
  dayAfter,
  isHoliday,
  makeUpDay,
  weekdayOf,
  type SchoolCalendar,
} from '../../../contract/school-calendar.ts';

/** When a task calls its roll. */
export type Schedule = Pick<NamingTask, 'Cycle' | 'WeekDays' | 'StartDate' | 'EndDate'> &
  Partial<Pick<NamingTask, 'SkipHolidays'>>;

/** The day after, `YYYY-MM-DD`. */
export const nextDay = (date: string): string => dayAfter(date);

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => dayAfter(date, -1);

/** Item of WEEK_DAY: 1 Monday to 7 Sunday. */
export const weekDayOf = (date: string): string => String(weekdayOf(date));

/** Whether the roll is called on a day. A task that skips holidays is called on make-up days like on the days they stand for. */
export function isDue(schedule: Schedule, date: string, calendar: SchoolCalendar): boolean {
  const { Cycle, StartDate, EndDate, SkipHolidays } = schedule;
  if (!StartDate || !EndDate || date < StartDate || date > EndDate) return false;
  if (Cycle === ROLLCALL_CYCLE.Once) return date === StartDate;
  const skips = SkipHolidays === 1;
  if (skips && isHoliday(calendar, date)) return false;
  if (Cycle === ROLLCALL_CYCLE.Daily) return true;
  const days: readonly unknown[] = Array.isArray(schedule.WeekDays) ? schedule.WeekDays : [];
  if (days.includes(weekDayOf(date))) return true;
  const madeUp = skips ? makeUpDay(calendar, date) : undefined;
  if (!madeUp) return false;
  return madeUp.as === null ? WORKING_WEEK.every((day) => days.includes(day)) : days.includes(madeUp.as);
}

/** A make-up day of no day in particular is for tasks of the whole working week. */
const WORKING_WEEK = ['1', '2', '3', '4', '5'];

const LONGEST_LOOK = 400;

/** The next days of a task, from a day on. */
export function nextDates(
  schedule: Schedule,
  from: string,
  count: number,
  calendar: SchoolCalendar,
): string[] {
  const dates: string[] = [];
  const { StartDate, EndDate } = schedule;
  if (!StartDate || !EndDate) return dates;
  let date = from > StartDate ? from : StartDate;
  for (let looked = 0; looked < LONGEST_LOOK && date <= EndDate && dates.length < count; looked += 1) {
    if (isDue(schedule, date, calendar)) dates.push(date);
    date = nextDay(date);
  }
  return dates;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A wire time some minutes or seconds later. */
export function later(time: string, by: { readonly minutes?: number; readonly seconds?: number }): string {
  const ms = Date.parse(`${time.replace(' ', 'T')}Z`) + (by.minutes ?? 0) * 60_000 + (by.seconds ?? 0) * 1000;
  const date = new Date(ms);
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${date.toISOString().slice(0, 10)} ${clock}`;
}
