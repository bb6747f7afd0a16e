import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { countsChanged } from '../read/count.ts';
import { Binder, ident, sent } from '../sql/sql.ts';
import { runAfterWritten } from './hooks.ts';
import { bound } from './row-store.ts';
import { requireWritable } from './writing.ts';

/**
 * The write door for one row that the program keeps of an act, as `changeWhere` is for a set of them. The act has read the row
 * under the lock of what it belongs to, so the row is there, and nobody waits to be told so.
 */
export async function noteRow(
  context: WriteContext,
  entityName: string,
  id: string,
  values: Row,
): Promise<void> {
  const { engine, tx } = context;
  const entity = entityOf(engine, entityName);
  const fields = Object.keys(values);
  requireWritable(engine, entity, fields, { as: 'record' });
  const binder = new Binder();
  const set = bound(entity, values, binder).map(({ column, value }) => `${column} = ${value}, `);
  sent(
    tx,
    `UPDATE ${ident(entity.table)} SET ${set.join('')}"Version" = "Version" + 1, "UpdateDate" = now()
     WHERE "Id" = ${binder.bind(id)} AND "IsDeleted" = 0`,
    binder.values,
  );
  countsChanged(entity);
  await runAfterWritten(context, { entity, ids: [id], fields, enCode: '' });
}
