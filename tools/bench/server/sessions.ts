import { STAMP_SQL } from '../../../src/server/auth/sessions/subject.ts';
import { newToken, sessionIdOf } from '../../../src/server/auth/sessions/tokens.ts';

/** Whatever a statement can be sent to. */
export interface Asked {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * A session of an account: checking passwords is another bench's business.
 * @returns its token
 */
export async function sessionOf(database: Asked, userId: string): Promise<string> {
  const token = newToken();
  await database.query(
    `INSERT INTO sys_session (id, user_id, stamp, expires, ip, user_agent)
     SELECT $1, u."Id", ${STAMP_SQL}, now() + interval '1 h', '127.0.0.1', 'bench' FROM "SysUser" u WHERE u."Id" = $2`,
    [sessionIdOf(token), userId],
  );
  return token;
}

/** The same, for an account by its login name. */
export async function sessionNamed(database: Asked, loginName: string): Promise<string> {
  const { rows } = await database.query('SELECT "Id" AS id FROM "SysUser" WHERE "LoginName" = $1', [
    loginName,
  ]);
  return sessionOf(database, String(rows[0]!['id']));
}
