import { PLAIN_CALENDAR, type SchoolCalendar } from '../../../contract/school-calendar.ts';

let latest: SchoolCalendar = PLAIN_CALENDAR;

/**
 * Takes note of the calendar that came with a page; the server judges by the newest one, and so does every open form. A school's own server
 * may know no terms.
 */
export function noteCalendar(calendar: Omit<SchoolCalendar, 'Terms'> & Partial<SchoolCalendar>): void {
  latest = { ...PLAIN_CALENDAR, ...calendar };
}

/** The school's calendar as the server told it last. */
export const schoolCalendar = (): SchoolCalendar => latest;
