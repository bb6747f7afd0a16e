import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { ident } from '../sql/sql.ts';

/** The columns of json_to_recordset for some fields. */
export const typed = (fields: readonly FieldModel[]): string =>
  fields.map((field) => `${ident(field.name)} ${FIELD_KINDS[field.type].column(field)}`).join(', ');

/**
 * The rows as one JSON text: a statement of one value, however many rows and columns it stores. What is absent is left
 * out, which halves the text of most rows.
 * @param same what all rows have, whatever else they say of it
 */
export function records(fields: readonly FieldModel[], rows: readonly Row[], same: Row = {}): string {
  const shared = recordOf(fields, same);
  const own = fields.filter(({ name }) => !(name in same));
  return JSON.stringify(rows.map((row) => ({ ...recordOf(own, row), ...shared })));
}

function recordOf(fields: readonly FieldModel[], row: Row): Row {
  const record: Row = {};
  for (const field of fields) {
    const value = row[field.name];
    if (value !== null && value !== undefined) record[field.name] = recorded(field, value);
  }
  return record;
}

function recorded(field: FieldModel, value: unknown): unknown {
  const kind = FIELD_KINDS[field.type];
  const prepared = kind.prepare(value, field);
  // Prepared JSON is a text, which inside of JSON would be stored as a text.
  return prepared !== null && kind.column(field) === 'jsonb' ? value : prepared;
}
