import type { Row } from '../../../contract/rules.ts';
import { keptColumn, keptTitle } from '../../../contract/following.ts';
import { AUDIT_ENTITY, type EntityModel } from '../../../contract/model.ts';
import { auditRow } from '../../data/write/audit.ts';
import type { Caller } from '../../data/access/caller.ts';
import { appendRows } from '../../data/chain/append.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { DatabaseUnavailable } from '../../data/database/errors.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { iterateRows } from '../../data/read/iterate.ts';
import { readableEntity, type ListRequest } from '../../data/read/list.ts';
import type { MoreColumns, WriteContext } from '../../data/module.ts';
import { misused, refuse } from '../../data/refusal.ts';
import { displayFields } from '../../data/schemas/display-fields.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import { writeOrder, type PrintKeeper, type PrintOrder } from '../print/order.ts';
import { writeReport } from '../docx/write.ts';
import type { WrittenValue } from '../xlsx/write.ts';
import { cellWriter } from './cells.ts';
import { AttachedFiles } from './attached-files.ts';
import { documentOf } from './document.ts';
import { formatOf, type DownType, type ExportFormat } from './formats.ts';
import { keepFile, noteFile, type ExportFiles } from './files.ts';

/** Data/Export (domain/04-calls section 5): what the list shows, without paging. */
export interface ExportRequest extends Omit<ListRequest, 'Columns' | 'PageIndex' | 'PageSize'> {
  readonly EnCode: string;
  readonly Columns: readonly { readonly dataIndex: string; readonly title: string }[];
  readonly FileName: string;
  /** Only these of the rows that the list finds. */
  readonly Ids?: readonly string[];
  /** Excel unless another is asked for. */
  readonly DownType?: DownType;
  /** Documents of a template, one for each of the Ids, in place of a table. */
  readonly Print?: PrintOrder;
}

/** Where the caller fetches the file. */
export interface ExportReport {
  readonly Url: string;
  readonly FileName: string;
  readonly total: number;
}

/** What a person who asked for an export takes part in. */
export interface ExportSteps {
  /** So many rows are written; a throw ends the export. */
  progress?(rows: number): Promise<void>;
  /** In the transaction that makes the file the caller's; a throw leaves no file. */
  finish?(context: WriteContext, file: ExportedFile): Promise<void>;
}

/** A file that was exported, as its attachment is called. */
export interface ExportedFile extends ExportReport {
  readonly FileId: string;
}

const ROWS_AT_ONCE = 1_000;

/**
 * Writes the rows of a list to a file: the same filter, scope, field rights and masks as the list itself, codes
 * and references by their names. Runs outside of a transaction, since a long one would keep everybody else waiting.
 */
export async function exportRows(
  engine: Engine,
  caller: Caller,
  asked: ExportRequest,
  files: ExportFiles,
  steps: ExportSteps = {},
): Promise<ExportReport> {
  const entity = exportedEntity(engine, caller, asked);
  const more = await moreColumns(engine, caller, asked);
  const hidden = new Set(more?.without);
  const request = { ...asked, Columns: asked.Columns.filter(({ dataIndex }) => !hidden.has(dataIndex)) };
  const count = { rows: 0 };
  const fileName = exportName(engine, request);
  const format = formatOf(request.DownType);
  const attached = new AttachedFiles(engine, entity, request.Columns);
  const { Print: order, Ids: ids = [] } = request;
  const document = await documentOf(engine, caller, request);
  let keepPrint: PrintKeeper | undefined;
  const file = await keepFile(files, async (target) => {
    if (order) {
      const done = async (rows: number) => {
        count.rows = rows;
        await steps.progress?.(rows);
      };
      keepPrint = await writeOrder(target, { engine, caller, files: files.store, order, ids, done });
      return undefined;
    }
    if (document) {
      count.rows = 1;
      return writeReport(target, plainName(fileName), document);
    }
    const table = {
      title: entity.title,
      columns: [...request.Columns.map((column) => titleOf(entity, column)), ...(more?.titles ?? [])].map(
        (title) => ({
          title,
        }),
      ),
      rows: sheetRows(engine, caller, request, { count, steps, attached, more }),
    };
    return format.write(target, { table, fileName, files, attached, folder: files.folder });
  });
  try {
    return await engine.database.transaction(async (tx) => {
      const context = { engine, tx, caller, now: await databaseNow(tx) };
      await audit(context, request, count.rows);
      await keepPrint?.(context);
      const FileId = await noteFile(context, { ...file, fileName, ext: format.ext });
      const report = { Url: downloadUrl(FileId), FileName: fileName, total: count.rows };
      await steps.finish?.(context, { ...report, FileId });
      return report;
    });
  } catch (error) {
    // A commit whose answer was lost may have happened: its row must not name a file that is gone.
    const isUnsure = error instanceof DatabaseUnavailable && error.outcomeUnknown;
    if (!isUnsure) await files.store.remove(file.name);
    throw error;
  }
}

/** A file stands alone, without the page's notes: its titles say which values were true then and may hold no more. */
function titleOf(
  entity: EntityModel,
  { dataIndex, title }: Pick<ExportRequest['Columns'][number], 'dataIndex' | 'title'>,
): string {
  const field = entity.fields.get(dataIndex) ?? displayFields(entity).get(dataIndex);
  return field ? keptTitle(title, keptColumn(entity, field)) : title;
}

/** The entity of an export that the caller was granted. */
export function exportedEntity(engine: Engine, caller: Caller, request: ExportRequest): EntityModel {
  if (request.Print) {
    grantedAction(engine, caller, request.EnCode, ['print']);
    return readableEntity(engine, caller, request.Entity);
  }
  const { entity } = grantedAction(engine, caller, request.EnCode, ['export']);
  if (entity !== entityOf(engine, request.Entity)) throw misused(`操作${request.EnCode}不属于该数据`);
  return entity;
}

/** What the file of an export is called. */
export function exportName(engine: Engine, request: ExportRequest): string {
  const { ext } = formatOf(request.DownType);
  return `${plainName(request.FileName) || entityOf(engine, request.Entity).title}.${ext}`;
}

function moreColumns(
  engine: Engine,
  caller: Caller,
  { Entity, Filter = {} }: ExportRequest,
): Promise<MoreColumns | undefined> | undefined {
  const known = engine.modules.map((module) => module.exportOf?.(engine, Entity)).find(Boolean);
  return known?.({ engine, caller, filter: Filter });
}

interface Writing {
  readonly count: { rows: number };
  readonly steps: ExportSteps;
  readonly attached: AttachedFiles;
  readonly more: MoreColumns | undefined;
}

async function* sheetRows(
  engine: Engine,
  caller: Caller,
  request: ExportRequest,
  { count, steps, attached, more }: Writing,
): AsyncGenerator<WrittenValue[]> {
  const entity = entityOf(engine, request.Entity);
  const list = listRequest(request);
  const asked = { ...list, Columns: attached.columns(list.Columns ?? []) };
  const cells = request.Columns.map(({ dataIndex }) => cellWriter(entity, dataIndex, engine.catalog.codes));
  for await (const { rows } of iterateRows(engine, caller, asked, ROWS_AT_ONCE)) {
    count.rows += rows.length;
    refuseTooLong(request, count.rows);
    const behind = (await more?.cells(rows)) ?? [];
    for (const [at, row] of rows.entries()) {
      attached.note(row);
      yield [...cells.map((cell) => cell(row)), ...(behind[at] ?? [])];
    }
    await steps.progress?.(count.rows);
  }
}

/** So many rows at most are exported to a file of the kind that is asked for. */
export const mostRowsOf = ({ DownType }: Pick<ExportRequest, 'DownType'>): number =>
  formatOf(DownType).mostRows;

/** Refuses what makes a file that nobody can open. @throws Refusal */
export function refuseTooLong({ DownType }: Pick<ExportRequest, 'DownType'>, rows: number): void {
  const { name, mostRows }: ExportFormat = formatOf(DownType);
  if (rows > mostRows) throw refuse(`${name}一次最多导出${mostRows}行，请缩小查询范围`);
}

/** The list whose rows are exported. */
export function listRequest(request: ExportRequest): ListRequest {
  const { Entity, Page, Tab, sortField, sortOrder, Ids } = request;
  const Filter = Ids?.length ? { ...request.Filter, Id: Ids } : request.Filter;
  return {
    Entity,
    Page,
    Tab,
    sortField,
    sortOrder,
    Filter,
    Columns: request.Columns.map(({ dataIndex }) => dataIndex),
  };
}

/** A name that every file system takes, without the ending that is put behind it. */
function plainName(name: string): string {
  return name
    .replace(/\.(?:xlsx|docx|pdf|zip)$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '')
    .trim();
}

/** Taking data out is audited like changing it: who, which columns, how many rows. */
async function audit(context: WriteContext, request: ExportRequest, total: number): Promise<void> {
  const { engine } = context;
  const entity = entityOf(engine, request.Entity);
  const entry = { entity, id: '', enCode: request.EnCode, before: null, after: null };
  const Changes = { Columns: [null, request.Columns.map(({ title }) => title)], Total: [null, total] };
  const row: Row = { ...auditRow(context, entry), RowId: null, Changes };
  await appendRows(context, entityOf(engine, AUDIT_ENTITY), [row]);
}
