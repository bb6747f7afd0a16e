import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { memoized } from '../../../contract/memoized.ts';
import { ident } from '../sql/sql.ts';
import { FIELD_KINDS } from './index.ts';

/** A field that is a column, as statements write it. */
export interface StoredColumn {
  readonly field: FieldModel;
  /** Its quoted name. */
  readonly column: string;
  readonly type: string;
  /** Wire value to bound value. @throws FieldValueError */
  prepare(value: unknown): unknown;
}

const columnsOf = memoized((fields: EntityModel['fields']): readonly StoredColumn[] =>
  [...fields.values()].flatMap((field): StoredColumn[] => {
    const kind = FIELD_KINDS[field.type];
    const type = kind.column(field);
    if (type === undefined) return [];
    return [{ field, column: ident(field.name), type, prepare: (value) => kind.prepare(value, field) }];
  }),
);

/** The fields of an entity that are columns, in their order. */
export const storedColumns = ({ fields }: Pick<EntityModel, 'fields'>): readonly StoredColumn[] =>
  columnsOf(fields);

/** Fields that are columns. */
export const storedFields = (entity: EntityModel): FieldModel[] =>
  storedColumns(entity).map(({ field }) => field);
