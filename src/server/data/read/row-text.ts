import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { displayFields } from '../schemas/display-fields.ts';

/** A value that can stand in a line of text; undefined for none. */
export const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' || typeof value === 'object'
    ? undefined
    : String(value);

/** A value of a row as it is read: of a reference or a dictionary what it is called, of a moment its minute, a number with its unit. */
export function shownText(entity: EntityModel, row: Row, name: string): string | undefined {
  const [twin] = [...displayFields(entity)].find(([, field]) => field.name === name) ?? [];
  const text = textOf((twin === undefined ? undefined : row[twin]) ?? row[name]);
  const field = entity.fields.get(name);
  if (text !== undefined && field?.unit !== undefined) return `${text}${field.unit}`;
  return field?.type === 'datetime' ? text?.slice(0, 16) : text;
}
