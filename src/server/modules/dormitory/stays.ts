import type { Named } from '../../data/row-of.ts';
import {
  BED_STATE,
  ORI_STEP,
  SELECT_MODE,
  STAY_STATE,
  STEP_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type BedStay, type Bed } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeLocked } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields, type Refusal } from '../../data/refusal.ts';
import { copyStudent } from '../../data/write/student-copy.ts';
import { addRow, changeRow, lockRow } from '../../data/write/system-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { markSteps } from '../../engines/checklist/marks.ts';
import { ROOM_CLOSED, ROOM_IS_OPEN } from './open-room.ts';

const BED_GONE = '该床位已被选择';

const LIVING: readonly unknown[] = [STAY_STATE.Chosen, STAY_STATE.Living];

/** Gives a free bed of the student's gender to them, with the record of their stay. */
export async function moveIn(
  context: WriteContext,
  bedId: string,
  studentId: string,
  enCode: string,
): Promise<void> {
  const stay: Named<BedStay> = {
    StudentId: studentId,
    BedId: bedId,
    SelectMode: SELECT_MODE.Staff,
    InDate: context.now.slice(0, 10),
    StayState: STAY_STATE.Living,
    IsLeader: 0,
  };
  await copyStudent(context, entityOf(context.engine, entities.BedStay), stay);
  await requirePlace(context, stay, refuse);
  if (await stayOf(context, studentId)) throw refuse('该学生已有在住床位');
  await takeBeds(context, [stay], enCode);
  await addRow(context, entities.BedStay, stay, enCode);
}

/** @throws Refusal where the room of the bed is for the other sex, or takes nobody */
async function requirePlace(
  { tx }: WriteContext,
  { BedId, Gender }: Named<BedStay>,
  refusal: (message: string) => Refusal,
): Promise<void> {
  const { rows } = await tx.query<{ fits: boolean | null; open: boolean }>(
    `SELECT r."Gender" = $2 AS fits, ${ROOM_IS_OPEN} AS open FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
     WHERE d."Id" = $1 AND d."IsDeleted" = 0`,
    [BedId, Gender],
  );
  const [found] = rows;
  if (!found?.fits) throw refusal('性别与房间不符');
  if (!found.open) throw refusal(ROOM_CLOSED);
}

/** Ends a student's stay and frees their bed. */
export async function moveOut(context: WriteContext, studentId: string, enCode: string): Promise<void> {
  const id = await stayOf(context, studentId);
  if (!id) throw refuse('该学生没有在住床位');
  const stay = await lockRow(context, entities.BedStay, id);
  const left = { StayState: STAY_STATE.Left, OutDate: context.now.slice(0, 10) };
  await changeRow(context, entities.BedStay, stay, left, enCode);
  await changeBeds(context, [stay], enCode, freed);
}

async function stayOf({ tx }: WriteContext, studentId: string): Promise<string | undefined> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "BedStay" WHERE "StudentId" = $1 AND "StayState" = ANY($2) AND "IsDeleted" = 0 LIMIT 1`,
    [studentId, LIVING],
  );
  return answer.rows[0]?.Id;
}

/** What a bed that one of the stays is about becomes; undefined where it stays as it is. */
type BedChange = (bed: Row, stay: Row) => Row | undefined;

const freed: BedChange = (bed, { StudentId }) =>
  bed['StudentId'] === StudentId ? { State: BED_STATE.Free, StudentId: null, NewStudentId: null } : undefined;

const taken: BedChange = (bed, { StudentId }) => {
  if (bed['State'] !== BED_STATE.Free || bed['StudentId']) throw refuse(BED_GONE);
  return { State: BED_STATE.Occupied, StudentId };
};

/** Changes the beds of some stays, each of another bed, through the rules of beds. */
async function changeBeds(
  context: WriteContext,
  stays: readonly Row[],
  enCode: string,
  change: BedChange,
): Promise<void> {
  const stayIn = new Map(stays.map((stay) => [String(stay['BedId']), stay]));
  const become = (bed: Row) => change(bed, stayIn.get(String(bed['Id']))!);
  await changeLocked(context, entityOf(context.engine, entities.Bed), [...stayIn.keys()], become, enCode);
}

/** A stay that is noted down begins in a room that is lived in and for the student's sex. */
export async function beforeStaySave(hook: RowHook<BedStay>): Promise<void> {
  if (!hook.before)
    await requirePlace(hook, hook.row, (Message) => refuseFields([{ Key: 'BedId', Message }]));
}

/** Stays that begin take their beds; those that have ended leave them free. */
export async function afterStaysSave(hooks: readonly RowHook<BedStay>[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const begun = hooks.filter(({ before }) => !before).map(({ row }) => row);
  const passed = (from: readonly unknown[], to: unknown) =>
    hooks.flatMap(({ row, before }): Row[] =>
      before && from.includes(before['StayState']) && row['StayState'] === to ? [before] : [],
    );
  await markKeys(first, passed([STAY_STATE.Chosen], STAY_STATE.Living));
  await takeBeds(first, begun, first.enCode);
  await changeBeds(first, passed(LIVING, STAY_STATE.Left), first.enCode, freed);
}

/** The step of new students who have moved in is done, whether the desk says so or the dormitory. */
async function markKeys(context: WriteContext, stays: readonly Row[]): Promise<void> {
  if (stays.length === 0) return;
  const { rows } = await context.tx.query<{ student: string }>(
    `SELECT n."Id" AS student FROM "NewStudent" n JOIN "OrientationStep" st ON st."BatchId" = n."BatchId" AND st."StepCode" = $2 AND st."IsDeleted" = 0
     WHERE n."StudentId" = ANY($1) AND n."IsDeleted" = 0`,
    [stays.map(({ StudentId }) => StudentId), ORI_STEP.Key],
  );
  const operator = context.caller.subject.TrueName;
  const marks = rows.map(({ student }) => ({
    student,
    code: ORI_STEP.Key,
    state: STEP_STATE.Done,
    operator,
  }));
  await markSteps(context, entities.OrientationStep, marks);
}

/** The locked rows decide: of two that want one bed, the second finds it taken. */
async function takeBeds(context: WriteContext, stays: readonly Row[], enCode: string): Promise<void> {
  if (new Set(stays.map(({ BedId }) => BedId)).size < stays.length) throw refuse(BED_GONE);
  await changeBeds(context, stays, enCode, taken);
}

/** Two students change places: both stays end and two others begin, or nothing happens. */
export async function swapStays(context: HandlerContext): Promise<true> {
  const mine = chosenRow<BedStay>(context);
  const [one, other] = [String(mine['StudentId']), String(context.params['StudentId'])];
  if (one === other) throw refuse('请选择另一名学生');
  const id = await stayOf(context, other);
  if (!id) throw refuse('该学生没有在住床位');
  const theirs = await lockRow(context, entities.BedStay, id);
  if (theirs['StayState'] !== STAY_STATE.Living) throw refuse('对方尚未办理入住');
  for (const student of [one, other]) await moveOut(context, student, context.enCode);
  await moveIn(context, String(theirs['BedId']), one, context.enCode);
  await moveIn(context, String(mine['BedId']), other, context.enCode);
  return true;
}

/** The dormitory office puts a student into a bed. */
export async function assignBed(context: HandlerContext): Promise<true> {
  const row = chosenRow<Bed>(context);
  await moveIn(context, String(row['Id']), String(context.params['StudentId']), context.enCode);
  return true;
}
