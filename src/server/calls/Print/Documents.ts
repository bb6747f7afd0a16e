import { pageOfDocuments } from '../../jobs/print/documents.ts';
import { templateOf } from '../../jobs/print/template.ts';
import type { Handler } from '../call.ts';

/** What documents of a template show, within the caller's reach. */
export const printDocuments: Handler<'Print/Documents'> = async ({ engine }, { caller, input }) => {
  const template = await templateOf(engine, caller, input.TplCode);
  const { total, rows } = await pageOfDocuments(engine, caller, template, input);
  return {
    total,
    rows: rows.map((one) => ({ ...one, Records: one.Records.map((record) => ({ ...record })) })),
  };
};
