import type { FieldModel } from '../../../contract/model.ts';
import { everyKey } from '../sealed/keys.ts';
import { comparedPart, comparedPartSql, sealValue } from '../sealed/value.ts';
import { columnOf, isNothing, type FieldKind } from './kind.ts';

/**
 * A kind whose fields may be sealed: the database holds such a value locked, whatever its type, and knows of it only whether it
 * equals another. It comes out opened by the driver.
 */
export const sealable = (kind: FieldKind): FieldKind => ({
  ...kind,
  column: (field) => (field.sealed ? 'text' : kind.column(field)),
  select: (field, alias) => (field.sealed ? columnOf(field, alias) : kind.select(field, alias)),
  prepare(value, field) {
    const prepared = kind.prepare(value, field);
    if (!field.sealed || prepared === null) return prepared;
    // JSON is prepared as a text, and sealed as what it says.
    return sealValue(kind.column(field) === 'jsonb' ? value : prepared);
  },
  filter: (field, column, value, binder) =>
    field.sealed ? equalSql(kind, field, column, value, binder) : kind.filter(field, column, value, binder),
});

const equalSql: (kind: FieldKind, ...given: Parameters<FieldKind['filter']>) => string | undefined = (
  kind,
  field,
  column,
  value,
  binder,
) => {
  // A list is marked as a whole: nothing tells what stands in it.
  if (kind.column(field) === 'jsonb') return undefined;
  const values = [value].flat();
  if (values.some((one) => typeof one === 'object')) return undefined;
  return `${comparedPartSql(column)} = ANY(${binder.bind(marksOf(kind, field, values))}::text[])`;
};

/** What sealed values of the field that equal one of these are compared by, under each key. */
export function marksOf(
  { prepare }: Pick<FieldKind, 'prepare'>,
  field: FieldModel,
  values: readonly unknown[],
): string[] {
  const plain: FieldModel = { ...field, sealed: false };
  return values
    .map((one) => prepare(one, plain))
    .filter((one) => !isNothing(one))
    .flatMap((one) => [...everyKey()].map((key) => comparedPart(one, key)));
}
