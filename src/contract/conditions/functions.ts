import {
  countDays,
  countedText,
  isRestDay,
  weekdayOf,
  workdayAfter,
  type SchoolCalendar,
} from '../school-calendar.ts';
import { daysBetween, isWireDate, shanghaiText } from './time.ts';

/** What a function accepts: `sized` is text or a list, `scalar` is text, a number or a yes/no value. */
export type ParameterKind = 'string' | 'number' | 'list' | 'sized' | 'scalar';

export interface FunctionContext {
  readonly scope: Record<string, unknown>;
  /** pays for work that grows with the length of a value */
  charge(units: number): void;
}

export interface ConditionFunction {
  readonly parameters: readonly ParameterKind[];
  /** how many of the last parameters may be left out */
  readonly optional?: number;
  readonly result: 'string' | 'number' | 'bool';
  /** written f(x), x.f(), or both */
  readonly form: 'call' | 'method' | 'both';
  readonly usage: string;
  /** Answers by the school's calendar, which only formulas and rules of entities are given. */
  readonly calendar?: true;
  /** arguments are never absent and already have the declared kinds; null means that no value can be given */
  run(args: readonly unknown[], context: FunctionContext): string | number | boolean | null;
}

const text = (
  usage: string,
  parameters: readonly ParameterKind[],
  result: 'string' | 'bool',
  run: (value: string, ...rest: readonly unknown[]) => string | boolean,
  optional = 0,
): ConditionFunction => ({
  parameters,
  optional,
  result,
  form: 'method',
  usage,
  run(args, context) {
    context.charge(String(args[0]).length >> 5);
    return run(String(args[0]), ...args.slice(1));
  },
});

const rounding = (usage: string, run: (value: number) => number): ConditionFunction => ({
  parameters: ['number'],
  result: 'number',
  form: 'call',
  usage,
  run: ([value]) => run(Number(value)),
});

/** Days between two dates, times `factor`. */
const span = (usage: string, factor: number): ConditionFunction => ({
  parameters: ['string', 'string'],
  result: 'number',
  form: 'call',
  usage,
  run([from, to]) {
    const days = daysBetween(String(from), String(to));
    return days === null ? null : days * factor;
  },
});

/** Answers by the calendar in the scope, and with nothing where there is none. Texts that are no dates have no answer. */
const byCalendar = (
  usage: string,
  parameters: readonly ParameterKind[],
  result: ConditionFunction['result'],
  run: (calendar: SchoolCalendar, args: readonly unknown[]) => string | number | boolean | null,
): ConditionFunction => ({
  parameters,
  result,
  form: 'call',
  usage,
  calendar: true,
  run(args, context) {
    context.charge(CALENDAR_WORK);
    const calendar = context.scope['calendar'] as SchoolCalendar | undefined;
    const isDated = args.every((arg) => typeof arg !== 'string' || isWireDate(arg));
    return calendar && isDated ? run(calendar, args) : null;
  },
});

const CALENDAR_WORK = 500;

/**
 * Every function a condition may call. There is no regular expression among them: a pattern from a page file could
 * hold the event loop for minutes.
 */
export const conditionFunctions: ReadonlyMap<string, ConditionFunction> = new Map<string, ConditionFunction>([
  [
    'size',
    {
      parameters: ['sized'],
      result: 'number',
      form: 'both',
      usage: 'size(row.Files), row.Reason.size(): items of a list, characters of a text',
      run: ([value], context) => (Array.isArray(value) ? value.length : characters(String(value), context)),
    },
  ],
  ['days', span('days(row.StartTime, row.EndTime): days between two dates, with fraction', 1)],
  ['hours', span('hours(row.StartTime, row.EndTime): hours between two dates, with fraction', 24)],
  [
    'weekday',
    {
      parameters: ['string'],
      result: 'number',
      form: 'call',
      usage: 'weekday(row.StartDate): 1 Monday to 7 Sunday',
      run: ([date]) => (isWireDate(String(date)) ? weekdayOf(String(date).slice(0, 10)) : null),
    },
  ],
  [
    'countedDays',
    byCalendar(
      'countedDays(row.StartTime, row.EndTime): days of an absence by the rule that the school has set',
      ['string', 'string'],
      'number',
      (calendar, [from, to]) => countDays(calendar, String(from), String(to)),
    ),
  ],
  [
    'countedText',
    byCalendar(
      'countedText(row.StartTime, row.EndTime): the same in words, with holidays and make-up days',
      ['string', 'string'],
      'string',
      (calendar, [from, to]) => countedText(calendar, String(from), String(to)),
    ),
  ],
  [
    'isRestDay',
    byCalendar(
      'isRestDay(row.StartDate): whether nobody works on a day, by weekday, holidays and make-up days',
      ['string'],
      'bool',
      (calendar, [date]) => isRestDay(calendar, String(date).slice(0, 10)),
    ),
  ],
  [
    'workdayAfter',
    byCalendar(
      'workdayAfter(row.SubmitDate, 3): the day on which so many working days have passed',
      ['string', 'number'],
      'string',
      (calendar, [date, count]) => workdayAfter(calendar, String(date).slice(0, 10), Number(count)),
    ),
  ],
  [
    'now',
    {
      parameters: [],
      result: 'string',
      form: 'call',
      usage: 'now(): "YYYY-MM-DD HH:mm:ss" in Asia/Shanghai',
      run: (_args, { scope }) => (typeof scope['now'] === 'string' ? scope['now'] : shanghaiText(Date.now())),
    },
  ],
  [
    'text',
    {
      parameters: ['scalar'],
      result: 'string',
      form: 'call',
      usage: 'text(row.Days)',
      run: ([value]) => String(value),
    },
  ],
  ['ceil', rounding('ceil(x)', Math.ceil)],
  ['floor', rounding('floor(x)', Math.floor)],
  [
    'round',
    {
      parameters: ['number', 'number'],
      optional: 1,
      result: 'number',
      form: 'call',
      usage: 'round(x), round(x, digits): half away from zero',
      run: ([value, digits = 0]) => rounded(Number(value), Number(digits)),
    },
  ],
  [
    'sum',
    {
      parameters: ['list'],
      result: 'number',
      form: 'both',
      usage: 'row.Items.map(i, i.Amount).sum(); null when an element is not a number',
      run([list], context) {
        const numbers = (list as unknown[]).filter((item) => item !== null && item !== undefined);
        context.charge(numbers.length);
        return numbers.every((item) => typeof item === 'number')
          ? numbers.reduce((total: number, item) => total + (item as number), 0)
          : null;
      },
    },
  ],
  [
    'contains',
    text('x.contains(part)', ['string', 'string'], 'bool', (value, part) => value.includes(String(part))),
  ],
  [
    'startsWith',
    text('x.startsWith(part)', ['string', 'string'], 'bool', (value, part) => value.startsWith(String(part))),
  ],
  [
    'endsWith',
    text('x.endsWith(part)', ['string', 'string'], 'bool', (value, part) => value.endsWith(String(part))),
  ],
  ['trim', text('x.trim()', ['string'], 'string', (value) => value.trim())],
  [
    'substring',
    text(
      'x.substring(from), x.substring(from, to): positions count characters from 0',
      ['string', 'number', 'number'],
      'string',
      (value, from, to) => value.slice(unitOf(value, from), to === undefined ? undefined : unitOf(value, to)),
      1,
    ),
  ],
]);

/** Counts characters as a person does (a rare character such as 𠮷 is one), without building a list of them. */
function characters(value: string, context: FunctionContext): number {
  context.charge(value.length >> 5);
  let count = value.length;
  for (let i = 1; i < value.length; i++) {
    const low = value.charCodeAt(i);
    const high = value.charCodeAt(i - 1);
    if (low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff) count--;
  }
  return count;
}

/** The code unit at which a character begins; a rare character such as 𠮷 takes two. */
function unitOf(value: string, position: unknown): number {
  const characters = Math.max(0, Math.trunc(Number(position)));
  const rare = /\p{Surrogate}|[\u{10000}-\u{10ffff}]/u;
  if (characters >= value.length || !rare.test(value)) return characters;
  let unit = 0;
  for (let passed = 0; passed < characters && unit < value.length; passed++)
    unit += value.codePointAt(unit)! > 0xffff ? 2 : 1;
  return unit;
}

/** Moves the decimal point in text, because 1.005 * 100 is 100.49999999999999. */
function rounded(value: number, digits: number): number | null {
  if (!Number.isInteger(digits) || digits < 0 || digits > 10) return null;
  const size = String(Math.abs(value));
  if (size.includes('e')) return Math.abs(value) < 1 ? 0 : value;
  const whole = Math.round(Number(`${size}e${digits}`));
  return Math.sign(value) * Number(`${whole}e-${digits}`);
}
