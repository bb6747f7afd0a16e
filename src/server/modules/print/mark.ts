import { entities } from '../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder, ident } from '../../data/sql.ts';
import { addRow } from '../../data/system-write.ts';
import { refuseCount } from '../../jobs/print/order.ts';
import { templateOf } from '../../jobs/print/template.ts';

/** Notes that documents were printed; only of rows that the caller reaches. */
export async function markPrinted(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, tx, caller, params, enCode } = context;
  const TplCode = String(params['TplCode']);
  const Ids = [...new Set(String(params['RowIds']).split(',').filter(Boolean))];
  refuseCount(Ids.length);
  const { entity } = await templateOf(engine, caller, TplCode, tx);
  const binder = new Binder();
  const wanted = binder.bind(Ids);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const reached = await tx.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${wanted}) AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  if (reached.rowCount < Ids.length) throw outOfScope();
  await addRow(context, entities.PrintJob, { TplCode, Total: Ids.length, Query: { Ids } }, enCode);
  return { Count: Ids.length };
}
