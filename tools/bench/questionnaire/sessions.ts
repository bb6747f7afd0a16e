import { PERSON_SQL } from '../../../src/server/auth/sessions/standing.ts';
import { STAMP_SQL } from '../../../src/server/auth/sessions/subject.ts';
import { newToken, sessionIdOf } from '../../../src/server/auth/sessions/tokens.ts';

interface Asked {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Logs in everybody at the school with a questionnaire still to answer: checking passwords is another test's business.
 * @returns their tokens
 */
export async function openSessions(database: Asked, title: string): Promise<string[]> {
  const people = await database.query(
    `SELECT u."Id" AS id FROM "SysUser" u JOIN "SurveyTaking" t ON t."UserId" = u."Id"
     WHERE t."Title" = $1 AND t."Times" = 0 AND u."IsWeakPwd" = 0 AND u."State" = '1' AND ${PERSON_SQL}`,
    [title],
  );
  const tokens: string[] = [];
  for (const { id } of people.rows) {
    const token = newToken();
    tokens.push(token);
    await database.query(
      `INSERT INTO sys_session (id, user_id, stamp, expires, ip, user_agent)
       SELECT $1, u."Id", ${STAMP_SQL}, now() + interval '1 h', '127.0.0.1', 'bench' FROM "SysUser" u WHERE u."Id" = $2`,
      [sessionIdOf(token), id],
    );
  }
  return tokens;
}
