import { entities } from '../../../contract/generated/entities.ts';
import { numberOf, orNull, ownTasks, textOf } from './task-lists.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';

/** The caller's exports, for the dialog of their downloads. */
export async function ownDownloads(
  engine: Engine,
  caller: Caller,
  input: CallInput['ImportExport/GetDownTaskList'],
): Promise<CallOutput['ImportExport/GetDownTaskList']> {
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
}
