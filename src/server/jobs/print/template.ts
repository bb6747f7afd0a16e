import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { PrintPage, PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { printPage } from '../../../contract/print/page.ts';
import { linkTo } from '../../../contract/print/template.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import { mayRead, sightOf } from '../../data/access/rights.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';

// SQL: t is PrintTemplate

/** A template as its reader may print it: what they do not see is not in it. */
export interface Template {
  readonly code: string;
  readonly name: string;
  readonly perPage: number;
  readonly entity: EntityModel;
  readonly page: PrintPage;
  /** Condition of the rows that are printed; absent: all. */
  readonly rowsWhen?: string;
}

/** The templates in use whose rows the caller may read. */
export async function templatesFor(engine: Engine, caller: Caller): Promise<Template[]> {
  return (await storedTemplates(engine, engine.database)).flatMap(
    (row) => templateFor(engine, caller, row) ?? [],
  );
}

/** One of them by its code. @throws Refusal when there is none for this caller */
export async function templateOf(
  engine: Engine,
  caller: Caller,
  code: string,
  queryable: Queryable = engine.database,
): Promise<Template> {
  const [row] = await storedTemplates(engine, queryable, code);
  const template = row && templateFor(engine, caller, row);
  if (!template) throw refuse('未找到打印模板');
  return template;
}

async function storedTemplates(engine: Engine, queryable: Queryable, code?: string): Promise<Row[]> {
  const entity = entityOf(engine, entities.PrintTemplate);
  const answer = await queryable.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM "${entity.table}" t
     WHERE t."State" = $1 AND ($2::text IS NULL OR t."TplCode" = $2) AND t."IsDeleted" = 0 ORDER BY t."TplCode"`,
    [ENABLE.On, code ?? null],
  );
  return answer.rows;
}

function templateFor(engine: Engine, caller: Caller, row: Row): Template | undefined {
  const entity = engine.catalog.entities.get(String(row['EntityName']));
  if (!entity || !mayRead(engine.catalog, entity, caller)) return undefined;
  const page = printPage(row);
  const parts = page.parts.flatMap((part) => seenPart(engine, caller, entity, part) ?? []);
  if (parts.length === 0) return undefined;
  return {
    code: String(row['TplCode']),
    name: String(row['TplName']),
    perPage: Number(row['PerPage']),
    entity,
    page: { ...page, parts: parts as PrintPage['parts'] },
    ...(row['RowsWhen'] ? { rowsWhen: String(row['RowsWhen']) } : {}),
  };
}

/** A part with the fields that the caller sees; undefined when nothing is left of it. */
function seenPart(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  part: PrintPart,
): PrintPart | undefined {
  const sees = (of: EntityModel, name: string) => {
    const field = of.fields.get(name);
    return field !== undefined && sightOf(of, field, caller) !== 'none';
  };
  const linked = (name: string | undefined) => {
    const other = name === undefined ? undefined : engine.catalog.entities.get(name);
    return other && linkTo(other, entity.name) !== undefined && mayRead(engine.catalog, other, caller)
      ? other
      : undefined;
  };
  const kept = (fields: string[]) =>
    fields.length > 0 ? { ...part, fields: fields as PrintPart['fields'] } : undefined;
  if (part.part === 'records') return entity.file.flow ? part : undefined;
  if (part.part === 'table') {
    const { lines = '', fields = [] } = part;
    if (sees(entity, lines)) return part;
    const other = linked(lines);
    return other && kept(fields.filter((name) => sees(other, name)));
  }
  if (part.part !== 'fields') return part;
  const { photo, photoOf, needs, ...rest } = part;
  const holder = photoOf === undefined ? entity : linked(photoOf);
  const hasPhoto = photo !== undefined && holder !== undefined && sees(holder, photo);
  const wanted = needs?.filter((name) => (name === photo ? hasPhoto : sees(entity, name))) ?? [];
  const fields = (part.fields ?? []).filter((name) => sees(entity, name));
  if (fields.length === 0) return undefined;
  return {
    ...rest,
    fields: fields as PrintPart['fields'],
    ...(hasPhoto && { photo, ...(photoOf !== undefined && { photoOf }) }),
    ...(wanted.length > 0 && { needs: wanted as PrintPart['needs'] }),
  };
}
