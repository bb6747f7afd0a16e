import { isAll } from '../../../contract/envelope.ts';
import { DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import { IMPORT_STATE } from './import-task.ts';
import { ownUploads } from './own-uploads.ts';
import { refuse } from '../../data/refusal.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';

/** States by the codes that downloads have. */
const STATES: Readonly<Record<string, string>> = {
  [DOWN_PROGRESS.Running]: IMPORT_STATE.running,
  [DOWN_PROGRESS.Done]: IMPORT_STATE.done,
  [DOWN_PROGRESS.Failed]: IMPORT_STATE.failed,
};

/** The caller's imports in the old form: `Rows` in place of `rows`. */
export async function oldUploads(
  engine: Engine,
  caller: Caller,
  input: CallInput['ImportExport/OldGetInPutTaskList'],
): Promise<CallOutput['ImportExport/OldGetInPutTaskList']> {
  const { TaskType, State, ...query } = input;
  const state = isAll(State) ? undefined : STATES[String(State)];
  if (!isAll(State) && state === undefined) throw refuse('状态不正确');
  const { total, rows } = await ownUploads(engine, caller, {
    ...query,
    ...(TaskType !== undefined && { TaskType }),
    State: state,
  });
  return { total, Rows: rows };
}
