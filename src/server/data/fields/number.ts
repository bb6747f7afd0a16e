import type { FieldModel } from '../../../contract/model.ts';
import { all, columnOf, isNothing, malformed, rangeOf, type FieldKind } from './kind.ts';

type Read = (value: unknown, field: FieldModel) => number;

const MOST_INT = 2_147_483_647;

const anyNumber: Read = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw malformed(field);
  return value;
};

const wholeNumber: Read = (value, field) => {
  const number = anyNumber(value, field);
  if (!Number.isInteger(number) || Math.abs(number) > MOST_INT) throw malformed(field);
  return number;
};

const yesNo: Read = (value, field) => {
  if (value === true || value === 1) return 1;
  if (value === false || value === 0) return 0;
  throw malformed(field);
};

/** Filters come out of query forms, where a number may still be its digits. */
const fromText =
  (read: Read): Read =>
  (value, field) =>
    read(typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value, field);

interface NumberOptions {
  readonly column: (field: FieldModel) => string;
  readonly read: Read;
  /** Cast of the wire form. */
  readonly wire: string;
  /** Type that filter values are compared as; one whose comparison can use the column's index. */
  readonly compared: string;
}

function numberKind({ column, read, wire, compared }: NumberOptions): FieldKind {
  const filterValue = fromText(read);
  return {
    column,
    select: (field, alias) => `${columnOf(field, alias)}${wire}`,
    prepare: (value, field) => (isNothing(value) ? null : read(value, field)),
    sortable: true,
    filter(field, target, value, binder) {
      const bind = (item: unknown) => `${binder.bind(filterValue(item, field))}::${compared}`;
      const range = rangeOf(value);
      if (range)
        return all([
          range.From === undefined ? undefined : `${target} >= ${bind(range.From)}`,
          range.To === undefined ? undefined : `${target} <= ${bind(range.To)}`,
        ]);
      if (Array.isArray(value)) {
        const items = value.map((item: unknown) => filterValue(item, field));
        return `${target} = ANY(${binder.bind(items)}::${compared}[])`;
      }
      return typeof value === 'object' ? undefined : `${target} = ${bind(value)}`;
    },
  };
}

const precise = (field: FieldModel): string => `numeric(${field.precision ?? 12},${field.scale ?? 2})`;

export const intKind = numberKind({
  column: () => 'integer',
  read: wholeNumber,
  wire: '',
  compared: 'bigint',
});
export const decimalKind = numberKind({
  column: precise,
  read: anyNumber,
  wire: '::float8',
  compared: 'numeric',
});
export const boolKind = numberKind({ column: () => 'smallint', read: yesNo, wire: '', compared: 'bigint' });
