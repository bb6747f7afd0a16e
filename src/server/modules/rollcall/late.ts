import { LATE_KIND, MSG_CHANNEL } from '../../../contract/generated/codes.ts';
import { entities, type LateReturn } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { dayName } from '../../data/read/say-value.ts';
import { push } from '../../engines/notify/push.ts';

const TEMPLATE = 'LATE_PARENT';
const QUIET_HOURS = 12;

interface Parent {
  readonly UserId: string;
  readonly TrueName: string;
  readonly OrgId: string | null;
  readonly phone: string;
  readonly counsellor: string | null;
}

/** Sends a short message to the first of a student's family who has a telephone; not again and again. */
export async function notifyParent(context: HandlerContext): Promise<true> {
  if (context.rows.length === 0) throw refuse('请选择要操作的记录');
  for (const row of context.rows as unknown as LateReturn[]) {
    const name = row.TrueName ?? '';
    const parent = await parentOf(context.tx, String(row.StudentId));
    if (!parent) throw refuse(`${name}没有登记家长手机号`);
    if (await wasTold(context, row.Id)) throw refuse(`${QUIET_HOURS}小时内已通知过${name}的家长`);
    await push(context, {
      template: TEMPLATE,
      values: {
        TrueName: name,
        Night: dayName(String(row.NightDate)),
        Kind: row.LateKind === LATE_KIND.Absent ? '未归' : '晚归',
        Counsellor: parent.counsellor,
      },
      people: [{ ...parent, target: parent.phone }],
      about: { type: entities.LateReturn, id: row.Id },
      channels: [MSG_CHANNEL.Sms],
      org: parent.OrgId,
    });
  }
  return true;
}

/** The student's account stands for their parent, who has none; name and telephone are the parent's. */
async function parentOf(tx: Queryable, student: string): Promise<Parent | undefined> {
  const { rows } = await tx.query<Parent>(
    `SELECT s."UserId", f."TrueName", s."CollegeId" AS "OrgId", f."Phone" AS phone, t."TrueName" AS counsellor
     FROM "Student" s JOIN "StudentFamily" f ON f."StudentId" = s."Id" AND f."IsDeleted" = 0 AND f."Phone" <> ''
     LEFT JOIN "Teacher" t ON t."Id" = s."CounsellorId"
     WHERE s."Id" = $1 AND s."UserId" IS NOT NULL ORDER BY f."CreateDate", f."Id" LIMIT 1`,
    [student],
  );
  return rows[0];
}

async function wasTold({ tx, now }: HandlerContext, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM "PushTask" WHERE "BizId" = $1 AND "TplCode" = $2 AND "IsDeleted" = 0
       AND "PlanTime" > $3::timestamptz - make_interval(hours => $4) LIMIT 1`,
    [id, TEMPLATE, now, QUIET_HOURS],
  );
  return rowCount > 0;
}
