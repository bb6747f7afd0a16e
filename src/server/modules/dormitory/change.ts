import { BED_STATE, DORM_CHANGE_TYPE, FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { DormChangeApply } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { moveIn, moveOut } from './stays.ts';

/** The bed that a student leaves is their own, whatever the browser says. */
export async function beforeChangeSave({ tx, row }: RowHook): Promise<void> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Bed" WHERE "StudentId" = $1 AND "IsDeleted" = 0`,
    [row['StudentId']],
  );
  row['FromBedId'] = answer.rows[0]?.Id ?? null;
}

/** An application names a bed that fits; whether it is still free is judged again when it passes. */
export async function beforeChangeSubmit({ tx, row, now }: RowHook): Promise<void> {
  const apply = row as Partial<DormChangeApply>;
  if (String(apply.PlanDate) < now.slice(0, 10))
    throw refuseFields([{ Key: 'PlanDate', Message: '预计日期不能早于今天' }]);
  const others = await tx.query(
    `SELECT 1 FROM "DormChangeApply" WHERE "StudentId" = $1 AND "Status" = $2 AND "Id" <> $3 AND "IsDeleted" = 0 LIMIT 1`,
    [apply.StudentId, FLOW_STATUS.Running, row['Id'] ?? ''],
  );
  if (others.rowCount > 0) throw refuse('您有正在审批的申请，请等待审批结果或先撤回');
  const isMoveIn = apply.ChangeType === DORM_CHANGE_TYPE.MoveIn;
  if (isMoveIn && apply.FromBedId) throw refuse('您已有在住床位，请选择调换宿舍');
  if (!isMoveIn && !apply.FromBedId) throw refuse('您没有在住床位');
  if (!apply.ToBedId) return;
  const answer = await tx.query<{ state: string; fits: boolean }>(
    `SELECT d."State" AS state, r."Gender" = $2 AS fits FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
     WHERE d."Id" = $1 AND d."IsDeleted" = 0`,
    [apply.ToBedId, apply.Gender],
  );
  const [bed] = answer.rows;
  if (bed?.state !== BED_STATE.Free) throw refuseFields([{ Key: 'ToBedId', Message: '该床位已被选择' }]);
  if (!bed.fits) throw refuseFields([{ Key: 'ToBedId', Message: '性别与房间不符' }]);
}

/** What an application asked for is done when it has passed: out of the old bed and into the new one, or nothing at all. */
export async function afterChangePass(hook: RowHook): Promise<void> {
  const { StudentId, ToBedId, ChangeType } = hook.row as Partial<DormChangeApply>;
  if (ChangeType !== DORM_CHANGE_TYPE.MoveIn) await moveOut(hook, StudentId!, hook.enCode);
  if (ToBedId) await moveIn(hook, ToBedId, StudentId!, hook.enCode);
}
