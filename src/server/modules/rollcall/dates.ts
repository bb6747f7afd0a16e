import { ROLLCALL_CYCLE } from '../../../contract/generated/codes.ts';
import type { NamingTask } from '../../../contract/generated/entities.ts';

/** When a task calls its roll. */
export type Schedule = Pick<NamingTask, 'Cycle' | 'WeekDays' | 'StartDate' | 'EndDate'>;

const DAY_MS = 86_400_000;
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The day after, `YYYY-MM-DD`. */
export const nextDay = (date: string): string => new Date(msOf(date) + DAY_MS).toISOString().slice(0, 10);

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => new Date(msOf(date) - DAY_MS).toISOString().slice(0, 10);

/** Item of WEEK_DAY: 1 Monday to 7 Sunday. */
export const weekDayOf = (date: string): string => String(new Date(msOf(date)).getUTCDay() || 7);

/** Whether the roll is called on a day. */
export function isDue({ Cycle, WeekDays, StartDate, EndDate }: Schedule, date: string): boolean {
  if (!StartDate || !EndDate || date < StartDate || date > EndDate) return false;
  if (Cycle === ROLLCALL_CYCLE.Once) return date === StartDate;
  if (Cycle === ROLLCALL_CYCLE.Daily) return true;
  return Array.isArray(WeekDays) && WeekDays.includes(weekDayOf(date));
}

const LONGEST_LOOK = 400;

/** The next days of a task, from a day on. */
export function nextDates(schedule: Schedule, from: string, count: number): string[] {
  const dates: string[] = [];
  const { StartDate, EndDate } = schedule;
  if (!StartDate || !EndDate) return dates;
  let date = from > StartDate ? from : StartDate;
  for (let looked = 0; looked < LONGEST_LOOK && date <= EndDate && dates.length < count; looked += 1) {
    if (isDue(schedule, date)) dates.push(date);
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
