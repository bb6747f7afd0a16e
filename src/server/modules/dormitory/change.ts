import { DORM_CHANGE_TYPE } from '../../../contract/generated/codes.ts';
import type { DormChangeApply } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { moveIn, moveOut } from './stays.ts';

/** The bed that a student leaves is their own, whatever the browser says. */
export async function beforeChangeSave({ tx, row }: RowHook<DormChangeApply>): Promise<void> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Bed" WHERE "StudentId" = $1 AND "IsDeleted" = 0`,
    [row['StudentId']],
  );
  row['FromBedId'] = answer.rows[0]?.Id ?? null;
}

/** What an application asked for is done when it has passed: out of the old bed and into the new one, or nothing at all. */
export async function afterChangePass(hook: RowHook<DormChangeApply>): Promise<void> {
  const { StudentId, ToBedId, ChangeType } = hook.row as Partial<DormChangeApply>;
  if (ChangeType !== DORM_CHANGE_TYPE.MoveIn) await moveOut(hook, StudentId!, hook.enCode);
  if (ToBedId) await moveIn(hook, ToBedId, StudentId!, hook.enCode);
}
