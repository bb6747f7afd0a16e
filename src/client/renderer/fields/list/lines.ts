import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';

/** The lines of a list value. */
export const linesOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** The columns of a list field. */
export const columnsOf = (field: NamedField): NamedField[] =>
  Object.entries(field.fields ?? {}).map(([name, column]) => ({ ...column, name }));

/** A new line: the columns' own defaults, everything else empty. */
export function newLine(field: NamedField): Row {
  return Object.fromEntries(columnsOf(field).map(({ name, default: initial }) => [name, initial ?? null]));
}

/** The lines with one of them changed. */
export const withLine = (lines: readonly Row[], index: number, change: Row): Row[] =>
  lines.map((line, at) => (at === index ? { ...line, ...change } : line));

/** The lines without one of them. */
export const withoutLine = (lines: readonly Row[], index: number): Row[] =>
  lines.filter((_, at) => at !== index);

/** What the problem of a cell is keyed by, below the field's own name (contract checkRow). */
export const cellKey = (index: number, column: string): string => `[${index}].${column}`;
