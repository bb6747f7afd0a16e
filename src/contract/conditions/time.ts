const day = 86_400_000;
/** Asia/Shanghai has had no daylight saving time since 1991, so wall-clock text is a fixed offset from UTC. */
const offset = 8 * 3_600_000;

const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Milliseconds of a wire date (`2026-11-20` or `2026-11-20 08:00:00`) on a clock without a zone; null when it is not one. */
function wallTime(text: string): number | null {
  const match = wallClock.exec(text);
  if (!match) return null;
  const [year, month, date, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = Date.UTC(year!, month! - 1, date, hour, minute, second);
  const back = new Date(time);
  const real =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month! - 1 &&
    back.getUTCDate() === date &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return real ? time : null;
}

/** Whether a text is a date or a date and time as the wire carries them. */
export function isWireDate(text: string): boolean {
  return wallTime(text) !== null;
}

/** Days between two wire dates, with fraction; null when one of them is not a date. */
export function daysBetween(from: string, to: string): number | null {
  const start = wallTime(from);
  const end = wallTime(to);
  return start === null || end === null ? null : (end - start) / day;
}

/** The wire text of an instant, as a clock in Shanghai shows it. */
export function shanghaiText(time: number): string {
  return new Date(time + offset).toISOString().slice(0, 19).replace('T', ' ');
}

const DATE_LENGTH = 10;
/** Years of fewer than three digits are taken for years of the last century, here and elsewhere. */
const FIRST = Date.parse('0100-01-01T00:00:00Z');
const BEYOND = Date.parse('9999-12-31T00:00:00Z') + day;
/** Further away lies nothing that a school counts. */
const MOST_DAYS = 100_000;
const MOST_MONTHS = 3_000;

/** The wire text of a wall-clock time, with a time of day where the text that it comes from has one; null beyond the years 100 to 9999. */
function wireText(time: number, like: string): string | null {
  if (time < FIRST || time >= BEYOND) return null;
  const text = new Date(time).toISOString();
  return like.length === DATE_LENGTH ? text.slice(0, DATE_LENGTH) : text.slice(0, 19).replace('T', ' ');
}

/** A wire date so many whole days later, or earlier; null for a number that is none. */
export function dayLater(date: string, count: number): string | null {
  if (!Number.isInteger(count) || Math.abs(count) > MOST_DAYS) return null;
  return wireText(wallTime(date)! + count * day, date);
}

/** A wire date so many months later, or earlier; the last day of a month that has not as many. */
export function monthsLater(date: string, count: number): string | null {
  if (!Number.isInteger(count) || Math.abs(count) > MOST_MONTHS) return null;
  const from = wallTime(date)!;
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + count, 1);
  const last = monthLength(moved.getUTCFullYear(), moved.getUTCMonth());
  return wireText(moved.setUTCDate(Math.min(new Date(from).getUTCDate(), last)), date);
}

/** Days of a month, 0 January. */
const monthLength = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Full months between two wire dates, below zero when the second is the earlier one; the time of day does not count. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [from.slice(0, DATE_LENGTH), to.slice(0, DATE_LENGTH)];
  return a <= b ? fullMonths(a, b) : -fullMonths(b, a);
}

function fullMonths(from: string, to: string): number {
  const parts = (date: string) => date.split('-').map(Number) as [number, number, number];
  const [[y1, m1, d1], [y2, m2, d2]] = [parts(from), parts(to)];
  return (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0);
}

/** What startOf and endOf know. */
export const SPANS = ['day', 'week', 'month', 'year'] as const;

/**
 * First or last day, `YYYY-MM-DD`, of the week (from Monday), month or year of a wire date, or first or last second of its day; null
 * for another word.
 */
export function edgeOf(date: string, unit: string, edge: 'start' | 'end'): string | null {
  const [year, month] = [date.slice(0, 4), date.slice(5, 7)];
  const isStart = edge === 'start';
  if (unit === 'year') return isStart ? `${year}-01-01` : `${year}-12-31`;
  if (unit === 'month') {
    const last = String(monthLength(Number(year), Number(month) - 1)).padStart(2, '0');
    return `${year}-${month}-${isStart ? '01' : last}`;
  }
  const at = date.slice(0, DATE_LENGTH);
  if (unit === 'day') return `${at} ${isStart ? '00:00:00' : '23:59:59'}`;
  if (unit !== 'week') return null;
  const weekday = new Date(wallTime(at)!).getUTCDay() || 7;
  return dayLater(at, isStart ? 1 - weekday : 7 - weekday);
}
