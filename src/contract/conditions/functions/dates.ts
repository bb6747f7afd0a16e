import { weekdayOf } from '../../school-calendar.ts';
import {
  dayLater,
  daysBetween,
  edgeOf,
  isWireDate,
  monthsBetween,
  monthsLater,
  SPANS,
  shanghaiText,
} from '../time.ts';
import type { ConditionFunction, FunctionContext, Functions } from './kinds.ts';

/** Answers by dates; where a text is none there is no answer. */
const byDates = (
  usage: string,
  parameters: ConditionFunction['parameters'],
  result: 'string' | 'number',
  run: (args: readonly unknown[], context: FunctionContext) => string | number | null,
  dates = 1,
): ConditionFunction => ({
  parameters,
  result,
  form: 'call',
  usage,
  run: (args, context) =>
    args.slice(0, dates).every((date) => isWireDate(String(date))) ? run(args, context) : null,
});

/** Days between two dates, times `factor`. */
const span = (usage: string, factor: number): ConditionFunction =>
  byDates(
    usage,
    ['string', 'string'],
    'number',
    ([from, to]) => daysBetween(String(from), String(to))! * factor,
    2,
  );

const now = ({ scope }: FunctionContext): string =>
  typeof scope['now'] === 'string' ? scope['now'] : shanghaiText(Date.now());

/** Full years between two dates. */
const yearsBetween = (from: string, to: string) => Math.trunc(monthsBetween(from, to) / 12);

export const dateFunctions: Functions = {
  now: {
    parameters: [],
    result: 'string',
    form: 'call',
    usage: 'now(): "YYYY-MM-DD HH:mm:ss" in Asia/Shanghai',
    run: (_args, context) => now(context),
  },
  days: span('days(row.StartTime, row.EndTime): days between two dates, with fraction', 1),
  hours: span('hours(row.StartTime, row.EndTime): hours between two dates, with fraction', 24),
  months: byDates(
    'months(row.StartDate, row.EndDate): full months between two dates',
    ['string', 'string'],
    'number',
    ([from, to]) => monthsBetween(String(from), String(to)),
    2,
  ),
  years: byDates(
    'years(row.StartDate, row.EndDate): full years between two dates',
    ['string', 'string'],
    'number',
    ([from, to]) => yearsBetween(String(from), String(to)),
    2,
  ),
  age: byDates('age(row.BirthDate): full years until today', ['string'], 'number', ([birth], context) =>
    yearsBetween(String(birth), now(context)),
  ),
  weekday: byDates('weekday(row.StartDate): 1 Monday to 7 Sunday', ['string'], 'number', ([date]) =>
    weekdayOf(String(date).slice(0, 10)),
  ),
  addDays: byDates(
    'addDays(row.StartDate, 7): so many days later, or before; a time of day stays',
    ['string', 'number'],
    'string',
    ([date, count]) => dayLater(String(date), Number(count)),
  ),
  addMonths: byDates(
    'addMonths(row.StartDate, 1): so many months later, or before; of a shorter month the last day',
    ['string', 'number'],
    'string',
    ([date, count]) => monthsLater(String(date), Number(count)),
  ),
  startOf: {
    ...byDates(
      "startOf(row.StartDate, 'month'): the first day of its week (Monday), month or year, or the first second of its day",
      ['string', 'string'],
      'string',
      ([date, unit]) => edgeOf(String(date), String(unit), 'start'),
    ),
    words: SPANS,
  },
  endOf: {
    ...byDates(
      "endOf(row.StartDate, 'month'): the last day of its week (Sunday), month or year, or the last second of its day",
      ['string', 'string'],
      'string',
      ([date, unit]) => edgeOf(String(date), String(unit), 'end'),
    ),
    words: SPANS,
  },
};
