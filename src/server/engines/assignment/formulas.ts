import { formulaOrder, rowReads } from '../../../contract/formula-order.ts';
import { lateNames } from '../../../contract/late.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { lockRows } from '../../data/write/bulk-write.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { workedOut } from '../../data/write/judge-coming.ts';
import { records, typed } from '../../data/write/row-records.ts';
import { changedValues } from '../../data/write/row-rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import type { Followed } from './copies.ts';

/**
 * Works out anew what the rows themselves say of copies that have followed: the price of an order whose unit price did. Nobody types
 * the answer of a formula, so a row counts as untouched by it.
 * @returns the rows whose answers have changed
 */
export async function workOutFollowed(
  context: WriteContext,
  entity: EntityModel,
  followed: readonly Followed[],
): Promise<Followed[]> {
  const [first] = followed;
  const fields = first ? formulasOf(entity, Object.keys(first.after)) : [];
  if (fields.length === 0) return [];
  const stored = await lockRows(
    context,
    entity,
    followed.map(({ id }) => id),
  );
  const changed = followed.flatMap(({ id, before }) => {
    const row = stored.get(id);
    if (!row) return [];
    const after = workedOut(context, entity, { before: { ...row, ...before }, after: row });
    const values = changedValues(entity, row, after);
    const names = Object.keys(values);
    const was = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
    return names.length === 0 ? [] : [{ id, before: was, after: values, row: after }];
  });
  if (changed.length > 0) await setFormulas(context, entity, fields, changed);
  return changed;
}

/** Stored formulas that the row alone decides and that read any of these fields, or what is worked out of them. */
function formulasOf(entity: EntityModel, names: readonly string[]): FieldModel[] {
  const read = new Set(names);
  const late = lateNames(entity.fields);
  return formulaOrder(entity.fields).fields.filter((field) => {
    const { name, value } = field;
    if (value === undefined || isDerived(field) || late.has(name)) return false;
    const isRead = rowReads(value).some((one) => read.has(one));
    if (isRead) read.add(name);
    return isRead;
  });
}

async function setFormulas(
  context: WriteContext,
  entity: EntityModel,
  fields: readonly FieldModel[],
  changed: readonly { readonly id: string; readonly row: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const rows = changed.map(({ id, row }) => ({ ...row, Id: id }));
  const columns = [entity.fields.get('Id')!, ...fields];
  const values = fields.map(({ name }) => `${ident(name)} = r.${ident(name)}`).join(', ');
  await changeWhere(
    context,
    entity.name,
    `UPDATE ${ident(entity.table)} t SET ${values} FROM json_to_recordset($1::json) AS r(${typed(columns)}) WHERE t."Id" = r."Id"`,
    [records(columns, rows)],
    { as: 'count', judged: 'what the copies follow was judged' },
  );
}
