import type { Queryable } from '../../data/database/database.ts';
import { STATE_SQL } from '../sessions/standing.ts';

/** The e-mail address of an account; undefined where it has none. */
export async function addressOf(queryable: Queryable, userId: string): Promise<string | undefined> {
  const answer = await queryable.query<{ email: string | null }>(
    `SELECT "Email" AS email FROM "SysUser" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [userId],
  );
  return answer.rows[0]?.email ?? undefined;
}

/** The account that may log in and has both this name and this address. */
export async function userWithAddress(
  queryable: Queryable,
  loginName: string,
  email: string,
): Promise<string | undefined> {
  const answer = await queryable.query<{ Id: string }>(
    `SELECT "Id" FROM "SysUser" u WHERE "LoginName" = $1 AND lower("Email") = lower($2) AND ${STATE_SQL} = '1' AND "IsDeleted" = 0`,
    [loginName, email],
  );
  return answer.rows[0]?.Id;
}
