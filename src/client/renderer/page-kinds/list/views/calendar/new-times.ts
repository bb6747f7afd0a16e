import type { CalendarView } from '../../../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../../../contract/model.ts';

const two = (number: number) => String(number).padStart(2, '0');

const OPENING = 9;

/** The two ends of a new row that takes a day; a moment begins with the morning. */
export function wholeDay({ fields }: EntityModel, view: CalendarView, day: string): [string, string] {
  return fields.get(view.from)?.type === 'date' ? [day, day] : oneHour(day, OPENING);
}

/** The two ends of a new row that takes an hour. */
export function oneHour(day: string, hour: number): [string, string] {
  const at = (one: number) => (one < 24 ? `${day} ${two(one)}:00:00` : `${day} 23:59:59`);
  return [at(hour), at(hour + 1)];
}
