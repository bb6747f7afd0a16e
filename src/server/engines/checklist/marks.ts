import { CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import { changeWhere } from '../../data/change-where.ts';
import { insertFrom } from '../../data/insert-from.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql.ts';

/** How far a new student has come with a step. */
export interface Mark {
  readonly student: string;
  /** Item of ORI_STEP. */
  readonly code: string;
  /** Item of STEP_STATE. */
  readonly state: string;
  /** Who did it for the student, and where. */
  readonly operator?: string;
  readonly place?: string;
  readonly remark?: string;
}

/** States of a step that is behind the new student. */
export const FINISHED: readonly string[] = [STEP_STATE.Done, STEP_STATE.Exempt];

const OWNER = NEW_STUDENT_COPY.copy.map(ident);

/**
 * Notes how far new students have come with steps, and what follows for their progress and their state. A step that has come
 * further does not fall back to having been begun, unless what was to be judged was taken back.
 */
export async function markSteps(context: WriteContext, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await insertFrom(
    context,
    entities.NewStudentStep,
    `INSERT INTO "NewStudentStep" AS o ("NewStudentId", ${OWNER.join(', ')}, "StepCode", "State", "FinishTime", "OperatorName",
       "Place", "Remark", "Sort")
     SELECT s."Id", ${OWNER.map((name) => `s.${name}`).join(', ')}, m.code, m.state,
       CASE WHEN m.state = ANY($6) THEN now() END, m.operator, m.place, m.remark, coalesce(st."Sort", 0)
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $9::text[])
       AS m(student, code, state, operator, place, remark)
     JOIN "NewStudent" s ON s."Id" = m.student AND s."IsDeleted" = 0
     LEFT JOIN "OrientationStep" st ON st."BatchId" = s."BatchId" AND st."StepCode" = m.code AND st."IsDeleted" = 0
     ORDER BY s."Id" FOR NO KEY UPDATE OF s
     ON CONFLICT ("NewStudentId", "StepCode") WHERE "IsDeleted" = 0 DO UPDATE SET "State" = excluded."State",
       "FinishTime" = excluded."FinishTime", "OperatorName" = excluded."OperatorName", "Place" = excluded."Place",
       "Remark" = excluded."Remark", "Sort" = excluded."Sort"
     WHERE o."State" <> excluded."State" AND (excluded."State" <> $7 OR o."State" = ANY($8))`,
    [
      marks.map(({ student }) => student),
      marks.map(({ code }) => code),
      marks.map(({ state }) => state),
      marks.map(({ operator }) => operator ?? null),
      marks.map(({ place }) => place ?? null),
      FINISHED,
      STEP_STATE.Running,
      [STEP_STATE.Waiting, STEP_STATE.Review],
      marks.map(({ remark }) => remark ?? null),
    ],
    { as: 'record', name: 'orientation_marks' },
  );
  await settleProgress(context, [...new Set(marks.map(({ student }) => student))]);
}

/** Read by the student and by nothing else (OFFSET keeps the planner to it): a step's code alone leads to everybody. */
const STEPS_OF_ONE = `SELECT o."StepCode", o."State" FROM "NewStudentStep" o WHERE o."NewStudentId" = n."Id" AND o."IsDeleted" = 0 OFFSET 0`;

/**
 * Works out progress, and the state as far as it follows from the steps, of these new students. What counts are the required
 * steps that are done before coming; the check-in sheet follows from them and does not count itself.
 */
export async function settleProgress(context: WriteContext, students: readonly string[]): Promise<void> {
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" s SET "Progress" = c.progress, "CheckinState" = c.state
     FROM (SELECT n."Id", CASE WHEN p.every = 0 THEN 0 ELSE p.done * 100 / p.every END AS progress,
         CASE WHEN n."CheckinState" IN ($4, $5) AND p.every > 0 AND p.done = p.every THEN $6
           WHEN n."CheckinState" = $4 AND p.begun THEN $5 ELSE n."CheckinState" END AS state
       FROM unnest($1::text[]) AS k(id) JOIN "NewStudent" n ON n."Id" = k.id AND n."IsDeleted" = 0 CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $3)::int AS every,
           count(*) FILTER (WHERE st."IsRequired" = 1 AND st."IsOnline" = 1 AND st."StepCode" <> $3 AND ns."State" = ANY($2))::int AS done,
           coalesce(bool_or(ns."State" <> $7), false) AS begun
         FROM "OrientationStep" st LEFT JOIN (${STEPS_OF_ONE}) ns ON ns."StepCode" = st."StepCode"
         WHERE st."BatchId" = n."BatchId" AND st."IsDeleted" = 0) p) c
     WHERE s."Id" = c."Id" AND (s."Progress" <> c.progress OR s."CheckinState" <> c.state)`,
    [
      students,
      FINISHED,
      ORI_STEP.Sheet,
      CHECKIN_STATE.Waiting,
      CHECKIN_STATE.Running,
      CHECKIN_STATE.Ready,
      STEP_STATE.Waiting,
    ],
    { as: 'record', name: 'orientation_progress' },
  );
}
