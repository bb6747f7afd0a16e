import { linkedEntities } from '../../contract/print/template.ts';
import { mayRead } from '../data/access/rights.ts';
import { pageOfDocuments } from '../jobs/print/documents.ts';
import { sampleOf } from '../jobs/print/sample.ts';
import { templateOf, templatesFor } from '../jobs/print/template.ts';
import type { Calls } from './call.ts';
import { shownEntity } from '../data/schemas/shown-entity.ts';
import { beginPdf } from '../jobs/print/pdf-task.ts';

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
  /** What a template may name, for its editor, with a row to see its sheet with. */
  Sample: async ({ engine }, { caller, input }) => {
    const lines: readonly string[] = input.Lines ?? [];
    const { entity, linked, canSign, documents } = await sampleOf(engine, caller, input.EntityName, lines);
    const shown = linked.filter(({ name }) => lines.includes(name));
    return {
      Entities: Object.fromEntries(
        [entity, ...shown].flatMap(({ name }) => shownEntity(engine.catalog, name)),
      ),
      Linked: linked.map(({ name, title, label, fields }) => ({
        Name: name,
        Title: title,
        Label: label,
        Images: [...fields.values()]
          .filter(({ type, secret }) => type === 'image' && !secret)
          .map((field) => ({ Name: field.name, Title: field.title })),
      })),
      CanSign: canSign ? 1 : 0,
      rows: documents.map(({ Row, Records }) => ({ Row, Records: Records.map((record) => ({ ...record })) })),
    };
  },
  /** The templates that the caller may print, each with the entities that it shows. */
  Templates: async ({ engine }, { caller }) => {
    const templates = await templatesFor(engine, caller);
    return {
      Rows: templates.map(({ code, name, perPage, page, entity }) => {
        const named = [entity.name, ...linkedEntities(page, entity)];
        return {
          TplCode: code,
          TplName: name,
          PerPage: perPage,
          Page: { ...page },
          Entities: Object.fromEntries(named.flatMap((one) => shownEntity(engine.catalog, one))),
        };
      }),
    };
  },
};
