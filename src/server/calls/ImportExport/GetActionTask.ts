import { actionProgress } from '../../jobs/tasks/action-progress.ts';
import type { Handler } from '../call.ts';

/** How far one of the caller's own actions on many rows has come. */
export const getActionTask: Handler<'ImportExport/GetActionTask'> = ({ engine }, { caller, input }) =>
  actionProgress(engine.database, caller, input.TaskId);
