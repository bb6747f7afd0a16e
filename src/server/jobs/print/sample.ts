import type { PrintPage, PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { linkTo } from '../../../contract/print/template.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { paperCodesOf } from '../../data/schemas/paper-codes.ts';
import { refuse } from '../../data/refusal.ts';
import { mayRead } from '../../data/access/rights.ts';
import { pageOfDocuments, type PrintedDocument } from './documents.ts';

/** What a template of an entity may name, and one of its rows to be seen with. */
export interface Sample {
  readonly entity: EntityModel;
  /** Entities whose rows name a row of it. */
  readonly linked: readonly EntityModel[];
  readonly canSign: boolean;
  /** Empty where the caller reaches no row. */
  readonly documents: readonly PrintedDocument[];
}

/** The sample for a template of an entity that shows `lines` of others, within the caller's reach. */
export async function sampleOf(
  engine: Engine,
  caller: Caller,
  name: string,
  lines: readonly string[],
): Promise<Sample> {
  const { catalog } = engine;
  const entity = catalog.entities.get(name);
  if (!entity || !mayRead(catalog, entity, caller)) throw refuse('没有这种数据，请重新选择');
  const linked = [...catalog.entities.values()].filter(
    (other) => linkTo(other, name) !== undefined && mayRead(catalog, other, caller),
  );
  const parts: PrintPart[] = linked
    .filter((other) => lines.includes(other.name))
    .map((other) => ({ part: 'table', lines: other.name, fields: [other.label] }));
  if (entity.file.flow) parts.push({ part: 'records' });
  const page: PrintPage = {
    version: 1,
    kind: 'print',
    title: entity.title,
    entity: name,
    paper: 'A4',
    parts: parts as unknown as PrintPage['parts'],
  };
  const template = { code: '', name: entity.title, perPage: 1, entity, page };
  const { rows } = await pageOfDocuments(engine, caller, template, { PageSize: 1 });
  return { entity, linked, canSign: paperCodesOf(engine, name) !== undefined, documents: rows };
}
