import { BED_STATE, SELECT_MODE, STAY_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { copyStudent } from '../../data/student-copy.ts';
import { addRow, changeRow, lockRow } from '../../data/system-write.ts';

const LIVING: readonly unknown[] = [STAY_STATE.Chosen, STAY_STATE.Living];

/** Gives a free bed of the student's gender to him, with the record of his stay. One conditional UPDATE decides. */
export async function moveIn(
  context: WriteContext,
  bedId: string,
  studentId: string,
  enCode: string,
): Promise<void> {
  const { tx, now } = context;
  const fits = await tx.query<{ building: string; room: string }>(
    `SELECT d."BuildingId" AS building, d."RoomId" AS room FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
     JOIN "Student" s ON s."Id" = $2 AND s."Gender" = r."Gender" WHERE d."Id" = $1 AND d."IsDeleted" = 0`,
    [bedId, studentId],
  );
  const place = fits.rows[0];
  if (!place) throw refuse('性别与房间不符');
  if (await stayOf(context, studentId)) throw refuse('该学生已有在住床位');
  const taken = await tx.query(
    `UPDATE "Bed" SET "State" = $3, "StudentId" = $2, "UpdateDate" = now(), "Version" = "Version" + 1
     WHERE "Id" = $1 AND "State" = $4 AND "StudentId" IS NULL AND "IsDeleted" = 0`,
    [bedId, studentId, BED_STATE.Occupied, BED_STATE.Free],
  );
  if (taken.rowCount !== 1) throw refuse('该床位已被选择');
  const stay: Row = {
    StudentId: studentId,
    BedId: bedId,
    BuildingId: place.building,
    RoomId: place.room,
    SelectMode: SELECT_MODE.Staff,
    InDate: now.slice(0, 10),
    StayState: STAY_STATE.Living,
    IsLeader: 0,
  };
  await copyStudent(context, entityOf(context.engine, entities.BedStay), stay);
  await addRow(context, entities.BedStay, stay, enCode);
}

/** Ends a student's stay and frees his bed. */
export async function moveOut(context: WriteContext, studentId: string, enCode: string): Promise<void> {
  const id = await stayOf(context, studentId);
  if (!id) throw refuse('该学生没有在住床位');
  const stay = await lockRow(context, entities.BedStay, id);
  await changeRow(
    context,
    entities.BedStay,
    stay,
    { StayState: STAY_STATE.Left, OutDate: context.now.slice(0, 10) },
    enCode,
  );
  await freeBedOf(context, stay);
}

async function stayOf({ tx }: WriteContext, studentId: string): Promise<string | undefined> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "BedStay" WHERE "StudentId" = $1 AND "StayState" = ANY($2) AND "IsDeleted" = 0 LIMIT 1`,
    [studentId, LIVING],
  );
  return answer.rows[0]?.Id;
}

async function freeBedOf({ tx }: WriteContext, stay: Row): Promise<void> {
  await tx.query(
    `UPDATE "Bed" SET "State" = $3, "StudentId" = NULL, "NewStudentId" = NULL, "UpdateDate" = now(), "Version" = "Version" + 1
     WHERE "Id" = $1 AND "StudentId" = $2`,
    [stay['BedId'], stay['StudentId'], BED_STATE.Free],
  );
}

/** A stay that has ended leaves its bed free. */
export async function afterStaySave(hook: RowHook): Promise<void> {
  const { row, before } = hook;
  if (before && before['StayState'] !== row['StayState'] && row['StayState'] === STAY_STATE.Left)
    await freeBedOf(hook, before);
}

/** The dormitory office puts a student into a bed. */
export async function assignBed(context: HandlerContext): Promise<true> {
  const row = context.rows[0];
  if (!row) throw refuse('请选择要操作的记录');
  await moveIn(context, String(row['Id']), String(context.params['StudentId']), context.enCode);
  return true;
}
