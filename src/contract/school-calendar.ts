import { daysBetween } from './conditions/time.ts';
import { DAY_COUNT, HOLIDAY_KIND } from './generated/codes.ts';

/** Days off, or days of work in their place, as the office entered them. */
export interface CalendarEntry {
  readonly Name: string;
  /** Item of HOLIDAY_KIND. */
  readonly Kind: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly From: string;
  readonly To: string;
  /** Item of WEEK_DAY: whose lessons are taught on a make-up day. */
  readonly As?: string | null;
}

/** The days of a school, and the rule by which it counts them. Both sides judge by the same one. */
export interface SchoolCalendar {
  /** Item of DAY_COUNT. */
  readonly Counting: string;
  readonly Entries: readonly CalendarEntry[];
  readonly Terms: readonly Term[];
}

/** A term of the school: its first and last day, `YYYY-MM-DD`. */
export interface Term {
  readonly From: string;
  readonly To: string;
}

/** A school that entered nothing: weekends are off, absences are counted by their length. */
export const PLAIN_CALENDAR: SchoolCalendar = { Counting: DAY_COUNT.Hours, Entries: [], Terms: [] };

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
/** A longer span is no absence of anybody. */
export const MOST_DAYS = 3_660;
/** Nobody waits for more working days than lie in so long a time, whatever is declared off. */
export const MOST_WORKDAYS = MOST_DAYS / 4;
const LAST_DAY = '9999-12-31';
const LAST_WORKING_WEEKDAY = 5;

const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day some days later, `YYYY-MM-DD`. */
export const dayAfter = (date: string, days = 1): string => dateOf(msOf(date) + days * DAY_MS);

/** 1 Monday to 7 Sunday, as WEEK_DAY numbers them. */
export const weekdayOf = (date: string): number => new Date(msOf(date)).getUTCDay() || 7;

/** What a calendar says of a day beyond its weekday. */
type Mark = Pick<CalendarEntry, 'Kind' | 'As'>;

const marks = new WeakMap<SchoolCalendar, ReadonlyMap<string, Mark>>();

/** The days that entries speak of, each once; a make-up day stands above a holiday around it. */
function marksOf(calendar: SchoolCalendar): ReadonlyMap<string, Mark> {
  const known = marks.get(calendar);
  if (known) return known;
  const found = new Map<string, Mark>();
  for (const { From, To, Kind, As = null } of calendar.Entries)
    for (let date = From, count = 0; date <= To && count < MOST_DAYS; date = dayAfter(date), count += 1)
      if (found.get(date)?.Kind !== HOLIDAY_KIND.Work) found.set(date, { Kind, As });
  marks.set(calendar, found);
  return found;
}

/** Whether the office declared a day off. */
export const isHoliday = (calendar: SchoolCalendar, date: string): boolean =>
  marksOf(calendar).get(date)?.Kind === HOLIDAY_KIND.Off;

/** The make-up day that a date is, with the weekday whose lessons it has; undefined for any other date. */
export function makeUpDay(
  calendar: SchoolCalendar,
  date: string,
): { readonly as: string | null } | undefined {
  const mark = marksOf(calendar).get(date);
  return mark?.Kind === HOLIDAY_KIND.Work ? { as: mark.As ?? null } : undefined;
}

/** Whether nobody works on a day: a holiday, or a weekend that makes up for none. */
export function isRestDay(calendar: SchoolCalendar, date: string): boolean {
  const kind = marksOf(calendar).get(date)?.Kind;
  if (kind === undefined) return weekdayOf(date) > LAST_WORKING_WEEKDAY;
  return kind === HOLIDAY_KIND.Off;
}

/** The day on which so many working days have passed after a date; null when the number is none. */
export function workdayAfter(calendar: SchoolCalendar, from: string, count: number): string | null {
  if (!Number.isInteger(count) || count < 0 || count > MOST_WORKDAYS) return null;
  let date = from;
  for (let left = count, looked = 0; left > 0; looked += 1) {
    if (looked > MOST_DAYS || date >= LAST_DAY) return null;
    date = dayAfter(date);
    if (!isRestDay(calendar, date)) left -= 1;
  }
  return date;
}

/** The term that a day is in; undefined between terms. */
export const termOf = ({ Terms }: SchoolCalendar, date: string): Term | undefined =>
  Terms.find(({ From, To }) => From <= date && date <= To);

/** Which week of its term a day is in, from 1, weeks beginning on Monday; null between terms. */
export function weekOfTerm(calendar: SchoolCalendar, date: string): number | null {
  const term = termOf(calendar, date);
  if (!term) return null;
  const monday = dayAfter(term.From, 1 - weekdayOf(term.From));
  return Math.floor((msOf(date) - msOf(monday)) / (7 * DAY_MS)) + 1;
}

/** A span of time that is counted in days. */
interface Span {
  readonly ms: number;
  /** Days that it touches, in order; one that it only reaches at midnight is none of them. */
  readonly dates: readonly string[];
}

const MIDNIGHT = /[ T]00:00(:00)?$/;

/** A date without a time is the whole day. Null for what is no span, or none that anybody is away for. */
function spanOf(from: string, to: string): Span | null {
  const whole = to.length === 10 ? dayAfter(to) : to;
  const length = daysBetween(from, whole);
  if (length === null || length < 0 || length > MOST_DAYS) return null;
  const last = MIDNIGHT.test(to) ? dayAfter(to.slice(0, 10), -1) : to.slice(0, 10);
  const first = msOf(from.slice(0, 10));
  // Counted, not compared: the day after the last of 9999 has no text that stands behind it.
  const count = length > 0 ? Math.round((msOf(last) - first) / DAY_MS) + 1 : 0;
  const dates = Array.from({ length: count }, (_, at) => dateOf(first + at * DAY_MS));
  return { ms: Math.round(length * DAY_MS), dates };
}

/** How many days an absence counts by the school's rule; null when it is none. */
export function countDays(calendar: SchoolCalendar, from: string, to: string): number | null {
  const span = isRealDay(from, to) ? spanOf(from, to) : null;
  return span && counted(calendar, span);
}

function counted(calendar: SchoolCalendar, { ms, dates }: Span): number {
  if (calendar.Counting === DAY_COUNT.Natural) return dates.length;
  if (calendar.Counting === DAY_COUNT.Workdays)
    return dates.filter((date) => !isRestDay(calendar, date)).length;
  return Math.ceil(ms / HALF_DAY_MS) / 2;
}

/** The same in words: `按工作日：5月1日至5日放假，计2天`; null when it is none. */
export function countedText(calendar: SchoolCalendar, from: string, to: string): string | null {
  const span = isRealDay(from, to) ? spanOf(from, to) : null;
  if (span === null) return null;
  const days = `计${counted(calendar, span)}天`;
  if (calendar.Counting === DAY_COUNT.Natural)
    return `按自然日：${[...rangeText(span.dates), days].join('，')}`;
  if (calendar.Counting === DAY_COUNT.Workdays)
    return `按工作日：${[...exceptions(calendar, span.dates), days].join('，')}`;
  return `按时长：${lengthText(span.ms)}，${days}`;
}

/** Text that looks like a date and is none has no days. */
const isRealDay = (from: string, to: string) => daysBetween(from.slice(0, 10), to.slice(0, 10)) !== null;

function lengthText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), '天'],
    [Math.floor(minutes / 60) % 24, '小时'],
    [minutes % 60, '分钟'],
  ] as const;
  const told = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount}${unit}`);
  return told.join('') || '0天';
}

const MOST_TOLD = 3;

/** What sets days of an absence apart from working days: holidays in a row, weekends, make-up days. */
function exceptions(calendar: SchoolCalendar, dates: readonly string[]): string[] {
  const off = runsOf(dates.filter((date) => isHoliday(calendar, date)));
  const weekend = dates.filter((date) => isRestDay(calendar, date) && !isHoliday(calendar, date));
  const made = runsOf(dates.filter((date) => makeUpDay(calendar, date) !== undefined));
  return [
    ...listed(off, '放假'),
    ...(weekend.length > 0 ? [`周末${weekend.length}天`] : []),
    ...listed(made, '补班'),
  ];
}

function listed(runs: readonly (readonly string[])[], what: string): string[] {
  if (runs.length === 0) return [];
  const told = runs.slice(0, MOST_TOLD).flatMap(rangeText).join('、');
  return [`${told}${runs.length > MOST_TOLD ? '等' : ''}${what}`];
}

function runsOf(dates: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && dayAfter(run.at(-1)!) === date) run.push(date);
    else runs.push([date]);
  }
  return runs;
}

/** `5月1日`, `5月1日至5日`, `4月30日至5月5日`; nothing for no days. */
function rangeText(dates: readonly string[]): string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [a, b] = [first, last].map((date) => date.split('-').map(Number)) as [number[], number[]];
  const begin = `${a[1]}月${a[2]}日`;
  if (first === last) return [begin];
  return [`${begin}至${a[1] === b[1] && a[0] === b[0] ? '' : `${b[1]}月`}${b[2]}日`];
}

/** A moment moved on by so many working days; by days where the calendar knows none of them. */
export function workingDaysAfter(moment: string, days: number, calendar: SchoolCalendar): string {
  const [date = '', time = ''] = moment.split(' ');
  return `${workdayAfter(calendar, date, days) ?? dayAfter(date, days)} ${time}`;
}
