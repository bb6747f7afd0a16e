import {
  countDays,
  countedText,
  isRestDay,
  termOf,
  weekOfTerm,
  workdayAfter,
  type SchoolCalendar,
} from '../../school-calendar.ts';
import { isWireDate } from '../time.ts';
import type { ConditionFunction, Functions } from './kinds.ts';

const CALENDAR_WORK = 500;

/** Answers by the calendar in the scope, and with nothing where there is none. Texts that are no dates have no answer. */
const byCalendar = (
  usage: string,
  parameters: ConditionFunction['parameters'],
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

const day = (date: unknown) => String(date).slice(0, 10);

export const calendarFunctions: Functions = {
  countedDays: byCalendar(
    'countedDays(row.StartTime, row.EndTime): days of an absence by the rule that the school has set',
    ['string', 'string'],
    'number',
    (calendar, [from, to]) => countDays(calendar, String(from), String(to)),
  ),
  countedText: byCalendar(
    'countedText(row.StartTime, row.EndTime): the same in words, with holidays and make-up days',
    ['string', 'string'],
    'string',
    (calendar, [from, to]) => countedText(calendar, String(from), String(to)),
  ),
  isRestDay: byCalendar(
    'isRestDay(row.StartDate): whether nobody works on a day, by weekday, holidays and make-up days',
    ['string'],
    'bool',
    (calendar, [date]) => isRestDay(calendar, day(date)),
  ),
  workdayAfter: byCalendar(
    'workdayAfter(row.SubmitDate, 3): the day on which so many working days have passed',
    ['string', 'number'],
    'string',
    (calendar, [date, count]) => workdayAfter(calendar, day(date), Number(count)),
  ),
  termWeek: byCalendar(
    'termWeek(row.StartDate): teaching week of its term, from 1; null between terms',
    ['string'],
    'number',
    (calendar, [date]) => weekOfTerm(calendar, day(date)),
  ),
  termStart: byCalendar(
    'termStart(row.StartDate): first day of its term; null between terms',
    ['string'],
    'string',
    (calendar, [date]) => termOf(calendar, day(date))?.From ?? null,
  ),
  termEnd: byCalendar(
    'termEnd(row.StartDate): last day of its term; null between terms',
    ['string'],
    'string',
    (calendar, [date]) => termOf(calendar, day(date))?.To ?? null,
  ),
};
