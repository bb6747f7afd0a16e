import {
  BED_STATE,
  ORI_STEP,
  SELECT_MODE,
  STEP_STATE,
  TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { GroupContext, GroupedRequest, WriteContext } from '../../data/module.ts';
import { programCaller } from '../../data/program-caller.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { afterThese, waitsFor } from '../../engines/checklist/window.ts';

/** How long a bed is held for whoever picked it. */
export const HOLD_SECONDS = 180;

/** A wish and everything that decides whether it may be fulfilled, but who was first. */
export interface Wish {
  readonly n: number;
  readonly user: string;
  readonly bed: string;
  readonly student: string | null;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly window: string | null;
  /** Names of the steps that he has to finish first. */
  readonly waitsFor: readonly string[];
  readonly isSelfChosen: boolean;
  readonly fitsGender: boolean;
  readonly isAllocated: boolean;
  /** The bed that he holds now, with its name and until when. */
  readonly held: string | null;
  /** The bed that his name stands on still, though his time for it is over. */
  readonly stale: string | null;
  readonly heldName: string | null;
  readonly heldUntil: string | null;
  readonly heldSeconds: number | null;
  readonly now: string;
}

/** Requests of several students are written by the program, at the moment of their wishes. */
export const programContext = ({ engine, tx }: GroupContext, { now }: Wish): WriteContext => ({
  engine,
  tx,
  caller: programCaller('选床', ''),
  now,
});

const TIME = `'YYYY-MM-DD HH24:MI:SS'`;

/**
 * Reads what decides about wishes in one statement, by the database's clock. A bed is allocated to a student by the nearest
 * of class, major and college for which his batch has beds of his gender. OFFSET keeps the planner to the
 * rows of one student: states that were rare a minute ago, and all that is given to anybody, look quicker to it.
 */
export async function wishesOf(tx: Transaction, requests: readonly GroupedRequest[]): Promise<Wish[]> {
  const answer = await tx.query<Wish>(
    `SELECT w.n::int - 1 AS n, w.u AS user, w.b AS bed, s."Id" AS student, s."DormState" = $3 AS "isDone",
       coalesce(ba."State" = $4 AND now() >= st."StartTime" AND now() < st."EndTime", false) AS "isOpen",
       ${waitsFor('s', 'st')} AS "waitsFor", to_char(st."StartTime", ${TIME}) || ' 至 ' || to_char(st."EndTime", ${TIME}) AS window,
       coalesce(ba."DormMode" = $5, false) AS "isSelfChosen", coalesce(r."Gender" = s."Gender", false) AS "fitsGender",
       coalesce(CASE WHEN al."ClassId" IS NOT NULL THEN al."ClassId" = s."ClassId"
         WHEN EXISTS (SELECT 1 FROM "BedAllocation" x WHERE x."BatchId" = s."BatchId" AND x."ClassId" = s."ClassId"
           AND x."Gender" = s."Gender" AND x."IsDeleted" = 0 OFFSET 0) THEN false
         WHEN al."MajorId" IS NOT NULL THEN al."MajorId" = s."MajorId"
         WHEN EXISTS (SELECT 1 FROM "BedAllocation" x WHERE x."BatchId" = s."BatchId" AND x."MajorId" = s."MajorId"
           AND x."ClassId" IS NULL AND x."Gender" = s."Gender" AND x."IsDeleted" = 0 OFFSET 0) THEN false
         ELSE al."CollegeId" = s."CollegeId" END, false) AS "isAllocated",
       CASE WHEN h.live THEN h."Id" END AS held, CASE WHEN NOT h.live THEN h."Id" END AS stale, h."BedName" AS "heldName", to_char(h."LockExpire", ${TIME}) AS "heldUntil",
       ceil(extract(epoch FROM h."LockExpire" - now()))::int AS "heldSeconds", to_char(now(), ${TIME}) AS now
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(u, b, n)
     LEFT JOIN "NewStudent" s ON s."UserId" = w.u AND s."IsDeleted" = 0
     LEFT JOIN "OrientationBatch" ba ON ba."Id" = s."BatchId" AND ba."IsDeleted" = 0
     LEFT JOIN "OrientationStep" st ON st."BatchId" = ba."Id" AND st."StepCode" = $6 AND st."IsDeleted" = 0
     LEFT JOIN "Bed" d ON d."Id" = w.b AND d."IsDeleted" = 0
     LEFT JOIN "Room" r ON r."Id" = d."RoomId"
     LEFT JOIN "BedAllocation" al ON al."BatchId" = s."BatchId" AND al."BedId" = d."Id" AND al."IsDeleted" = 0
     LEFT JOIN LATERAL (SELECT *, coalesce(o."State" = $7 AND o."LockExpire" > now(), false) AS live FROM "Bed" o
       WHERE o."LockUserId" = w.u AND o."IsDeleted" = 0 OFFSET 0) h ON true
     ORDER BY w.n`,
    [
      requests.map(({ caller }) => caller.subject.UserId),
      requests.map(({ ids }) => ids[0] ?? ''),
      STEP_STATE.Done,
      TASK_STATE.Running,
      SELECT_MODE.Student,
      ORI_STEP.Dorm,
      BED_STATE.Held,
    ],
    'dorm_wishes',
  );
  return answer.rows;
}

/** Why a wish cannot be fulfilled, whoever else wants the bed; undefined when it can. */
export function reasonAgainst(wish: Wish): Refusal | undefined {
  if (wish.student === null) return refuse('不在可选范围');
  if (wish.isDone) return refuse('床位已确认，如需调整请联系公寓中心');
  if (!wish.isOpen) return refuse(wish.window === null ? '不在开放时间' : `不在开放时间内（${wish.window}）`);
  const first = afterThese(wish.waitsFor);
  if (first !== undefined) return refuse(first);
  if (!wish.isSelfChosen) return refuse('不在可选范围');
  if (!wish.fitsGender) return refuse('性别与房间不符');
  if (!wish.isAllocated) return refuse('不在可选范围');
  return undefined;
}
