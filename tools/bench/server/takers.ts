import { PERSON_SQL } from '../../../src/server/auth/sessions/standing.ts';
import { sessionOf, type Asked } from './sessions.ts';

/**
 * Logs in everybody at the school with a paper of this title still to answer.
 * @param takings table of the rows that ask somebody
 * @returns their accounts and tokens
 */
export async function openSessions(
  database: Asked,
  title: string,
  takings = 'SurveyTaking',
): Promise<{ readonly userId: string; readonly token: string }[]> {
  const people = await database.query(
    `SELECT u."Id" AS id FROM "SysUser" u JOIN "${takings}" t ON t."UserId" = u."Id"
     WHERE t."Title" = $1 AND t."Times" = 0 AND u."IsWeakPwd" = 0 AND u."State" = '1' AND ${PERSON_SQL}`,
    [title],
  );
  const opened = [];
  for (const { id } of people.rows)
    opened.push({ userId: String(id), token: await sessionOf(database, String(id)) });
  return opened;
}
