import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { conditionToSql, formulaToSql } from '../expressions/condition-sql.ts';
import { isText, NotInSql, textOf, type Expression } from '../expressions/expression.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import type { Binder } from '../sql/sql.ts';
import { beyondOptions, type Rows } from './beyond.ts';

/** What a formula or rule that looks beyond its row is worked out with. */
export interface Beyond {
  readonly catalog: Pick<Catalog, 'entities'>;
  readonly me: Subject;
  readonly now: string;
  readonly binder: Binder;
  readonly rows?: Rows;
}

const namesOf = ({ me, now }: Beyond) => ({ me, now });

const options = (beyond: Beyond, entity: EntityModel, alias: string) => ({
  ...beyondOptions(beyond.catalog, entity, alias, beyond.rows),
  names: namesOf(beyond),
  bind: (value: unknown) => beyond.binder.bind(value),
  constants: true,
});

/** What a field's formula answers for the row `alias`, as its column holds it. */
export function formulaSqlOf(beyond: Beyond, entity: EntityModel, field: FieldModel, alias: string): string {
  return heldAs(field, formulaToSql(field.value ?? 'null', options(beyond, entity, alias)));
}

/** A condition on the row `alias` that may look beyond it. */
export const beyondCondition = (beyond: Beyond, entity: EntityModel, source: string, alias: string): string =>
  conditionToSql(source, options(beyond, entity, alias));

/** An answer as a column of the field's type holds it. */
export function heldAs(
  field: Pick<FieldModel, 'type' | 'precision' | 'scale' | 'live'>,
  made: Expression,
): string {
  const column = FIELD_KINDS[field.type].column({ ...field, live: undefined } as unknown as FieldModel) ?? '';
  if (made.kind === 'null') return `NULL::${column}`;
  if (made.kind === 'bool') return `(${made.sql})::int::${column}`;
  if (made.kind === 'number' || made.kind === 'day') return `(${made.sql})::${column}`;
  if (made.kind === 'time')
    return field.type === 'datetime' ? `((${made.sql}) AT TIME ZONE 'Asia/Shanghai')` : textOf(made);
  if (isText(made) && column === 'text') return `(${textOf(made)})`;
  if (made.kind === 'list' && column === 'jsonb') return `(${made.sql})`;
  throw new NotInSql(`a column of the type ${field.type} does not hold this`);
}
