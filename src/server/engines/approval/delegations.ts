import { isDeepStrictEqual } from 'node:util';
import type { FlowDelegation } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { SUPER_ROLE, type Subject } from '../../../contract/subject.ts';
import type { RowHook } from '../../data/module.ts';
import { rolesAble } from '../../data/flow/able.ts';
import { refuseFields } from '../../data/refusal.ts';

/** Roles that delegate for people who cannot do so themselves, such as those who fell ill. */
const OFFICES: readonly string[] = [SUPER_ROLE, 'school_admin'];

/**
 * Judges a delegation: it is the caller's own or made by an office, nobody delegates on what is delegated to them, and the
 * delegate can do what is handed over.
 */
export async function judgeDelegation(hook: RowHook<FlowDelegation>): Promise<void> {
  const { caller, engine, tx, now } = hook;
  const row = hook.row as Partial<FlowDelegation>;
  const { UserId, Roles } = caller.subject;
  hook.row['FromUserId'] ??= UserId;
  const isOwn = row.FromUserId === UserId;
  if (!isOwn && !Roles.some((role) => OFFICES.includes(role)))
    throw refuseFields([{ Key: 'FromUserId', Message: '只能委托本人的审批' }]);
  // Ending one sooner hands nothing over: it is possible though the delegate has left or lost the role.
  if (isEndedSooner(hook)) return;
  if (row.FromUserId === row.ToUserId) throw refuseFields([{ Key: 'ToUserId', Message: '不能委托给本人' }]);
  if (String(row.EndTime) <= now && !hook.before)
    throw refuseFields([{ Key: 'EndTime', Message: '结束时间应晚于现在' }]);
  // Two delegations that would make a chain together may be saved at once.
  await advisoryLock(tx, 'delegations');
  await refuseChains(hook, row);
  const people = (await engine.people?.ofUsers(tx, [String(row.FromUserId), String(row.ToUserId)])) ?? [];
  const from = people.find((one) => one.UserId === row.FromUserId);
  const to = people.find((one) => one.UserId === row.ToUserId);
  if (!to) throw refuseFields([{ Key: 'ToUserId', Message: '受托人的账号已停用' }]);
  if (from) await refuseUnable(hook, row, from, to);
}

const HANDED = ['FromUserId', 'ToUserId', 'Flows', 'StartTime'] as const;

const isEndedSooner = ({ row, before }: RowHook): boolean =>
  before !== null &&
  HANDED.every((name) => isDeepStrictEqual(row[name], before[name])) &&
  String(row['EndTime']) <= String(before['EndTime']);

interface Beside {
  readonly FromUserId: string;
  readonly ToUserId: string;
  readonly FromName: string;
  readonly ToName: string;
}

async function refuseChains({ tx }: RowHook, row: Partial<FlowDelegation>): Promise<void> {
  const { rows } = await tx.query<Beside>(
    `SELECT d."FromUserId", d."ToUserId", f."TrueName" AS "FromName", t."TrueName" AS "ToName" FROM "FlowDelegation" d
       JOIN "SysUser" f ON f."Id" = d."FromUserId" JOIN "SysUser" t ON t."Id" = d."ToUserId"
     WHERE d."IsDeleted" = 0 AND d."Id" <> $1 AND d."StartTime" < $2::timestamp AT TIME ZONE 'Asia/Shanghai'
       AND d."EndTime" > $3::timestamp AT TIME ZONE 'Asia/Shanghai' AND d."EndTime" > now()
       AND (d."FromUserId" IN ($4, $5) OR d."ToUserId" = $4)
       AND (d."Flows" IS NULL OR d."Flows" = '[]' OR $6::jsonb = '[]' OR EXISTS (
         SELECT 1 FROM jsonb_array_elements_text(d."Flows") one WHERE $6::jsonb @> to_jsonb(one)))
     ORDER BY d."Id" LIMIT 1`,
    [row.Id ?? '', row.EndTime, row.StartTime, row.FromUserId, row.ToUserId, JSON.stringify(row.Flows ?? [])],
  );
  const [beside] = rows;
  if (!beside) return;
  const { FromName, ToName } = beside;
  const Message =
    beside.FromUserId === row.ToUserId
      ? `${FromName}在此期间已委托${ToName}审批，不能再受托`
      : beside.ToUserId === row.FromUserId
        ? `${ToName}在此期间受${FromName}委托审批，不能再转委托`
        : `此期间已委托${ToName}审批，请先结束该委托`;
  throw refuseFields([{ Key: 'ToUserId', Message }]);
}

/** Refuses a delegate who could not decide what the person can decide. */
async function refuseUnable(
  { engine, tx }: RowHook,
  { Flows }: Partial<FlowDelegation>,
  from: Subject,
  to: Subject,
): Promise<void> {
  const unable: string[] = [];
  for (const entity of engine.catalog.entities.values()) {
    const { flow } = entity.file;
    if (flow === undefined || (Flows && Flows.length > 0 && !Flows.includes(flow))) continue;
    const roles = await rolesAble(engine, tx, entity, 'decide');
    const may = ({ Roles }: Subject) => Roles.some((role) => roles?.has(role));
    if (may(from) && !may(to)) unable.push(entity.title);
  }
  if (unable.length === 0) return;
  const Message = `${to.TrueName}没有${unable.join('、')}的审批权限，不能受托`;
  throw refuseFields([{ Key: 'ToUserId', Message }]);
}
