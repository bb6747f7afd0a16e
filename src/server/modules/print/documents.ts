import { entities } from '../../../contract/generated/entities.ts';
import { databaseMoment } from '../../data/clock.ts';
import { paperCodesOf, type HandlerContext } from '../../data/module.ts';
import { addRow } from '../../data/system-write.ts';
import { hasSignedCodes, refuseCount } from '../../jobs/print/order.ts';
import { requireReached } from '../../jobs/print/reach.ts';
import { templateOf, type Template } from '../../jobs/print/template.ts';

/** Notes that documents were printed; only of rows that the caller reaches. */
export async function markPrinted(context: HandlerContext): Promise<{ Count: number }> {
  const { template, ids } = await reachedDocuments(context);
  const row = { TplCode: template.code, Total: ids.length, Query: { Ids: ids } };
  await addRow(context, entities.PrintJob, row, context.enCode);
  return { Count: ids.length };
}

/** Codes of a print that somebody's browser is about to make. */
export interface SignedRows {
  readonly Rows: readonly { readonly Id: string; readonly Code: string }[];
}

/** Signs codes for the documents of a print; those of earlier prints are good no more. */
export async function signDocuments(context: HandlerContext): Promise<SignedRows> {
  const { template, ids } = await reachedDocuments(context);
  const { engine, tx } = context;
  const paper = hasSignedCodes(template) ? paperCodesOf(engine, template.entity.name) : undefined;
  if (!paper) return { Rows: [] };
  const at = await databaseMoment(tx);
  const codes = await paper.make(engine, tx, ids, at);
  await paper.keep(tx, [...codes.keys()], at);
  return { Rows: [...codes].map(([Id, Code]) => ({ Id, Code })) };
}

async function reachedDocuments(context: HandlerContext): Promise<{ template: Template; ids: string[] }> {
  const { engine, tx, caller, params } = context;
  const ids = [...new Set(String(params['RowIds']).split(',').filter(Boolean))];
  refuseCount(ids.length);
  const template = await templateOf(engine, caller, String(params['TplCode']), tx);
  await requireReached(context, template.entity, ids);
  return { template, ids };
}
