import { pageOfDocuments } from '../jobs/print/documents.ts';
import { templateOf } from '../jobs/print/template.ts';
import type { Calls } from './call.ts';
import { beginPdf } from '../jobs/print/pdf-task.ts';
import { entitiesTold, sampleTold, templatesTold } from '../jobs/print/told.ts';

export const Print: Calls<'Print'> = {
  /** What documents of a template show, within the caller's reach. */
  Documents: async ({ engine }, { caller, input }) => {
    const template = await templateOf(engine, caller, input.TplCode);
    const { total, rows } = await pageOfDocuments(engine, caller, template, input);
    return {
      total,
      rows: rows.map((one) => ({ ...one, Records: one.Records.map((record) => ({ ...record })) })),
    };
  },
  Entities: async ({ engine }, { caller }) => ({ Rows: entitiesTold(engine, caller) }),
  Pdf: (services, { caller, input }) => beginPdf(services, caller, input),
  Sample: ({ engine }, { caller, input }) => sampleTold(engine, caller, input.EntityName, input.Lines ?? []),
  Templates: ({ engine }, { caller }) => templatesTold(engine, caller),
};
