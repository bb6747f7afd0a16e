import type { Principal } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { people } from '../accounts/people.ts';
import { DELEGATED_SQL, type Delegated } from './delegated.ts';

/** The people behind delegations, as they are now; accounts that cannot sign in have nothing that waits for them. */
export async function principalsOf(
  queryable: Queryable,
  delegations: readonly Delegated[],
): Promise<readonly Principal[]> {
  if (delegations.length === 0) return [];
  const subjects = await people.ofUsers(queryable, [...new Set(delegations.map(({ from }) => from))]);
  return delegations.flatMap(({ from, flows, until }) => {
    const subject = subjects.find(({ UserId }) => UserId === from);
    if (!subject) return [];
    return [{ subject, until, ...(flows && flows.length > 0 ? { flows } : {}) }];
  });
}

/** The same for an account without a session. */
export async function principalsOfUser(queryable: Queryable, userId: string): Promise<readonly Principal[]> {
  const { rows } = await queryable.query<{ delegations: Delegated[] }>(
    `SELECT ${DELEGATED_SQL} AS delegations FROM "SysUser" u WHERE u."Id" = $1`,
    [userId],
  );
  return principalsOf(queryable, rows[0]?.delegations ?? []);
}
