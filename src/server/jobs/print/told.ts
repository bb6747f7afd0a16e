import type { CallOutput } from '../../../contract/generated/calls.ts';
import { linkedEntities } from '../../../contract/print/template.ts';
import type { Caller } from '../../data/access/caller.ts';
import { mayRead } from '../../data/access/rights.ts';
import type { Engine } from '../../data/engine.ts';
import { shownEntity } from '../../data/schemas/shown-entity.ts';
import { sampleOf } from './sample.ts';
import { templatesFor } from './template.ts';

const BY_NAME = new Intl.Collator('zh-u-co-pinyin');

/** The kinds of data that the editor of a template may read, by name. */
export const entitiesTold = ({ catalog }: Engine, caller: Caller): CallOutput['Print/Entities']['Rows'] =>
  [...catalog.entities.values()]
    .filter((entity) => mayRead(catalog, entity, caller))
    .map(({ name, title }) => ({ Value: name, Label: title }))
    .sort((one, other) => BY_NAME.compare(one.Label, other.Label));

/** What a template may name, for its editor, with a row to see its sheet with. */
export async function sampleTold(
  engine: Engine,
  caller: Caller,
  name: string,
  lines: readonly string[],
): Promise<CallOutput['Print/Sample']> {
  const { entity, linked, canSign, documents } = await sampleOf(engine, caller, name, lines);
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
}

/** The templates that the caller may print, each with the entities that it shows. */
export async function templatesTold(engine: Engine, caller: Caller): Promise<CallOutput['Print/Templates']> {
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
}
