import { CHECKIN_STATE, PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import type { Refusal } from '../../../data/refusal.ts';
import { tellFit, type Fitting } from '../../../engines/notify/tell-fit.ts';

/** Tells students who owe something what it is, once for all their bills; students of the green channel are not told. */
export async function remindDebtors(context: HandlerContext): Promise<true | Refusal> {
  const { rows } = await context.tx.query<Fitting>(
    `SELECT c."Id", n."UserId", n."TrueName", n."CollegeId" AS "OrgId",
       CASE WHEN n."CheckinState" = $2 THEN '已登记不来报到，不催缴' WHEN n."PayState" = $3 THEN '已办理绿色通道，不催缴' END AS against,
       jsonb_build_object('Amount', to_char(d.due, 'FM999999990.00'), 'Until', coalesce('，请于' || d.until || '前缴清', '')) AS values
     FROM "FeeBill" c JOIN "NewStudent" n ON n."Id" = c."NewStudentId"
     CROSS JOIN LATERAL (SELECT sum(b."Due") AS due, min(b."DueDate") AS until FROM "FeeBill" b
       WHERE b."NewStudentId" = n."Id" AND b."IsDeleted" = 0 AND b."Due" > 0) d
     WHERE c."Id" = ANY($1)`,
    [context.rows.map(({ Id }) => Id), CHECKIN_STATE.NotComing, PAY_STATE.Green],
  );
  const message = { template: 'FEE_DUE', values: {}, type: entities.FeeBill };
  return (await tellFit(context, rows, message)).answer;
}
