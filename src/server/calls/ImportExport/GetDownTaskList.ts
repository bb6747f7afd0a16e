import { entities } from '../../../contract/generated/entities.ts';
import { numberOf, orNull, ownTasks, textOf } from '../../jobs/tasks/task-lists.ts';
import type { Handler } from '../call.ts';

/** The caller's exports, for the dialog of their downloads. */
export const getDownTaskList: Handler<'ImportExport/GetDownTaskList'> = async (
  { engine },
  { caller, input },
) => {
  const { Name, BusinessType, FileBusinessType, ...query } = input;
  const filter = { Name, BusinessType, DownType: FileBusinessType };
  const { total, rows } = await ownTasks(engine, caller, entities.ExportTask, { ...query, filter });
  return {
    total,
    rows: rows.map((row) => ({
      Id: textOf(row['Id']),
      DownFileName: textOf(row['Name']),
      BusinessType: textOf(row['BusinessType']),
      BusinessTypeName: textOf(row['BusinessTypeName']),
      DownType: textOf(row['DownType']),
      DownTypeName: textOf(row['DownTypeName']),
      DownProgress: textOf(row['DownProgress']),
      CreateDate: textOf(row['CreateDate']),
      Url: orNull(row['Url']),
      Total: numberOf(row['Total']),
      DoneCount: numberOf(row['DoneCount']),
      ErrorMsg: orNull(row['ErrorMsg']),
      RunNote: orNull(row['RunNote']),
    })),
  };
};
