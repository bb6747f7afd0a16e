import { USER_STATE } from '../../../contract/generated/codes.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Database } from '../../data/database/database.ts';
import type { GrantBook } from '../grants/grants.ts';
import { STATE_SQL } from './standing.ts';
import { principalsOfUser } from './principals.ts';
import { subjectOfUser } from './subject.ts';

/**
 * Somebody as a caller without a session: work that goes on for them runs by the rights that they hold now.
 * @returns undefined when their account is gone or switched off
 */
export async function callerOfUser(
  database: Database,
  grants: GrantBook,
  { userId, requestId, ip }: { readonly userId: string; readonly requestId: string; readonly ip: string },
): Promise<Caller | undefined> {
  const { rows } = await database.query(
    `SELECT 1 FROM "SysUser" u WHERE "Id" = $1 AND ${STATE_SQL} = $2 AND "IsDeleted" = 0`,
    [userId, USER_STATE.Normal],
  );
  const subject = rows.length > 0 ? await subjectOfUser(database, userId) : undefined;
  if (!subject) return undefined;
  const { enCodes, readable } = await grants.of(subject.Roles);
  const principals = await principalsOfUser(database, userId);
  return { subject, principals, grants: enCodes, readable, requestId, ip };
}
