import { memoized } from '../../../contract/memoized.ts';
import { rowType, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { ConditionColumn } from '../expressions/condition-sql.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { columnOf } from '../fields/kind.ts';
import { marksOf } from '../fields/sealed.ts';
import { comparedPartSql } from '../sealed/value.ts';

const columnsOf = memoized((_fields: EntityModel['fields']) => new Map<string, ConditionColumn>());

/** The column of a field as conditions use it. */
export function conditionColumn(
  { fields }: EntityModel,
  name: string,
  alias: string,
): ConditionColumn | undefined {
  const known = columnsOf(fields);
  const key = `${alias} ${name}`;
  const field = fields.get(name);
  const found = known.get(key) ?? (field && columnFor(field, alias));
  if (found) known.set(key, found);
  return found;
}

function columnFor(field: FieldModel, alias: string): ConditionColumn | undefined {
  const { name } = field;
  const declared = rowType([field]);
  const type = typeof declared === 'object' && 'fields' in declared ? declared.fields[name] : undefined;
  if (type === undefined) return undefined;
  const sql = columnOf(field, alias);
  if (field.sealed)
    return {
      sql: comparedPartSql(sql),
      type,
      marks: (value) => marksOf(FIELD_KINDS[field.type], field, [value]),
    };
  // Free JSON is asked about only as a list of texts, such as the users who acted on an application.
  if (field.type === 'json') return { sql, type: 'list' };
  if (field.type === 'date')
    return {
      sql,
      type,
      fromText: (placeholder) => `(${placeholder}::timestamp)`,
      wall: { kind: 'day', sql },
    };
  if (field.type === 'datetime')
    return {
      sql,
      type,
      fromText: (placeholder) => `(${placeholder}::timestamp AT TIME ZONE 'Asia/Shanghai')`,
      wall: { kind: 'time', sql: `date_trunc('second', ${sql} AT TIME ZONE 'Asia/Shanghai')` },
    };
  return { sql, type };
}
