import { ORI_STEP, SELECT_MODE, STEP_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { GroupContext, GroupedRequest, JudgedWish, SlotRules } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { bedLost } from '../../engines/beds/release.ts';
import { checklistNamed } from '../../engines/checklist/lists.ts';
import { afterThese, waitsFor } from '../../engines/checklist/window.ts';
import { bedsGiven } from './confirm.ts';
import { ROOM_CLOSED, ROOM_IS_OPEN } from './open-room.ts';

/** Which student may choose which bed, and what follows when a student has one. */
export const bedRules: SlotRules = {
  async judge(group, requests) {
    const wishes = await wishesOf(group, requests);
    const byNumber = new Map(wishes.map((wish) => [wish.n, wish]));
    return requests.map((_request, n): JudgedWish => {
      const wish = byNumber.get(n)!;
      return { person: wish.student, against: reasonAgainst(wish) };
    });
  },
  given: bedsGiven,
  freed: bedLost,
};

/** What decides whether a new student may choose at all. */
export interface MayChoose {
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly window: string | null;
  /** Names of the steps that the student has to finish first. */
  readonly waitsFor: readonly string[];
  readonly isSelfChosen: boolean;
}

// SQL: s is NewStudent
// SQL: ba is OrientationBatch
// SQL: st is OrientationStep

/** SQL of that by the database's clock, as columns for a new student (alias s), and the rows that these read. */
export const mayChoose = (engine: Engine, time: string) => ({
  columns: `s."DormState" = '${STEP_STATE.Done}' AS "isDone",
       coalesce(ba."State" = '${TASK_STATE.Running}' AND now() >= st."StartTime" AND now() < st."EndTime", false) AS "isOpen",
       coalesce(ba."DormMode" = '${SELECT_MODE.Student}', false) AS "isSelfChosen",
       to_char(st."StartTime", '${time}') || ' 至 ' || to_char(st."EndTime", '${time}') AS window,
       ${waitsFor(checklistNamed(engine, entities.OrientationStep), 's', 'st')} AS "waitsFor"`,
  tables: `LEFT JOIN "OrientationBatch" ba ON ba."Id" = s."BatchId" AND ba."IsDeleted" = 0
     LEFT JOIN "OrientationStep" st ON st."BatchId" = ba."Id" AND st."StepCode" = '${ORI_STEP.Dorm}' AND st."IsDeleted" = 0`,
});

/** What somebody is told who has chosen. */
export const HAS_BED = '床位已确认，如需调整请联系公寓中心';

/** Why a new student may not choose at this moment; undefined when they may. */
export function notNow({ isOpen, window, waitsFor: steps }: MayChoose): string | undefined {
  if (!isOpen) return window === null ? '不在开放时间' : `不在开放时间内（${window}）`;
  return afterThese(steps);
}

/** A wish and everything that decides whether it may be fulfilled, but who was first. */
interface Wish extends MayChoose {
  readonly n: number;
  readonly student: string | null;
  readonly fitsGender: boolean;
  readonly isRoomOpen: boolean;
  readonly isAllocated: boolean;
}

/**
 * Reads what decides about wishes in one statement, by the database's clock. A bed is allocated to a student by the nearest
 * of class, major and college for which the student's batch has beds of the same gender. OFFSET keeps the planner to the
 * rows of one student: all that is given to anybody looks quicker to it.
 */
async function wishesOf({ engine, tx }: GroupContext, requests: readonly GroupedRequest[]): Promise<Wish[]> {
  const { columns, tables } = mayChoose(engine, 'YYYY-MM-DD HH24:MI:SS');
  const answer = await tx.query<Wish>(
    `SELECT w.n::int - 1 AS n, s."Id" AS student, ${columns},
       coalesce(r."Gender" = s."Gender", false) AS "fitsGender", coalesce(${ROOM_IS_OPEN}, false) AS "isRoomOpen",
       coalesce(CASE WHEN al."ClassId" IS NOT NULL THEN al."ClassId" = s."ClassId"
         WHEN EXISTS (SELECT 1 FROM "BedAllocation" x WHERE x."BatchId" = s."BatchId" AND x."ClassId" = s."ClassId"
           AND x."Gender" = s."Gender" AND x."IsDeleted" = 0 OFFSET 0) THEN false
         WHEN al."MajorId" IS NOT NULL THEN al."MajorId" = s."MajorId"
         WHEN EXISTS (SELECT 1 FROM "BedAllocation" x WHERE x."BatchId" = s."BatchId" AND x."MajorId" = s."MajorId"
           AND x."ClassId" IS NULL AND x."Gender" = s."Gender" AND x."IsDeleted" = 0 OFFSET 0) THEN false
         ELSE al."CollegeId" = s."CollegeId" END, false) AS "isAllocated"
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(u, b, n)
     LEFT JOIN "NewStudent" s ON s."UserId" = w.u AND s."IsDeleted" = 0
     ${tables}
     LEFT JOIN "Bed" d ON d."Id" = w.b AND d."IsDeleted" = 0
     LEFT JOIN "Room" r ON r."Id" = d."RoomId"
     LEFT JOIN "BedAllocation" al ON al."BatchId" = s."BatchId" AND al."BedId" = d."Id" AND al."IsDeleted" = 0
     ORDER BY w.n`,
    [requests.map(({ caller }) => caller.subject.UserId), requests.map(({ ids }) => ids[0] ?? '')],
    'dorm_wishes',
  );
  return answer.rows;
}

/** Why a wish cannot be fulfilled, even though others want the bed; undefined when it can. */
function reasonAgainst(wish: Wish): Refusal | undefined {
  if (wish.student === null) return refuse('不在可选范围');
  if (wish.isDone) return refuse(HAS_BED);
  const first = notNow(wish);
  if (first !== undefined) return refuse(first);
  if (!wish.isSelfChosen) return refuse('不在可选范围');
  if (!wish.fitsGender) return refuse('性别与房间不符');
  if (!wish.isAllocated) return refuse('不在可选范围');
  if (!wish.isRoomOpen) return refuse(ROOM_CLOSED);
  return undefined;
}
