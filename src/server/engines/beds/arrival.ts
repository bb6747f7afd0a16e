import type { Named } from '../../data/row-of.ts';
import { BED_STATE, STAY_STATE, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities, type BedStay } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { changeLocked } from '../../data/write/bulk-write.ts';
import { copyStudent } from '../../data/write/student-copy.ts';
import { addRow, changeRow, changeStored, endRows, lockRow } from '../../data/write/system-write.ts';
import { bedLost } from './release.ts';

interface Arrival {
  readonly newStudent: string;
  readonly student: string;
  /** Item of SELECT_MODE: how the bed came to be the student's. */
  readonly mode: string;
  readonly enCode: string;
}

/** The bed that a new student chose is the student's, with the record of the stay, which begins with the key. */
export async function moveInChosen(context: WriteContext, arrival: Arrival): Promise<void> {
  const { newStudent, student, mode, enCode } = arrival;
  const bed = await chosenBed(context, newStudent);
  if (!bed) return;
  await changeRow(context, entities.Bed, bed, { State: BED_STATE.Occupied, StudentId: student }, enCode);
  const stay: Named<BedStay> = {
    StudentId: student,
    BedId: bed['Id'],
    BuildingId: bed['BuildingId'],
    RoomId: bed['RoomId'],
    SelectMode: mode,
    InDate: context.now.slice(0, 10),
    StayState: STAY_STATE.Chosen,
    IsLeader: 0,
  };
  await copyStudent(context, entityOf(context.engine, entities.BedStay), stay);
  await addRow(context, entities.BedStay, stay, enCode);
}

/** With the key the student lives there. */
export async function beginStay(context: WriteContext, newStudent: string, enCode: string): Promise<void> {
  const { rows } = await context.tx.query<{ Id: string }>(
    `SELECT s."Id" FROM "BedStay" s JOIN "NewStudent" n ON n."StudentId" = s."StudentId"
     WHERE n."Id" = $1 AND s."StayState" = $2 AND s."IsDeleted" = 0`,
    [newStudent, STAY_STATE.Chosen],
  );
  const [found] = rows;
  const living = { StayState: STAY_STATE.Living };
  if (found) await changeStored(context, entities.BedStay, found.Id, living, enCode);
}

/**
 * Undoes it by the stay, wherever the dormitory has moved the student since: a bed that was chosen is kept for the new student,
 * another one is free and the choice open again, and the stay never was.
 */
export async function moveOutChosen(context: HandlerContext, newStudent: Row): Promise<void> {
  const { engine, enCode, tx } = context;
  const { Id, StudentId, DormState } = newStudent;
  const stays = await tx.query<{ id: string; bed: string }>(
    `SELECT "Id" AS id, "BedId" AS bed FROM "BedStay" WHERE "StudentId" = $1 AND "StayState" <> $2 AND "IsDeleted" = 0`,
    [StudentId, STAY_STATE.Left],
  );
  const [ids, beds] = [stays.rows.map(({ id }) => id), stays.rows.map(({ bed }) => bed)];
  await endRows(context, entities.BedStay, ids, enCode);
  const left = (bed: Row) => ({
    State: bed['NewStudentId'] === Id ? BED_STATE.Chosen : BED_STATE.Free,
    StudentId: null,
  });
  const leave = (bed: Row) => (bed['StudentId'] === StudentId ? left(bed) : undefined);
  await changeLocked(context, entityOf(engine, entities.Bed), beds, leave, enCode);
  const isOpen = DormState === STEP_STATE.Done && !(await chosenBed(context, String(Id)));
  if (isOpen) await bedLost(context, String(Id));
}

async function chosenBed(context: WriteContext, newStudent: string): Promise<Row | undefined> {
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Bed" WHERE "NewStudentId" = $1 AND "State" = $2 AND "IsDeleted" = 0`,
    [newStudent, BED_STATE.Chosen],
  );
  const [found] = answer.rows;
  return found && lockRow(context, entities.Bed, found.Id);
}
