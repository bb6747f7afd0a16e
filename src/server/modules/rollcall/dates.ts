import { dayAfter } from '../../../contract/school-calendar.ts';

/** The day after, `YYYY-MM-DD`. */
export const nextDay = (date: string): string => dayAfter(date);

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (date: string): string => dayAfter(date, -1);
