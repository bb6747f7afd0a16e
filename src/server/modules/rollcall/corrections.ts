import type { RowHook } from '../../data/module.ts';
import { recount } from './counts.ts';

/** A correction by staff is counted at once; the answers of students are counted together, once a minute. */
export async function afterRecordSave({ caller, row, tx }: RowHook): Promise<void> {
  if (caller.subject.StudentId !== '' && caller.subject.StudentId === row['StudentId']) return;
  await recount(tx, [String(row['InstanceId'])]);
}
