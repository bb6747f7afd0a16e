import { entities } from '../../../contract/generated/entities.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import { type HandlerContext } from '../../data/module.ts';
import { paperCodesOf } from '../../data/schemas/paper-codes.ts';
import { addRow } from '../../data/write/system-write.ts';
import { hasSignedCodes, refuseCount } from './order.ts';
import { requireReached } from './reach.ts';
import { templateOf, type Template } from './template.ts';

/** Notes that documents were printed; only of rows that the caller reaches. */
export async function markPrinted(context: HandlerContext): Promise<{ Count: number }> {
  const { template, ids } = await reachedDocuments(context);
  const row = { TplCode: template.code, Total: ids.length, Query: { Ids: ids } };
  await addRow(context, entities.PrintJob, row, context.enCode);
  return { Count: ids.length };
}

/** Codes of a print that somebody's browser is about to make. */
export interface SignedRows {
  /** Moment of the print, in milliseconds since 1970; empty where nothing is signed. */
  readonly At: string;
  readonly Rows: readonly { readonly Id: string; readonly Code: string }[];
}

/** Signs codes for the documents of a print; until it is settled whether it came, those of the last print stay good. */
export async function signDocuments(context: HandlerContext): Promise<SignedRows> {
  const { template, ids } = await reachedDocuments(context);
  const { engine, tx } = context;
  const paper = signingOf(context, template);
  if (!paper) return { At: '', Rows: [] };
  const at = await databaseMoment(tx);
  const codes = await paper.make(engine, tx, ids, at);
  await paper.offer(context, [...codes.keys()], at);
  return {
    At: String(at),
    Rows: [...codes].map(([Id, Code]) => ({ Id, Code })),
  };
}

/** A person who printed says whether the sheets came: then codes of earlier prints are good no more, else those of this one. */
export async function settleDocuments(context: HandlerContext): Promise<true> {
  const { template, ids } = await reachedDocuments(context);
  const { params } = context;
  const isThere = params['Printed'] === 1;
  await signingOf(context, template)?.settle(context, ids, Number(params['At']), isThere);
  return true;
}

const signingOf = ({ engine }: HandlerContext, template: Template) =>
  hasSignedCodes(template) ? paperCodesOf(engine, template.entity.name) : undefined;

async function reachedDocuments(context: HandlerContext): Promise<{ template: Template; ids: string[] }> {
  const { engine, tx, caller, params } = context;
  const ids = [...new Set(String(params['RowIds']).split(',').filter(Boolean))];
  refuseCount(ids.length);
  const template = await templateOf(engine, caller, String(params['TplCode']), tx);
  await requireReached(context, template.entity, ids);
  return { template, ids };
}
