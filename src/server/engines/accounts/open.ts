import { compileCondition } from '../../../contract/conditions/condition.ts';
import { USER_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook, WriteContext } from '../../data/module.ts';
import { newId } from '../../data/write/row-store.ts';
import { actOf, copiesOf, firstPasswordOf, MAIL, takesMail } from './copies.ts';
import { accountsNamed, isOwn } from './names.ts';
import { hasEnded } from '../../data/access/ended.ts';
import type { PeopleEntity } from './person.ts';
import { takenOver } from './take-over.ts';

/**
 * Opens the accounts of people who have none, in sets. Somebody who has one already, as another kind of person or from
 * before the row was deleted, gets that one again. No password is stored: until the first login the one that
 * the entity says counts (server/auth), which must be changed then.
 */
export async function openAccounts(entity: PeopleEntity, hooks: readonly RowHook[]): Promise<void> {
  const { field, login } = entity.file.account;
  const without = hooks.filter(({ row }) => !row[field] && !hasEnded(entity, row));
  const [context] = without;
  if (!context) return;
  const owned = new Map<RowHook, string>(await takenOver(entity, without));
  const rest = without.filter((hook) => !owned.has(hook));
  const named = await accountsNamed(
    context,
    rest.map(({ row }) => row[login]),
  );
  const added: Row[] = [];
  const OpenedBy = await actOf(context.tx);
  for (const hook of rest) {
    const found = named.get(String(hook.row[login]));
    if (found && isOwn(entity, hook.row, found)) owned.set(hook, found.Id);
    else {
      const made = { ...accountOf(entity, hook.row), Id: newId(), OpenedBy };
      added.push(made);
      owned.set(hook, made.Id);
    }
  }
  await addRows(context, entityOf(context.engine, entities.SysUser), added, context.enCode);
  const fresh = new Set(added.map(({ Id }) => Id));
  await reopen(
    context,
    entity,
    [...owned].filter(([, id]) => !fresh.has(id)),
  );
  await giveRoles(
    context,
    [...owned].map(([{ row }, UserId]) => ({ UserId, role: roleOf(entity, row) })),
  );
  await link(context, entity, owned);
}

/** The role that the entity gives a person. */
export const roleOf = ({ file: { account } }: EntityModel, row: Row): string =>
  String((account && compileCondition(account.role).evaluate({ row })) ?? '');

function accountOf(entity: PeopleEntity, row: Row): Row {
  return {
    ...Object.fromEntries(copiesOf(entity).map(([from, to]) => [to, row[from] ?? null])),
    UserType: entity.file.account.type,
    FirstPwd: firstPasswordOf(entity, row),
    IsWeakPwd: 1,
    RefId: row['Id'],
    State: USER_STATE.Normal,
    FailCount: 0,
  };
}

/** Accounts that were there already belong to these rows from now on; their passwords and history stay. */
async function reopen(
  context: RowHook,
  entity: PeopleEntity,
  found: readonly (readonly [RowHook, string])[],
): Promise<void> {
  if (found.length === 0) return;
  const users = entityOf(context.engine, entities.SysUser);
  const stored = await lockRows(
    context,
    users,
    found.map(([, id]) => id),
  );
  const changes = found.flatMap(([hook, id]) => {
    const before = stored.get(id);
    if (!before) return [];
    const { FailCount: _, IsWeakPwd: __, FirstPwd, [MAIL]: mail, ...now } = accountOf(entity, hook.row);
    const first = before['PwdHash'] ? {} : { FirstPwd };
    const reached = takesMail(hook, before) ? { [MAIL]: mail ?? null } : {};
    return [{ before, after: { ...before, ...now, ...first, ...reached, ClosedFor: null } }];
  });
  await changeRows(context, users, changes, context.enCode);
}

/** Gives accounts the roles that they do not hold yet. */
export async function giveRoles(
  context: WriteContext & { readonly enCode: string },
  wanted: readonly { readonly UserId: string; readonly role: string }[],
): Promise<void> {
  const answer = await context.tx.query<{ Id: string; RoleCode: string }>(
    `SELECT "Id", "RoleCode" FROM "SysRole" WHERE "RoleCode" = ANY($1) AND "IsDeleted" = 0`,
    [[...new Set(wanted.map(({ role }) => role))]],
  );
  const roles = new Map(answer.rows.map(({ Id, RoleCode }) => [RoleCode, Id]));
  const held = await context.tx.query<{ key: string }>(
    `SELECT "UserId" || ' ' || "RoleId" AS key FROM "UserRole" WHERE "UserId" = ANY($1) AND "IsDeleted" = 0`,
    [wanted.map(({ UserId }) => UserId)],
  );
  const known = new Set(held.rows.map(({ key }) => key));
  const missing = wanted.flatMap(({ UserId, role }) => {
    const RoleId = roles.get(role);
    return RoleId === undefined || known.has(`${UserId} ${RoleId}`) ? [] : [{ UserId, RoleId }];
  });
  await addRows(context, entityOf(context.engine, entities.UserRole), missing, context.enCode);
}

async function link(
  context: RowHook,
  entity: PeopleEntity,
  owned: ReadonlyMap<RowHook, string>,
): Promise<void> {
  const { field } = entity.file.account;
  const people = [...owned].map(([{ row }, id]) => [String(row['Id']), id] as const);
  const stored = await lockRows(
    context,
    entity,
    people.map(([id]) => id),
  );
  const changes = people.flatMap(([id, user]) => {
    const before = stored.get(id);
    return before ? [{ before, after: { ...before, [field]: user } }] : [];
  });
  await changeRows(context, entity, changes, context.enCode);
}
