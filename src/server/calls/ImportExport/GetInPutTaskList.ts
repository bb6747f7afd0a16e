import { entities } from '../../../contract/generated/entities.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Row } from '../../../contract/rules.ts';
import { numberOf, orNull, ownTasks, textOf } from '../../jobs/tasks/task-lists.ts';
import type { Handler } from '../call.ts';

/** The caller's imports, for the dialog of his uploads. */
export const getInPutTaskList: Handler<'ImportExport/GetInPutTaskList'> = async (
  { engine },
  { caller, input },
) => {
  const { OriginalFileName, FileBusinessType, TaskType, ...query } = input;
  const filter = { OriginalFileName, FileBusinessType, TaskType };
  const { total, rows } = await ownTasks(engine, caller, entities.ImportTask, { ...query, filter });
  return { total, rows: rows.map(uploadRow) };
};

type UploadRow = CallOutput['ImportExport/GetInPutTaskList']['rows'][number];

/** An import as the dialogs are told of it. */
export const uploadRow = (row: Row): UploadRow => ({
  Id: textOf(row['Id']),
  OriginalFileName: textOf(row['OriginalFileName']),
  TaskType: textOf(row['TaskType']),
  TaskTypeName: textOf(row['TaskTypeName']),
  FileBusinessType: textOf(row['FileBusinessType']),
  FileBusinessTypeName: textOf(row['FileBusinessTypeName']),
  IsAskForStr: textOf(row['IsAskForStr']),
  CreateDate: textOf(row['CreateDate']),
  TaskLog: orNull(row['TaskLog']),
  Total: numberOf(row['Total']),
  SuccessCount: numberOf(row['SuccessCount']),
  FailCount: numberOf(row['FailCount']),
  ErrorMsg: orNull(row['ErrorMsg']),
  CreateUserName: textOf(row['CreateUserName']),
});
