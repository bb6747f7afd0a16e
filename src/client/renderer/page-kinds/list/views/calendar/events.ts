import type { CalendarView } from '../../../../../../contract/generated/meta.ts';
import { dayAfter } from '../../../../../../contract/school-calendar.ts';
import type { FilterValues, Row } from '../../../../data.ts';
import { rangeOf } from '../../filter-values.ts';

/** A row on the calendar. */
export interface CalendarEvent {
  readonly row: Row;
  /** First and last day. */
  readonly first: string;
  readonly last: string;
  /** Minutes of the first day with which it begins, and of the last day with which it ends; absent where it takes whole days. */
  readonly minutes?: readonly [number, number];
}

const MINUTES_OF_DAY = 24 * 60;
const MIDNIGHT = '00:00';

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The row as an event; nothing where it has no time yet. */
export function eventOf(row: Row, { from, to }: CalendarView): CalendarEvent | undefined {
  const begins = row[from];
  if (typeof begins !== 'string' || begins === '') return undefined;
  const given = to === undefined ? undefined : row[to];
  const ends = typeof given === 'string' && given > begins ? given : begins;
  const first = begins.slice(0, 10);
  const clock = begins.slice(11, 16);
  if (clock === '') return { row, first, last: ends.slice(0, 10) };
  const endClock = ends.slice(11, 16);
  // What ends at midnight takes nothing of the day that begins then.
  const isAtMidnight = endClock === MIDNIGHT && ends.slice(0, 10) > first;
  const last = isAtMidnight ? dayAfter(ends.slice(0, 10), -1) : ends.slice(0, 10);
  return { row, first, last, minutes: [minuteOf(clock), isAtMidnight ? MINUTES_OF_DAY : minuteOf(endClock)] };
}

/** What takes part of a day: first what takes all of it, then by the hour. */
export function eventsOn(events: readonly CalendarEvent[], day: string): CalendarEvent[] {
  const begin = ({ first, minutes }: CalendarEvent) => (minutes && first === day ? minutes[0] : -1);
  return events
    .filter(({ first, last }) => first <= day && day <= last)
    .sort((one, other) => begin(one) - begin(other));
}

/** Whether it stands among the hours of a day: not where it takes whole days or goes on into another one. */
export const isTimed = ({ first, last, minutes }: CalendarEvent): boolean =>
  minutes !== undefined && first === last;

/** An event among the hours of its day: rows of half an hour, and which column of those that share its time. */
export interface PlacedEvent {
  readonly event: CalendarEvent;
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
  readonly columns: number;
}

const STEP = 30;

/** Events of one day beside each other where they share a time. */
export function placed(events: readonly CalendarEvent[], firstHour: number): PlacedEvent[] {
  const found: { event: CalendarEvent; top: number; bottom: number; column: number; group: number }[] = [];
  const columnsOf: number[] = [];
  let ends: number[] = [];
  for (const event of events) {
    const [begin, end] = event.minutes ?? [0, 0];
    const top = Math.floor((begin - firstHour * 60) / STEP);
    const bottom = Math.max(top + 1, Math.ceil((end - firstHour * 60) / STEP));
    if (ends.every((one) => one <= top)) {
      ends = [];
      columnsOf.push(0);
    }
    const free = ends.findIndex((one) => one <= top);
    const column = free < 0 ? ends.length : free;
    ends[column] = bottom;
    columnsOf[columnsOf.length - 1] = Math.max(columnsOf.at(-1)!, column + 1);
    found.push({ event, top, bottom, column, group: columnsOf.length - 1 });
  }
  return found.map(({ group, ...one }) => ({ ...one, columns: columnsOf[group]! }));
}

const USUAL_HOURS: readonly [number, number] = [8, 18];

/** The hours that a week shows: those of the working day, and further as far as something is there. */
export function hoursOf(events: readonly CalendarEvent[]): readonly [number, number] {
  const timed = events.filter(isTimed).flatMap(({ minutes }) => (minutes ? [minutes] : []));
  return [
    Math.min(USUAL_HOURS[0], ...timed.map(([begin]) => Math.floor(begin / 60))),
    Math.max(USUAL_HOURS[1], ...timed.map(([begin, end]) => Math.ceil(Math.max(end, begin + STEP) / 60))),
  ];
}

/** The filter of a list, and of the days that are shown: the shorter of two spans where both name the field. */
export function withinDays(
  filter: FilterValues,
  { from, to }: CalendarView,
  [first, last]: readonly [string, string],
): FilterValues {
  if (to === undefined) return { ...filter, [from]: narrower(filter[from], { From: first, To: last }) };
  return {
    ...filter,
    [from]: narrower(filter[from], { To: last }),
    [to]: narrower(filter[to], { From: first }),
  };
}

function narrower(asked: unknown, span: { From?: string; To?: string }): unknown {
  const { From, To } = typeof asked === 'string' ? { From: asked, To: asked } : rangeOf(asked);
  const from = [From, span.From].filter((end): end is string => typeof end === 'string' && end !== '').sort();
  const to = [To, span.To].filter((end): end is string => typeof end === 'string' && end !== '').sort();
  return {
    ...(from.length > 0 ? { From: from.at(-1) } : {}),
    ...(to.length > 0 ? { To: to[0] } : {}),
  };
}
