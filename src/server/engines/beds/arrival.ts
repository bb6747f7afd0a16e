import type { Named } from '../../data/row-of.ts';
import { BED_STATE, STAY_STATE } from '../../../contract/generated/codes.ts';
import { entities, type BedStay } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { copyStudent } from '../../data/write/student-copy.ts';
import { addRow, changeRow, endRows, lockRow } from '../../data/write/system-write.ts';

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
  const bed = await bedOf(context, newStudent, BED_STATE.Chosen);
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
  if (!found) return;
  const stay = await lockRow(context, entities.BedStay, found.Id);
  await changeRow(context, entities.BedStay, stay, { StayState: STAY_STATE.Living }, enCode);
}

/** Undoes it: the bed is kept for the new student, the stay never was. */
export async function moveOutChosen(
  context: WriteContext,
  { newStudent, enCode }: Pick<Arrival, 'newStudent' | 'enCode'>,
): Promise<void> {
  const bed = await bedOf(context, newStudent, BED_STATE.Occupied);
  if (!bed) return;
  const stays = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "BedStay" WHERE "BedId" = $1 AND "StudentId" = $2 AND "StayState" <> $3 AND "IsDeleted" = 0`,
    [bed['Id'], bed['StudentId'], STAY_STATE.Left],
  );
  await endRows(
    context,
    entities.BedStay,
    stays.rows.map(({ Id }) => Id),
    enCode,
  );
  await changeRow(context, entities.Bed, bed, { State: BED_STATE.Chosen, StudentId: null }, enCode);
}

async function bedOf(context: WriteContext, newStudent: string, state: string): Promise<Row | undefined> {
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Bed" WHERE "NewStudentId" = $1 AND "State" = $2 AND "IsDeleted" = 0`,
    [newStudent, state],
  );
  const [found] = answer.rows;
  return found && lockRow(context, entities.Bed, found.Id);
}
