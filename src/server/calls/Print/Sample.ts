import { sampleOf } from '../../jobs/print/sample.ts';
import type { Handler } from '../call.ts';
import { shownEntity } from '../Data/shown-entity.ts';

/** What a template may name, for whoever edits it, with a row to see its sheet with. */
export const printSample: Handler<'Print/Sample'> = async ({ engine }, { caller, input }) => {
  const lines: readonly string[] = input.Lines ?? [];
  const { entity, linked, canSign, documents } = await sampleOf(engine, caller, input.EntityName, lines);
  const shown = linked.filter(({ name }) => lines.includes(name));
  return {
    Entities: Object.fromEntries([entity, ...shown].flatMap(({ name }) => shownEntity(engine.catalog, name))),
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
};
