/** An object's fields; none for what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** Text, also of a number or a flag; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The first of these that says anything. */
export const firstText = (...values: readonly unknown[]): string => values.map(textOf).find(Boolean) ?? '';

/** A number, also as text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const YES: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'y', '是']);

/** Whether a flag is set, in whatever form it comes. */
export const flagOf = (value: unknown): boolean => YES.has(textOf(value).trim().toLowerCase());

/** A list; empty for what is none, the rows of a page of them. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { rows, Rows } = fieldsOf(value);
  const list = rows ?? Rows;
  return Array.isArray(list) ? list : [];
}

/** A list of objects; what is none is left out. */
export const objectsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  listOf(value).flatMap((one) => (fieldsOf(one) === one ? [one as Readonly<Record<string, unknown>>] : []));

/** A page of rows; the number of those that came where no total was told. */
export function pageOf(value: unknown): {
  total: number;
  rows: readonly Readonly<Record<string, unknown>>[];
} {
  const rows = objectsOf(value);
  const { total, Total } = fieldsOf(value);
  return { total: numberOf(total ?? Total) ?? rows.length, rows };
}
