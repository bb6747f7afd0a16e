import { SITE_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { beginStay } from '../../../engines/beds/arrival.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { stationFor } from './station.ts';

/** A step that is done at the station, for somebody who was checked in: things handed out, keys given. */
export async function finishSiteStep(context: HandlerContext): Promise<true> {
  const { rows, params, caller } = context;
  const [kept] = rows;
  if (!kept) throw refuse('请先扫码或查询新生');
  const code = String(params['StepCode']);
  const station = await stationFor(context, kept['StationId']);
  if (!station.steps.includes(code) || code === SITE_STEP.Scene) throw refuse('该报到点不办理此环节');
  const student = String(kept['NewStudentId']);
  await requireNotDone(context, student, code);
  if (code === SITE_STEP.Supply) await requireNoSlip(context, student);
  if (code === SITE_STEP.Key) await beginStay(context, student, context.enCode);
  const by = { operator: caller.subject.TrueName, place: station.Place };
  await markSteps(context, entities.OrientationStep, [{ student, code, state: STEP_STATE.Done, ...by }]);
  return true;
}

/** Nobody is given the same things at two desks. */
async function requireNotDone({ tx }: HandlerContext, student: string, code: string): Promise<void> {
  const { rows } = await tx.query<{ time: string; operator: string | null; place: string | null }>(
    `SELECT to_char("FinishTime", 'YYYY-MM-DD HH24:MI:SS') AS time, "OperatorName" AS operator, "Place" AS place
     FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = $2 AND "State" = $3 AND "IsDeleted" = 0`,
    [student, code, STEP_STATE.Done],
  );
  const [done] = rows;
  if (!done) return;
  const by = [done.operator, done.place].filter(Boolean).join('，');
  throw refuse(`该环节已于${done.time}办结${by === '' ? '' : `（${by}）`}`);
}

/** Where things stand on a slip they are handed out one by one, and the stock with them. */
async function requireNoSlip({ tx }: HandlerContext, student: string): Promise<void> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM "SupplySlip" WHERE "NewStudentId" = $1 AND "Left" > 0 AND "IsDeleted" = 0`,
    [student],
  );
  if (rowCount > 0) throw refuse('该生有物资领取单，请在“扫码发放”中逐项发放');
}
