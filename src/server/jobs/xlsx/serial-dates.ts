const DAY_SECONDS = 86_400;
/** The first serial number of the year 10000. */
const SERIAL_END = 2_958_466;
const OFFSET_1904 = 1_462;

/** How a number format shows its number. */
export type FormatKind = 'number' | 'date' | 'time';

function pad(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}

function clock(seconds: number): string {
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/**
 * The calendar text of a spreadsheet's day number: `YYYY-MM-DD`, and ` HH:mm:ss` when it has a time of day. Computed
 * without any time zone. Null when the number is no day that exists: before 1 January 1900, after 9999, or day 60 of the
 * 1900 system, the 29 February 1900 that Excel knows and the calendar does not.
 */
export function serialToDate(n: number, date1904: boolean): string | null {
  if (!Number.isFinite(n) || n < 0) return null;
  const total = Math.round(n * DAY_SECONDS);
  const day = Math.floor(total / DAY_SECONDS) + (date1904 ? OFFSET_1904 : 0);
  if (day < 1 || day >= SERIAL_END || day === 60) return null;
  // Excel counts a day too many from March 1900 on.
  const date = new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * DAY_SECONDS * 1000);
  const text = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  const seconds = total % DAY_SECONDS;
  return seconds === 0 ? text : `${text} ${clock(seconds)}`;
}

/** A spreadsheet shows 15 digits of a number; what a formula works out carries a remainder behind them. */
const shown = (n: number): number => (Number.isInteger(n) ? n : Number(n.toPrecision(15)));

/** The number of a cell as its format means it: date text, time text, or the number itself when it is no date. */
export function formatSerial(n: number, kind: FormatKind, date1904: boolean): string | number {
  if (kind === 'number') return shown(n);
  if (kind === 'time' && n >= 0 && n < 1) return clock(Math.round(n * DAY_SECONDS) % DAY_SECONDS);
  return serialToDate(n, date1904) ?? n;
}

// Formats that a file refers to by number alone; 27-36 and 50-58 are those of Chinese, Japanese and Korean programs.
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const BUILT_IN_TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56]);

/** What a number format shows, by its number and, when the file defines it, its code. */
export function formatKind(id: number, code: string | undefined): FormatKind {
  if (code === undefined) return BUILT_IN_DATES.has(id) ? 'date' : BUILT_IN_TIMES.has(id) ? 'time' : 'number';
  // A span of time, such as [h]:mm, is no moment.
  if (/\[(h+|m+|s+)\]/i.test(code)) return 'number';
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gu, '')
    .split(';', 1)
    .join('')
    .replace(/General|AM\/PM|A\/P/gi, '')
    .toLowerCase();
  if (/[yd]|aaa/.test(bare)) return 'date';
  if (/[hs]/.test(bare)) return 'time';
  return bare.includes('m') ? 'date' : 'number';
}
