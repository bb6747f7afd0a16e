import { fieldProblem, isEmpty, type NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { numbersOf, pointOf } from './locate.ts';

/** The place and the metres around it that a row has in two fields; nothing where one of them is missing or refused. */
export function rangeIn(row: Row, place: NamedField, metres: NamedField) {
  const isRefused = [place, metres].some(
    (field) => !isEmpty(row[field.name]) && fieldProblem(field, row[field.name]) !== undefined,
  );
  const at = numbersOf(pointOf(row[place.name]));
  const around = row[metres.name];
  if (!at || isRefused || typeof around !== 'number' || around <= 0) return undefined;
  return { place: at, metres: around };
}
