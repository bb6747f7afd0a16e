import type { DueDay } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { dayAfter, workdayAfter, type SchoolCalendar } from '../../../contract/school-calendar.ts';
import { columnOf } from '../fields/kind.ts';
import type { Binder } from '../sql/sql.ts';

const MIDNIGHT = '00:00';

/**
 * The last day of a field that is due now: so many days, or working days, from today, or from yesterday while the time of the
 * day has not come.
 */
export function lastDueDay(
  calendar: SchoolCalendar,
  { workdays, days = 0, at = MIDNIGHT }: DueDay,
  now: string,
): string {
  const today = now.slice(0, 10);
  const from = now.slice(11, 16) < at ? dayAfter(today, -1) : today;
  return workdays === undefined ? dayAfter(from, days) : (workdayAfter(calendar, from, workdays) ?? from);
}

/** The rows that are due, as SQL. */
export function dueDaySql(
  calendar: SchoolCalendar,
  entity: EntityModel,
  due: DueDay,
  now: string,
  binder: Binder,
): string {
  const field = entity.fields.get(due.field)!;
  const end = binder.bind(dayAfter(lastDueDay(calendar, due, now)));
  const column = columnOf(field, 't');
  return field.type === 'date'
    ? `${column} < ${end}::date`
    : `${column} < (${end}::timestamp AT TIME ZONE 'Asia/Shanghai')`;
}
