import {
  ENABLE,
  HANDLE_STATE,
  LATE_KIND,
  LATE_SOURCE,
  USER_STATE,
} from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { push, type Recipient } from '../../engines/notify/push.ts';
import { dayBefore } from './dates.ts';
import type { Night } from './nights.ts';

/** Codes of the templates that nights are told with. */
const TEMPLATES = { night: 'LATE_RETURN', long: 'LATE_LONG' } as const;

const COUNTS = `(count(*) FILTER (WHERE l."LateKind" = '${LATE_KIND.Late}'))::int AS late,
  (count(*) FILTER (WHERE l."LateKind" = '${LATE_KIND.Absent}'))::int AS absent`;
const OF_NIGHT = `l."NightDate" = $1::date AND l."Source" = '${LATE_SOURCE.Gate}' AND l."HandleState" = '${HANDLE_STATE.Open}' AND l."IsDeleted" = 0`;

/** Tells counsellors of their students and the keepers of their buildings; in the morning also who has been away for two nights. */
export async function tellOfNight(context: WriteContext, night: Night): Promise<void> {
  const answer = await context.tx.query<Recipient & { late: number; absent: number }>(
    `SELECT t."UserId", t."TrueName", t."OrgId", ${COUNTS} FROM "LateReturn" l
     JOIN "Teacher" t ON t."Id" = l."CounsellorId" AND t."IsDeleted" = 0 AND t."UserId" IS NOT NULL
     WHERE ${OF_NIGHT} GROUP BY t."UserId", t."TrueName", t."OrgId"
     UNION ALL
     SELECT u."Id", u."TrueName", u."OrgId", ${COUNTS} FROM "LateReturn" l JOIN "Building" b ON b."Id" = l."BuildingId"
     JOIN "SysUser" u ON b."ManagerIds" @> to_jsonb(u."Id") AND u."IsDeleted" = 0 AND u."State" = '${USER_STATE.Normal}'
     WHERE ${OF_NIGHT} GROUP BY u."Id", u."TrueName", u."OrgId"`,
    [night.date],
  );
  await push(context, {
    template: TEMPLATES.night,
    values: { Night: dayName(night.date) },
    people: answer.rows.map(({ late, absent, ...person }) => ({
      ...person,
      values: { Late: String(late), Absent: String(absent) },
    })),
    about: { type: entities.LateReturn, id: night.date },
    org: null,
  });
  if (night.isFinal) await tellOfLongAbsence(context, night);
}

/** Who did not come for two nights running is told to his counsellor and to the administrators of his college. */
async function tellOfLongAbsence(context: WriteContext, { date }: Night): Promise<void> {
  const missing = `SELECT l."TrueName", l."CounsellorId", l."CollegeId" FROM "LateReturn" l JOIN "LateReturn" y
      ON y."StudentId" = l."StudentId" AND y."NightDate" = $2::date AND y."LateKind" = '${LATE_KIND.Absent}' AND y."IsDeleted" = 0
    WHERE ${OF_NIGHT} AND l."LateKind" = '${LATE_KIND.Absent}'`;
  const answer = await context.tx.query<Recipient & { names: string }>(
    `WITH missing AS (${missing})
     SELECT t."UserId", t."TrueName", t."OrgId", string_agg(m."TrueName", '、' ORDER BY m."TrueName") AS names
     FROM missing m JOIN "Teacher" t ON t."Id" = m."CounsellorId" AND t."IsDeleted" = 0 AND t."UserId" IS NOT NULL
     GROUP BY t."UserId", t."TrueName", t."OrgId"
     UNION ALL
     SELECT u."Id", u."TrueName", u."OrgId", string_agg(m."TrueName", '、' ORDER BY m."TrueName")
     FROM missing m JOIN "SysUser" u ON u."OrgId" = m."CollegeId" AND u."IsDeleted" = 0 AND u."State" = '${USER_STATE.Normal}'
       AND EXISTS (SELECT 1 FROM "UserRole" ur JOIN "SysRole" sr ON sr."Id" = ur."RoleId" AND sr."RoleCode" = 'college_admin'
         AND sr."State" = '${ENABLE.On}' AND sr."IsDeleted" = 0 WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0)
     GROUP BY u."Id", u."TrueName", u."OrgId"`,
    [date, dayBefore(date)],
  );
  await push(context, {
    template: TEMPLATES.long,
    values: {},
    people: answer.rows.map(({ names, ...person }) => ({ ...person, values: { Names: names } })),
    about: { type: entities.LateReturn, id: date },
    org: null,
  });
}

/** A day as messages say it. */
export const dayName = (date: string) => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;
