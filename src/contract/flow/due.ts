import { dayAfter, isRestDay, type SchoolCalendar } from '../school-calendar.ts';

const HOUR_MS = 3_600_000;
const msOf = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
/** Beyond so many days a calendar without a working day is not looked through any further. */
const MOST_DAYS = 3_660;

/**
 * The moment at which something is due.
 * @param now `YYYY-MM-DD HH:mm:ss`
 * @param isWorking hours of days on which nobody works do not count
 */
export function dueAfter(now: string, hours: number, calendar: SchoolCalendar, isWorking: boolean): string {
  if (!isWorking) return wallOf(msOf(now) + hours * HOUR_MS);
  let left = hours * HOUR_MS;
  let at = now;
  for (let looked = 0; looked < MOST_DAYS; looked += 1) {
    const midnight = `${dayAfter(at.slice(0, 10))} 00:00:00`;
    const rest = isRestDay(calendar, at.slice(0, 10)) ? 0 : msOf(midnight) - msOf(at);
    if (rest >= left && rest > 0) return wallOf(msOf(at) + left);
    left -= rest;
    at = midnight;
  }
  return at;
}

/** The end of a publicity: the last moment of the last of so many working days after today. */
export function publicUntil(now: string, days: number, calendar: SchoolCalendar): string {
  let date = now.slice(0, 10);
  for (let left = days, looked = 0; left > 0 && looked < MOST_DAYS; looked += 1) {
    date = dayAfter(date);
    if (!isRestDay(calendar, date)) left -= 1;
  }
  return `${dayAfter(date)} 00:00:00`;
}
