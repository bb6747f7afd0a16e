import { USER_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { reasonToStay } from '../../auth/accounts/accounts.ts';
import { endSessions } from '../../auth/sessions/sessions.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { accountsInUse } from './person.ts';

/**
 * Closes the accounts of people who have ended, with their sessions on every node, unless somebody else still stands
 * behind the account.
 * @param people the rows that have ended
 * @returns the accounts behind which nobody stands any more
 */
export async function closeAccounts(
  context: WriteContext,
  accounts: readonly string[],
  people: readonly string[],
  reason: string,
  enCode: string,
): Promise<string[]> {
  const used = await accountsInUse(context.engine.catalog, context.tx, accounts, people);
  const left = accounts.filter((id) => !used.has(id));
  if (left.length === 0) return [];
  const users = entityOf(context.engine, entities.SysUser);
  const stored = await lockRows(context, users, left);
  const open = [...stored.values()].filter(({ State }) => State !== USER_STATE.Disabled);
  for (const user of open) {
    const why = await reasonToStay(context, user);
    if (why !== undefined) throw refuse(`${String(user['TrueName'])}：${why}`);
  }
  const closed = { State: USER_STATE.Disabled, ClosedFor: reason };
  await changeRows(
    context,
    users,
    open.map((before) => ({ before, after: { ...before, ...closed } })),
    enCode,
  );
  await endSessions(context.tx, [...stored.keys()]);
  return left;
}

/**
 * Opens accounts again that were closed because their people had ended; one that an administrator switched off stays so, and so
 * does one behind which nobody stands although a row came back: that of a new student who has left as a student.
 */
export async function reopenAccounts(
  context: WriteContext,
  accounts: readonly string[],
  enCode: string,
): Promise<void> {
  if (accounts.length === 0) return;
  const used = await accountsInUse(context.engine.catalog, context.tx, accounts);
  const users = entityOf(context.engine, entities.SysUser);
  const stored = await lockRows(context, users, [...used]);
  const changes = [...stored.values()]
    .filter(({ State, ClosedFor }) => State === USER_STATE.Disabled && ClosedFor)
    .map((before) => ({ before, after: { ...before, State: USER_STATE.Normal, ClosedFor: null } }));
  await changeRows(context, users, changes, enCode);
}
