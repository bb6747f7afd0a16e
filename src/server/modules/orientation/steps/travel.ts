import type { TravelPlan } from '../../../../contract/generated/entities.ts';
import type { RowHook } from '../../../data/module.ts';
import { refuseFields } from '../../../data/refusal.ts';

/** Nobody plans to arrive when nobody is awaited. */
export async function beforeTravelSave(hook: RowHook<TravelPlan>): Promise<void> {
  const answer = await hook.tx.query(
    `SELECT 1 FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId"
     WHERE n."Id" = $1 AND $2::timestamp AT TIME ZONE 'Asia/Shanghai' BETWEEN b."CheckinStart" - interval '1 day' AND b."CheckinEnd"`,
    [hook.row['NewStudentId'], hook.row['ArriveTime']],
  );
  if (answer.rowCount === 0)
    throw refuseFields([{ Key: 'ArriveTime', Message: '到达时间应在报到时间范围内' }]);
}
