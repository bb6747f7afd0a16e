import { isEmpty, type NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';

const TRIMMED: ReadonlySet<NamedField['type']> = new Set(['text', 'phone', 'idcard', 'email']);

/** A value as it travels: texts without blanks around them, lines without what is shown beside their codes. */
export function cleanValue(field: NamedField, value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && TRIMMED.has(field.type)) {
    const text = value.trim();
    return text === '' ? null : field.type === 'idcard' ? text.toUpperCase() : text;
  }
  if (field.type === 'list' && Array.isArray(value)) {
    const columns = Object.entries(field.fields ?? {});
    return (value as Row[]).map((line) =>
      Object.fromEntries(
        columns.map(([name, column]) => [name, cleanValue({ ...column, name }, line[name])]),
      ),
    );
  }
  return value;
}

/** A masked value that was not touched goes back as it came; the server keeps what it has. */
export function isStillMasked(field: NamedField, value: unknown, before: Row | undefined): boolean {
  const isMasked = field.mask !== undefined || field.class === 'sensitive';
  return isMasked && before !== undefined && !isEmpty(value) && value === before[field.name];
}
