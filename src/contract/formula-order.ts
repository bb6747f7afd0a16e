import { compileCondition } from './conditions/condition.ts';
import type { NamedField } from './field-rules.ts';

type Fields<Field> = ReadonlyMap<string, Field>;

/** What the formulas of a row are worked out by. */
export interface FormulaOrder<Field> {
  /** The fields that have a formula or a condition of being seen, each after those that it looks at. */
  readonly fields: readonly Field[];
  /** Fields that wait for each other, the first one as it stands in the file; empty when there are none. */
  readonly ring: readonly string[];
}

const orders = new WeakMap<Fields<NamedField>, FormulaOrder<NamedField>>();

/** The order in which a row's formulas are worked out; judged once for each set of fields. */
export function formulaOrder<Field extends NamedField>(fields: Fields<Field>): FormulaOrder<Field> {
  const known = orders.get(fields) ?? sorted(fields);
  orders.set(fields, known);
  return known as FormulaOrder<Field>;
}

function sorted<Field extends NamedField>(fields: Fields<Field>): FormulaOrder<Field> {
  const done = new Set<string>();
  const path: string[] = [];
  const result: Field[] = [];
  let ring: string[] = [];
  const visit = (field: Field) => {
    if (done.has(field.name)) return;
    const at = path.indexOf(field.name);
    if (at >= 0) {
      if (ring.length === 0) ring = path.slice(at);
      return;
    }
    path.push(field.name);
    for (const name of readsOf(field)) {
      const read = fields.get(name);
      if (read && isWorkedOut(read)) visit(read);
    }
    path.pop();
    done.add(field.name);
    result.push(field);
  };
  for (const field of fields.values()) if (isWorkedOut(field)) visit(field);
  return { fields: result, ring };
}

const isWorkedOut = (field: NamedField) =>
  field.value !== undefined || field.visible !== undefined || hasFormulas(field);

type Columns = NonNullable<NamedField['fields']>;
const columnMaps = new WeakMap<Columns, Fields<NamedField>>();

/** The columns of a list by their names; the same map each time, so that their order is worked out once. */
export function columnsByName(fields: Columns): Fields<NamedField> {
  const known =
    columnMaps.get(fields) ??
    new Map(Object.entries(fields).map(([name, column]) => [name, { ...column, name }]));
  columnMaps.set(fields, known);
  return known;
}

/** Whether the lines of a list have values that are worked out, or columns that may be hidden. */
export function hasFormulas({ type, fields }: NamedField): boolean {
  return type === 'list' && fields !== undefined && [...columnsByName(fields).values()].some(isWorkedOut);
}

/** Fields of the row that a field's formula and condition of being seen look at. */
function readsOf({ value, visible }: NamedField): string[] {
  return [value, visible].flatMap((source) => (source === undefined ? [] : rowReads(source)));
}

const reads = new Map<string, readonly string[]>();

/** Fields of `row` that a condition looks at; none for one that does not parse, which is reported where it stands. */
export function rowReads(source: string): readonly string[] {
  const known = reads.get(source) ?? readsOfRow(source);
  if (reads.size < MOST_READS) reads.set(source, known);
  return known;
}

/** More conditions than schemas hold; those of a designer's drafts need not be known for ever. */
const MOST_READS = 10_000;

function readsOfRow(source: string): string[] {
  try {
    return compileCondition(source).reads.flatMap((read) => {
      const [root, name] = read.split('.');
      return root === 'row' && name !== undefined ? [name] : [];
    });
  } catch {
    return [];
  }
}
