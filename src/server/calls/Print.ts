import { mayRead } from '../data/access/rights.ts';
import { pageOfDocuments } from '../jobs/print/documents.ts';
import { templateOf } from '../jobs/print/template.ts';
import type { Calls } from './call.ts';
import { beginPdf } from '../jobs/print/pdf-task.ts';
import { sampleTold, templatesTold } from '../jobs/print/told.ts';

const BY_NAME = new Intl.Collator('zh-u-co-pinyin');

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
  /** The kinds of data that the editor of a template may read, by name. */
  Entities: ({ engine: { catalog } }, { caller }) => {
    const rows = [...catalog.entities.values()]
      .filter((entity) => mayRead(catalog, entity, caller))
      .map(({ name, title }) => ({ Value: name, Label: title }));
    return Promise.resolve({ Rows: rows.sort((one, other) => BY_NAME.compare(one.Label, other.Label)) });
  },
  Pdf: (services, { caller, input }) => beginPdf(services, caller, input),
  Sample: ({ engine }, { caller, input }) => sampleTold(engine, caller, input.EntityName, input.Lines ?? []),
  Templates: ({ engine }, { caller }) => templatesTold(engine, caller),
};
