import { calls, type CallInput } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';

type Kind = CallInput['ImportExport/RetryTask']['Kind'];

/** Does a failed task again; a refusal is shown, and the list tells in either case how the task stands. */
export async function retryTask(Kind: Kind, Id: string, reload: () => void): Promise<void> {
  await call(calls.ImportExport.RetryTask, { Id, Kind }).catch(() => undefined);
  reload();
}
