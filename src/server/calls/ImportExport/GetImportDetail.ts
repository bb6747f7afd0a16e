import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import { importFails } from '../../jobs/tasks/import-fails.ts';
import type { Handler } from '../call.ts';

/** An import that the caller reaches, with the cells that were refused. */
export const getImportDetail: Handler<'ImportExport/GetImportDetail'> = async (
  { engine },
  { caller, input: { TaskId, ...paging } },
) => {
  const reader = { ...caller, readable: new Set([...caller.readable, entities.ImportTask]) };
  const { Children: _children, ...Task } = await getRow(engine, reader, entities.ImportTask, TaskId);
  return { Task, ...(await importFails(engine, caller, TaskId, paging)) };
};
