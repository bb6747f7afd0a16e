import { MSG_GROUP } from '../../../contract/generated/codes.ts';
import { SUPER_ROLE, type Subject } from '../../../contract/subject.ts';
import type { PlanRefused } from '../../data/module.ts';
import { pageOf } from './address.ts';
import { push } from './push.ts';

const TEMPLATE = 'PLAN_REFUSED';

/** Tells who planned an end, and the administrators, why it could not come on its day. */
export async function tellOfPlan(refused: PlanRefused): Promise<void> {
  const { entity, row, enCode, title, day, reason } = refused;
  const recipients = [];
  for (const person of await concerned(refused)) {
    const url = await pageOf(refused, person, { opens: () => true, isWanted: (code) => code === enCode });
    const { UserId, TrueName, OrgId } = person;
    recipients.push({ UserId, TrueName, OrgId: OrgId || null, ...(url === undefined ? {} : { url }) });
  }
  await push(refused, {
    template: TEMPLATE,
    values: { Name: String(row[entity.label] ?? ''), Plan: title, Day: day, Reason: reason },
    people: recipients,
    about: { type: entity.name, id: String(row['Id']) },
    group: MSG_GROUP.Todo,
    org: (row['CollegeId'] ?? row['OrgId'] ?? null) as string | null,
  });
}

async function concerned({ engine, tx, entity, row, enCode }: PlanRefused): Promise<readonly Subject[]> {
  if (!engine.people) return [];
  const { rows } = await tx.query<{ id: string }>(
    `SELECT "UserId" AS id FROM "AuditLog" WHERE "RowId" = $1 AND "Entity" = $2 AND "EnCode" = $3 AND "UserId" IS NOT NULL
     ORDER BY "CreateDate" DESC LIMIT 1`,
    [row['Id'], entity.name, enCode],
  );
  const planners = await engine.people.ofUsers(
    tx,
    rows.map(({ id }) => id),
  );
  const administrators = await engine.people.ofRoles(tx, [SUPER_ROLE]);
  return [...new Map([...planners, ...administrators].map((one) => [one.UserId, one])).values()];
}
