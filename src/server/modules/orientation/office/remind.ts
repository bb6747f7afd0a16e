import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { HandlerContext } from '../../../data/module.ts';
import type { Refusal } from '../../../data/refusal.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';
import type { Recipient } from '../../../engines/notify/push.ts';
import { tellFit } from '../../../engines/notify/tell-fit.ts';

const QUIET_HOURS = 6;

interface Standing extends Pick<Recipient, 'TrueName' | 'OrgId'> {
  readonly Id: string;
  readonly UserId: string | null;
  readonly isQuiet: boolean;
  /** Names of required steps that can be worked on before coming and are not finished. */
  readonly todo: string | null;
}

/** Tells new students what they still have to do: nobody more often than every six hours, however many people remind. */
export async function remindStudents(context: HandlerContext): Promise<true | Refusal> {
  const { rows, tx, now } = context;
  const answer = await tx.query<Standing>(
    `SELECT n."Id", n."UserId", n."TrueName", n."CollegeId" AS "OrgId",
       coalesce(n."RemindTime" > $2::timestamptz - make_interval(hours => $3), false) AS "isQuiet",
       (SELECT string_agg(st."StepName", '、' ORDER BY st."Sort") FROM "OrientationStep" st
        LEFT JOIN "NewStudentStep" ns ON ns."NewStudentId" = n."Id" AND ns."StepCode" = st."StepCode" AND ns."IsDeleted" = 0
        WHERE st."BatchId" = n."BatchId" AND st."IsDeleted" = 0 AND st."IsRequired" = 1 AND st."IsOnline" = 1
          AND (ns."State" IS NULL OR ns."State" <> ALL($4)) AND n."CheckinState" = ANY($5)) AS todo
     FROM "NewStudent" n WHERE n."Id" = ANY($1)`,
    [rows.map(({ Id }) => Id), now, QUIET_HOURS, FINISHED, ASKED],
  );
  const chosen = answer.rows.map((one) => ({ ...one, against: hindrance(one) }));
  const told = chosen.filter(({ against }) => against === undefined);
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "RemindTime" = $2::timestamptz WHERE "Id" = ANY($1)`,
    [told.map(({ Id }) => Id), now],
    { as: 'count' },
  );
  return tellFit(context, chosen, {
    template: 'PRE_REG',
    values: { Step: '未办环节' },
    people: told.map(({ UserId, TrueName, OrgId, todo }) => ({
      UserId: UserId!,
      TrueName,
      OrgId,
      values: { Step: todo },
    })),
    about: { type: entities.NewStudent, id: told[0]?.Id ?? '' },
  });
}

const ASKED = [CHECKIN_STATE.Waiting, CHECKIN_STATE.Running, CHECKIN_STATE.Ready];

function hindrance({ todo, UserId, isQuiet }: Standing): string | undefined {
  if (todo === null) return '没有待办的必办环节';
  if (UserId === null) return '没有登录账号，无法提醒';
  return isQuiet ? `${QUIET_HOURS}小时内已提醒过` : undefined;
}
