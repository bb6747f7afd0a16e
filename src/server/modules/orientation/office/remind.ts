import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import type { Refusal } from '../../../data/refusal.ts';
import { secondsLater } from '../../../data/time/clock.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import { stepsLeft } from '../../../engines/checklist/left.ts';
import { tellFit } from '../../../engines/notify/tell-fit.ts';

const QUIET_HOURS = 6;
const ASKED: readonly string[] = [CHECKIN_STATE.Waiting, CHECKIN_STATE.Running, CHECKIN_STATE.Ready];

/** Tells new students what they still have to do: nobody more often than every six hours, however many people remind. */
export async function remindStudents(context: HandlerContext): Promise<true | Refusal> {
  const { now } = context;
  const students = context.rows as unknown as readonly NewStudent[];
  const ids = students.map(({ Id }) => Id);
  const left = await stepsLeft(context, entities.OrientationStep, ids);
  const quiet = secondsLater(now, -QUIET_HOURS * 3_600);
  const chosen = students.map(({ Id, UserId, TrueName, CollegeId, CheckinState, RemindTime }) => {
    const steps = ASKED.includes(CheckinState ?? '') ? left.get(Id) : undefined;
    const isQuiet = RemindTime !== null && RemindTime > quiet;
    const lately = isQuiet ? `${QUIET_HOURS}小时内已提醒过` : undefined;
    const against = steps ? lately : '没有待办的必办环节';
    const values = { Step: steps?.join('、') ?? '' };
    return { Id, UserId, TrueName: TrueName ?? '', OrgId: CollegeId, values, against };
  });
  const message = { template: 'PRE_REG', values: { Step: '未办环节' }, type: entities.NewStudent };
  const { told, answer } = await tellFit(context, chosen, message);
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "RemindTime" = $2::timestamptz WHERE "Id" = ANY($1)`,
    [told, now],
    { as: 'count' },
  );
  return answer;
}
