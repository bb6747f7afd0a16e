import { ownUploads } from '../../jobs/tasks/own-uploads.ts';
import type { Handler } from '../call.ts';

/** The caller's imports, for the dialog of his uploads. */
export const getInPutTaskList: Handler<'ImportExport/GetInPutTaskList'> = async (
  { engine },
  { caller, input },
) => {
  const { total, rows } = await ownUploads(engine, caller, input);
  return { total, rows };
};
