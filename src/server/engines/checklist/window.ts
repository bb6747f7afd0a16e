import { CHECKIN_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { FINISHED } from './marks.ts';

// SQL: student is NewStudent

interface Standing {
  readonly state: string;
  readonly isKnown: boolean;
  readonly isRunning: boolean;
  readonly isEarly: boolean;
  readonly isLate: boolean;
  /** Names of the steps that must be finished first and are not. */
  readonly waitsFor: readonly string[];
}

const finished = FINISHED.map((state) => `'${state}'`).join(', ');

/** SQL of the names of the steps that come before a step (alias `step`) and that a new student has not finished. */
export const waitsFor = (
  student: string,
  step: string,
) => `(SELECT coalesce(jsonb_agg(d."StepName" ORDER BY d."Sort"), '[]') FROM "OrientationStep" d
  LEFT JOIN "NewStudentStep" ds ON ds."NewStudentId" = ${student}."Id" AND ds."StepCode" = d."StepCode" AND ds."IsDeleted" = 0
  WHERE d."BatchId" = ${student}."BatchId" AND d."IsDeleted" = 0 AND coalesce(${step}."DependOn", '[]') @> to_jsonb(d."StepCode")
    AND (ds."State" IS NULL OR ds."State" NOT IN (${finished})))`;

/** Whether a new student may work on a step now, by the database's clock; refused with the reason otherwise. */
export async function requireStepOpen(tx: Queryable, student: string, code: string): Promise<void> {
  const answer = await tx.query<Standing>(
    `SELECT n."CheckinState" AS state, st."Id" IS NOT NULL AS "isKnown", ba."State" = $3 AS "isRunning",
       coalesce(now() < st."StartTime", false) AS "isEarly", coalesce(now() >= st."EndTime", false) AS "isLate",
       ${waitsFor('n', 'st')} AS "waitsFor"
     FROM "NewStudent" n JOIN "OrientationBatch" ba ON ba."Id" = n."BatchId"
     LEFT JOIN "OrientationStep" st ON st."BatchId" = n."BatchId" AND st."StepCode" = $2 AND st."IsDeleted" = 0
     WHERE n."Id" = $1 AND n."IsDeleted" = 0`,
    [student, code, TASK_STATE.Running],
    'orientation_window',
  );
  const reason = hindrance(answer.rows[0]);
  if (reason !== undefined) throw refuse(reason);
}

/** Why a step cannot be worked on, in the words and the order of the hub. */
export function hindrance(standing: Standing | undefined): string | undefined {
  if (!standing) return '未查询到您的录取信息';
  if (standing.state === CHECKIN_STATE.CheckedIn) return '您已报到，不能再修改';
  if (standing.state === CHECKIN_STATE.NotComing) return '您已登记为不来报到，如需变更请联系学院';
  if (!standing.isKnown || !standing.isRunning || standing.isEarly) return '未到开放时间';
  if (standing.isLate) return '已截止';
  return afterThese(standing.waitsFor);
}

/** What a student is told who has to do something else first. */
export const afterThese = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `请先完成${names.join('、')}` : undefined;

/** Whether the new student writes the own row: staff are bound by no window. */
export const isByHimself = ({ caller, row }: RowHook): boolean =>
  caller.subject.NewStudentId !== '' && row['NewStudentId'] === caller.subject.NewStudentId;
