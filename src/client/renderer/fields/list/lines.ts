import { isEmpty, type NamedField } from '../../../../contract/field-rules.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { holds } from '../../schema/judge.ts';
import type { LinesUse } from '../kit.ts';

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

/** Id of the input of a cell. */
export const cellId = (id: string, index: number, column: string): string => `${id}-${index}-${column}`;

/** The lines with one of them once more below itself; the copy is a new line, not a stored one. */
export function withCopy(lines: readonly Row[], index: number): Row[] {
  const { Id: _id, Version: _version, ...copy } = lines[index] ?? {};
  return [...lines.slice(0, index + 1), copy, ...lines.slice(index + 1)];
}

/** The lines with one of them at another place. */
export function withMoved(lines: readonly Row[], from: number, to: number): Row[] {
  const rest = withoutLine(lines, from);
  const moved = lines[from];
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The lines by the places that they have. */
export const inPlaces = (lines: readonly Row[], order: string | undefined): readonly Row[] =>
  order === undefined ? lines : [...lines].sort((one, other) => Number(one[order]) - Number(other[order]));

/** The lines with the places at which they stand, each in its group. */
export function withPlaces(
  lines: readonly Row[],
  order: string | undefined,
  groups?: string,
): readonly Row[] {
  if (order === undefined) return lines;
  const counts = new Map<unknown, number>();
  return lines.map((line) => {
    const group = groups === undefined ? undefined : line[groups];
    const place = (counts.get(group) ?? 0) + 1;
    counts.set(group, place);
    return line[order] === place ? line : { ...line, [order]: place };
  });
}

/** Whether a stored line is kept as it is: new lines never are, and the server makes sure of both. */
export const isLocked = (lines: LinesUse | undefined, line: Row, me: Subject): boolean =>
  lines?.locked !== undefined && Boolean(line['Id']) && holds(lines.locked, { row: line, me });

/** Whether a column is read only: what was picked, and the place of the line. */
export const isGiven = (lines: LinesUse | undefined, column: string): boolean =>
  column === lines?.order || column === lines?.pick?.field;

/** The sum of a column, exact to its decimals; what is no number counts nothing. */
export function sumOf(column: NamedField, lines: readonly Row[]): number {
  const unit = 10 ** (column.type === 'int' ? 0 : (column.scale ?? 2));
  const parts = lines.map((line) => Number(line[column.name] ?? 0)).filter(Number.isFinite);
  return parts.reduce((sum, part) => sum + Math.round(part * unit), 0) / unit;
}

/** How a value of a line stands to the one that it is held against: the new one, or the old one. Nothing where they are the same. */
export function changeIn(
  columns: readonly NamedField[],
  column: NamedField,
  line: Row,
): 'new' | 'old' | undefined {
  const before = column.was ?? column.name;
  const after = column.was === undefined ? columns.find(({ was }) => was === before)?.name : column.name;
  if (after === undefined || isSame(line[before], line[after])) return undefined;
  return after === column.name ? 'new' : 'old';
}

const isSame = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : JSON.stringify(one) === JSON.stringify(other);

/** The lines that have a problem, by their places in the list. */
export function wrongLines(problems: ReadonlyMap<string, string> | undefined): ReadonlySet<number> {
  const indexes = [...(problems?.keys() ?? [])].map((key) => Number(/^\[(\d+)\]/.exec(key)?.[1]));
  return new Set(indexes.filter(Number.isInteger));
}
