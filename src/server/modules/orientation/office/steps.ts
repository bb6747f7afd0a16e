import { ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { audit } from '../../../data/audit.ts';
import { entityOf } from '../../../data/entities.ts';
import { runAfterStore, type HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { wireColumns } from '../../../data/wire-columns.ts';
import { FINISHED, markSteps } from '../../../engines/checklist/marks.ts';

/** What is so or is not: a bed, money, a person standing there. No word of an office makes it so. */
const FACTS: readonly string[] = [ORI_STEP.Dorm, ORI_STEP.Pay, ORI_STEP.Scene];

/** Staff finishes a step for a new student, who did it on paper. */
export async function finishStep(context: HandlerContext): Promise<true> {
  if (FACTS.includes(String(context.params['StepCode'])))
    throw refuse('该环节按实际选宿、缴费、报到结果记录，不能代办');
  return settle(context, STEP_STATE.Done);
}

/** The office spares a new student a step. */
export async function exemptStep(context: HandlerContext): Promise<true> {
  if (context.params['StepCode'] === ORI_STEP.Scene) throw refuse('现场报到不能免办');
  return settle(context, STEP_STATE.Exempt);
}

async function settle(context: HandlerContext, state: string): Promise<true> {
  const { engine, tx, caller, enCode, params } = context;
  const steps = entityOf(engine, entities.NewStudentStep);
  const row = context.rows[0];
  if (!row) throw refuse('请选择要操作的记录');
  const [id, code] = [String(row['Id']), String(params['StepCode'])];
  const answer = await tx.query<{ name: string; state: string | null }>(
    `SELECT st."StepName" AS name, ns."State" AS state FROM "OrientationStep" st
     LEFT JOIN "NewStudentStep" ns ON ns."NewStudentId" = $1 AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
     WHERE st."BatchId" = $2 AND st."StepCode" = $3 AND st."IsDeleted" = 0`,
    [id, row['BatchId'], code],
  );
  const step = answer.rows[0];
  if (!step) throw refuse('该批次没有这个环节');
  if (FINISHED.includes(step.state ?? '')) throw refuse(`${step.name}已办结`);
  const remark = String(params['Remark']);
  await markSteps(context, [{ student: id, code, state, operator: caller.subject.TrueName, remark }]);
  const stored = await tx.query<Row>(
    `SELECT ${wireColumns(steps, 't')} FROM "NewStudentStep" t WHERE t."NewStudentId" = $1 AND t."StepCode" = $2 AND t."IsDeleted" = 0`,
    [id, code],
  );
  const after = stored.rows[0]!;
  const before = step.state === null ? null : { ...after, State: step.state };
  await audit(context, { entity: steps, id: String(after['Id']), enCode, before, after });
  await runAfterStore(context, { entity: steps, rows: [{ before, after }], enCode });
  return true;
}
