import { DORM_CHANGE_TYPE } from '../../../contract/generated/codes.ts';
import type { DormChangeApply } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { ROOM_CLOSED, ROOM_IS_OPEN } from './open-room.ts';
import { moveIn, moveOut } from './stays.ts';

/** The bed that a student leaves is their own, whatever the browser says; the one that they want is in a room that is lived in. */
export async function beforeChangeSave({ tx, row, before }: RowHook<DormChangeApply>): Promise<void> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Bed" WHERE "StudentId" = $1 AND "IsDeleted" = 0`,
    [row['StudentId']],
  );
  row['FromBedId'] = answer.rows[0]?.Id ?? null;
  if (!row['ToBedId'] || row['ToBedId'] === before?.['ToBedId']) return;
  const closed = await tx.query(
    `SELECT 1 FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."Id" = $1 AND NOT ${ROOM_IS_OPEN}`,
    [row['ToBedId']],
  );
  if (closed.rows.length > 0) throw refuseFields([{ Key: 'ToBedId', Message: ROOM_CLOSED }]);
}

/** What an application asked for is done when it has passed: out of the old bed and into the new one, or nothing at all. */
export async function afterChangePass(hook: RowHook<DormChangeApply>): Promise<void> {
  const { StudentId, ToBedId, ChangeType } = hook.row as Partial<DormChangeApply>;
  if (ChangeType !== DORM_CHANGE_TYPE.MoveIn) await moveOut(hook, StudentId!, hook.enCode);
  if (ToBedId) await moveIn(hook, ToBedId, StudentId!, hook.enCode);
}
