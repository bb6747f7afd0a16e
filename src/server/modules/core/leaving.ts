import { ENABLE } from '../../../contract/generated/codes.ts';
import type { Teacher } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { endPosts } from '../../engines/assignment/pass-on.ts';

/** A teacher's account is closed with the day of leaving, not before, and that day is over for one who is back; nobody takes over their own classes. */
export async function beforeTeacherSave({ row, before, now }: RowHook<Teacher>): Promise<void> {
  const { LeaveDate, SuccessorId, Id } = row as Partial<Teacher>;
  if (SuccessorId && SuccessorId === Id)
    throw refuseFields([{ Key: 'SuccessorId', Message: '接任人不能是本人' }]);
  if (!before || before['State'] === row['State']) return;
  if (row['State'] === ENABLE.On && before['LeaveDate'] === LeaveDate)
    return void Object.assign(row, { LeaveDate: null, LeaveReason: null, SuccessorId: null });
  if (LeaveDate && LeaveDate > now.slice(0, 10))
    throw refuseFields([{ Key: 'LeaveDate', Message: '离职日期不能晚于今天' }]);
}

/** The classes of a teacher who left go to the successor, or to nobody. */
export async function afterTeacherSave(hook: RowHook<Teacher>): Promise<void> {
  const { row, before } = hook;
  if (before?.['State'] !== ENABLE.On || row['State'] === ENABLE.On) return;
  const successor = row['SuccessorId'];
  await endPosts(hook, successor ? String(successor) : undefined);
}

/** A teacher who is deleted holds no class any more. */
export const beforeTeacherDelete = (hook: RowHook): Promise<void> => endPosts(hook);
