import { entities } from '../../../contract/generated/entities.ts';
import { linkedEntities, linkTo } from '../../../contract/print/template.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { flowRecords, type FlowRecord } from '../../data/flow/flow-records.ts';
import { iterateRows } from '../../data/read/iterate.ts';
import { listRows, type ListRequest, type Narrowing } from '../../data/read/list.ts';
import { refuse } from '../../data/refusal.ts';
import { rowCondition } from '../../data/access/scope.ts';
import type { Template } from './template.ts';

// SQL: j is PrintJob

/** What stands in one document. */
export interface PrintedDocument {
  /** The row as its reader sees it, rows of other entities in `Children` as a detail page has them. */
  readonly Row: Row;
  readonly Records: readonly FlowRecord[];
  /** When it was last noted as printed. */
  readonly Printed: string | null;
}

/** Which rows of a template's entity are asked for. */
export interface DocumentQuery extends Pick<
  ListRequest,
  'Filter' | 'Page' | 'Tab' | 'PageIndex' | 'PageSize'
> {
  readonly Ids?: readonly string[];
  readonly Keyword?: string;
}

/** Rows read at once; each may bring many of other entities. */
const ROWS_AT_ONCE = 50;
const MOST_LINES = 2_000;

/** A page of documents for choosing, within the caller's reach; those of some ids in the order of the ids. */
export async function pageOfDocuments(
  engine: Engine,
  caller: Caller,
  template: Template,
  { Ids, Keyword, Filter = {}, PageIndex = 1, PageSize = ROWS_AT_ONCE, ...matching }: DocumentQuery,
): Promise<{ total: number; rows: PrintedDocument[] }> {
  const Entity = template.entity.name;
  if (Ids) {
    const wanted = Ids.slice((PageIndex - 1) * PageSize, PageIndex * PageSize);
    return { total: Ids.length, rows: await documentsOf(engine, caller, template, wanted) };
  }
  const request = { ...matching, Entity, Filter: { ...Filter, ...(Keyword && { Keyword }) } };
  const paged = { ...request, PageIndex, PageSize };
  const { total, rows } = await listRows(engine, caller, paged, printedRows(template, caller));
  return { total, rows: await completed(engine, caller, template, rows) };
}

/** Every document of some ids that the caller reaches, some at a time, in the order of the ids. */
export async function* everyDocument(
  engine: Engine,
  caller: Caller,
  template: Template,
  ids: readonly string[],
): AsyncGenerator<PrintedDocument[]> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
    yield await documentsOf(engine, caller, template, ids.slice(start, start + ROWS_AT_ONCE));
}

async function documentsOf(
  engine: Engine,
  caller: Caller,
  template: Template,
  ids: readonly string[],
): Promise<PrintedDocument[]> {
  if (ids.length === 0) return [];
  const found = new Map<string, Row>();
  const request = { Entity: template.entity.name, Filter: { Id: [...ids] } };
  const narrow = printedRows(template, caller);
  for await (const { rows } of iterateRows(engine, caller, request, ROWS_AT_ONCE, undefined, narrow))
    for (const row of rows) found.set(String(row['Id']), row);
  const ordered = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  return completed(engine, caller, template, ordered);
}

/** Only rows that the template is for, such as residents who have not left. */
function printedRows({ entity, rowsWhen }: Template, { subject }: Caller): Narrowing | undefined {
  if (rowsWhen === undefined) return undefined;
  return (binder, alias) => rowCondition(entity, rowsWhen, { me: subject }, binder, alias);
}

async function completed(
  engine: Engine,
  caller: Caller,
  template: Template,
  rows: readonly Row[],
): Promise<PrintedDocument[]> {
  const ids = rows.map(({ Id }) => String(Id));
  if (ids.length === 0) return [];
  const { entity, page } = template;
  const children = new Map<string, Record<string, Row[]>>(ids.map((id) => [id, {}]));
  for (const name of linkedEntities(page, entity)) {
    const linked = await linkedRows(engine, caller, name, entity.name, ids);
    for (const [id, lines] of linked) children.get(id)![name] = lines;
  }
  const withRecords = page.parts.some(({ part }) => part === 'records');
  const records = withRecords ? await flowRecords(engine, entity, ids) : [];
  const printed = await printedAt(engine, template.code, ids);
  return rows.map((row) => {
    const id = String(row['Id']);
    return {
      Row: { ...row, Children: children.get(id) ?? {} },
      Records: records.filter(({ RowId }) => RowId === id),
      Printed: printed.get(id) ?? null,
    };
  });
}

/** Rows of another entity by the row that they name, within the caller's reach. */
async function linkedRows(
  engine: Engine,
  caller: Caller,
  name: string,
  target: string,
  ids: readonly string[],
): Promise<Map<string, Row[]>> {
  const link = linkTo(entityOf(engine, name), target)!;
  const byRow = new Map<string, Row[]>(ids.map((id) => [id, []]));
  const request = { Entity: name, Filter: { [link]: [...ids] } };
  for await (const { rows } of iterateRows(engine, caller, request, ROWS_AT_ONCE * 4))
    for (const row of rows) {
      const lines = byRow.get(String(row[link]));
      if (lines && lines.length >= MOST_LINES)
        throw refuse(`一份文件中的明细不能超过${MOST_LINES}行，请在列表中导出`);
      lines?.push(row);
    }
  return byRow;
}

/** When documents of a template were last noted as printed, by whomever. */
async function printedAt(engine: Engine, code: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { table } = entityOf(engine, entities.PrintJob);
  const answer = await engine.database.query<{ Id: string; at: string }>(
    `SELECT id AS "Id", to_char(max(j."CreateDate"), 'YYYY-MM-DD HH24:MI') AS at
     FROM "${table}" j, jsonb_array_elements_text(j."Query" -> 'Ids') id
     WHERE j."TplCode" = $1 AND j."IsDeleted" = 0 AND j."Query" -> 'Ids' ?| $2 AND id = ANY($2) GROUP BY id`,
    [code, ids],
  );
  return new Map(answer.rows.map(({ Id, at }) => [Id, at]));
}
