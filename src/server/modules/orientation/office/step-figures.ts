import { STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { countedRows } from './counted.ts';

// SQL: s is NewStudent

/** How far the new students whom the caller reaches have come with a step. */
export interface StepFigures {
  readonly StepCode: string;
  readonly Name: string;
  readonly Must: string;
  readonly Window: string;
  readonly Total: number;
  readonly Done: number;
  readonly Exempt: number;
  readonly Running: number;
  readonly Review: number;
  readonly SentBack: number;
  readonly Waiting: number;
  readonly Rate: number;
  readonly BatchIds: string[];
}

/** Each step of the batches in their order; who has no mark of a step has not begun it. */
export async function stepFigures(engine: Engine, caller: Caller): Promise<StepFigures[]> {
  const binder = new Binder();
  const of = (state: string) =>
    `(count(*) FILTER (WHERE coalesce(ns."State", ${binder.bind(STEP_STATE.Waiting)}) = ${binder.bind(state)}))::int`;
  const rows = countedRows(
    engine,
    caller,
    entities.NewStudent,
    binder,
    `JOIN "OrientationStep" st ON st."BatchId" = s."BatchId" AND st."IsDeleted" = 0
     LEFT JOIN "NewStudentStep" ns ON ns."NewStudentId" = s."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0`,
  );
  const day = (moment: string) => `to_char(${moment}, 'MM-DD HH24:MI')`;
  const { Done, Exempt, Running, Review, SentBack, Waiting } = STEP_STATE;
  const answer = await engine.database.query<Omit<StepFigures, 'Rate'>>(
    `SELECT st."StepCode", max(st."StepName") AS "Name", CASE max(st."IsRequired"::int) WHEN 1 THEN '必办' ELSE '选办' END AS "Must",
       ${day('min(st."StartTime")')} || ' 至 ' || ${day('max(st."EndTime")')} AS "Window", count(*)::int AS "Total",
       ${of(Done)} AS "Done", ${of(Exempt)} AS "Exempt", ${of(Running)} AS "Running", ${of(Review)} AS "Review",
       ${of(SentBack)} AS "SentBack", ${of(Waiting)} AS "Waiting", jsonb_agg(DISTINCT st."BatchId") AS "BatchIds" ${rows}
     GROUP BY st."StepCode" ORDER BY min(st."Sort"), st."StepCode"`,
    binder.values,
  );
  return answer.rows.map((row) => ({
    ...row,
    Rate: Math.round(((row.Done + row.Exempt) / row.Total) * 1000) / 10,
  }));
}
