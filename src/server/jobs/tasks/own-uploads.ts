import type { CallOutput } from '../../../contract/generated/calls.ts';
import { ACTION_TASK_STATE, FILE_TYPE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { isAll, type Paged } from '../../../contract/envelope.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { IMPORT_STATE } from './import-task.ts';
import { numberOf, orNull, ownTasks, textOf, type TaskQuery } from './task-lists.ts';

/** An upload as the dialogs are told of it. */
export type UploadRow = CallOutput['ImportExport/GetInPutTaskList']['rows'][number];

/** Which uploads are asked for. */
export interface UploadQuery extends Omit<TaskQuery, 'filter'> {
  readonly OriginalFileName?: string;
  readonly FileBusinessType?: string | number;
  readonly TaskType?: string | number;
  /** Text of a state. */
  readonly State?: string | undefined;
}

/** Archives of one user that are looked through; their files are kept for some days only. */
const MOST_PACKS = 500;
const PAGE_SIZE = 10;

/** The caller's own uploads, newest first: workbooks, and archives whose files went into rows. */
export async function ownUploads(
  engine: Engine,
  caller: Caller,
  query: UploadQuery,
): Promise<Paged<UploadRow>> {
  const { PageIndex = 1, PageSize = PAGE_SIZE } = query;
  const packs = await ownPacks(engine, caller, query);
  const first = await workbooks(engine, caller, query, PageIndex, PageSize);
  if (packs.length === 0) return first;
  // Each archive that is newer moves the workbooks on by one place: those of the pages before may stand on this one.
  const before = Math.min(PageIndex - 1, Math.ceil(packs.length / PageSize));
  const pages: UploadRow[][] = [];
  for (let page = PageIndex - before; page < PageIndex; page += 1)
    pages.push((await workbooks(engine, caller, query, page, PageSize)).rows);
  const known = [...pages.flat(), ...first.rows];
  const skipped = (PageIndex - before - 1) * PageSize;
  const oldestSkipped = known[0]?.CreateDate;
  const newer =
    skipped === 0
      ? []
      : packs.filter(({ CreateDate }) => oldestSkipped === undefined || CreateDate > oldestSkipped);
  const merged = [...known, ...packs.filter((pack) => !newer.includes(pack))].sort((one, other) =>
    other.CreateDate.localeCompare(one.CreateDate),
  );
  const from = (PageIndex - 1) * PageSize - skipped - newer.length;
  return {
    total: first.total + packs.length,
    rows: merged.slice(Math.max(0, from), Math.max(0, from) + PageSize),
  };
}

async function workbooks(
  engine: Engine,
  caller: Caller,
  { OriginalFileName, FileBusinessType, TaskType, State, StartTime, EndTime }: UploadQuery,
  PageIndex: number,
  PageSize: number,
): Promise<Paged<UploadRow>> {
  const filter = { OriginalFileName, FileBusinessType, TaskType, IsAskForStr: State && [State] };
  const { total, rows } = await ownTasks(engine, caller, entities.ImportTask, {
    PageIndex,
    PageSize,
    ...(StartTime && { StartTime }),
    ...(EndTime && { EndTime }),
    filter,
  });
  return { total, rows: rows.map(workbookRow) };
}

/** A kind of upload that takes archives. */
interface PackKind {
  readonly Id: string;
  readonly Name: string;
  readonly Code: string;
}

async function ownPacks(engine: Engine, caller: Caller, query: UploadQuery): Promise<UploadRow[]> {
  const { OriginalFileName, FileBusinessType, State, StartTime, EndTime } = query;
  if (!isAll(FileBusinessType) && String(FileBusinessType) !== FILE_TYPE.Zip) return [];
  const kinds = await packKinds(engine, query.TaskType);
  if (kinds.size === 0) return [];
  const { rows } = await ownTasks(engine, caller, entities.ActionTask, {
    PageIndex: 1,
    PageSize: MOST_PACKS,
    ...(StartTime && { StartTime }),
    ...(EndTime && { EndTime }),
    filter: { EnCode: [...kinds.keys()], FileName: OriginalFileName },
  });
  const uploads = rows.map((row) => packRow(row, kinds.get(String(row['EnCode']))));
  return State === undefined ? uploads : uploads.filter(({ IsAskForStr }) => IsAskForStr === State);
}

/** By EnCode, those of one business type or of all. */
async function packKinds(engine: Engine, type: unknown): Promise<Map<string, PackKind>> {
  const enCodes = [...engine.catalog.enCodes]
    .filter(([, { action }]) => action.pack)
    .map(([enCode]) => enCode);
  const { rows } = await engine.database.query<PackKind & Row>(
    `SELECT "Id", "Name", "Code" FROM "BusinessType" WHERE "Code" = ANY($1) AND ($2::text IS NULL OR "Id" = $2)`,
    [enCodes, isAll(type) ? null : String(type)],
  );
  return new Map(rows.map((row) => [row.Code, row]));
}

const STATES: Readonly<Record<string, string>> = {
  [ACTION_TASK_STATE.Running]: IMPORT_STATE.running,
  [ACTION_TASK_STATE.Done]: IMPORT_STATE.done,
  [ACTION_TASK_STATE.Undoing]: IMPORT_STATE.undoing,
  [ACTION_TASK_STATE.Undone]: IMPORT_STATE.undone,
  [ACTION_TASK_STATE.PartlyUndone]: IMPORT_STATE.partlyUndone,
};

const stateOf = ({ State, FailCount }: Row): string =>
  State === ACTION_TASK_STATE.Done && numberOf(FailCount) > 0
    ? IMPORT_STATE.failed
    : (STATES[String(State)] ?? IMPORT_STATE.failed);

const packRow = (row: Row, kind: PackKind | undefined): UploadRow => ({
  ...countsOf(row),
  OriginalFileName: textOf(row['FileName']) || textOf(row['Name']),
  TaskType: kind?.Id ?? '',
  TaskTypeName: kind?.Name ?? '',
  FileBusinessType: FILE_TYPE.Zip,
  FileBusinessTypeName: 'Zip',
  IsAskForStr: stateOf(row),
  TaskLog: null,
});

const workbookRow = (row: Row): UploadRow => ({
  ...countsOf(row),
  OriginalFileName: textOf(row['OriginalFileName']),
  TaskType: textOf(row['TaskType']),
  TaskTypeName: textOf(row['TaskTypeName']),
  FileBusinessType: textOf(row['FileBusinessType']),
  FileBusinessTypeName: textOf(row['FileBusinessTypeName']),
  IsAskForStr: textOf(row['IsAskForStr']),
  TaskLog: orNull(row['TaskLog']),
});

const countsOf = (row: Row) => ({
  Id: textOf(row['Id']),
  CreateDate: textOf(row['CreateDate']),
  Total: numberOf(row['Total']),
  SuccessCount: numberOf(row['SuccessCount']),
  FailCount: numberOf(row['FailCount']),
  ErrorMsg: orNull(row['ErrorMsg']),
  RunNote: orNull(row['RunNote']),
  CreateUserName: textOf(row['CreateUserName']),
});
