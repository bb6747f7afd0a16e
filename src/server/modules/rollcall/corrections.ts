import type { RowHook } from '../../data/module.ts';
import { recount } from './counts.ts';

/** A correction by staff is counted at once; the answers of students are counted together, once a minute. */
export async function afterRecordSave(hook: RowHook): Promise<void> {
  const { caller, row } = hook;
  if (caller.subject.StudentId !== '' && caller.subject.StudentId === row['StudentId']) return;
  await recount(hook, [String(row['InstanceId'])]);
}
