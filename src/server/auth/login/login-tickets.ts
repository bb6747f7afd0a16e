import type { Queryable } from '../../data/database/database.ts';
import { newToken, sessionIdOf } from '../sessions/tokens.ts';
import { STATE_SQL } from '../sessions/standing.ts';

/** How long somebody whose password was right may take for their second factor. */
const TICKET_MINUTES = 10;

/** Somebody whose password was right and who has no session yet. */
export interface TicketHolder {
  readonly Id: string;
  readonly LoginName: string;
  readonly UserType: string;
  readonly PwdHash: string | null;
}

/** A ticket for the second step of a login, told once. */
export async function newLoginTicket(database: Queryable, userId: string): Promise<string> {
  const ticket = newToken();
  await database.query(
    `INSERT INTO sys_login_ticket (ticket, user_id, password, expires)
     SELECT $1, u."Id", u."PwdHash", now() + make_interval(mins => $3) FROM "SysUser" u WHERE u."Id" = $2`,
    [sessionIdOf(ticket), userId, TICKET_MINUTES],
  );
  return ticket;
}

/** Whose ticket it is; nobody's once their password was changed or their account closed. */
export async function holderOf(database: Queryable, ticket: string): Promise<TicketHolder | undefined> {
  const answer = await database.query<TicketHolder>(
    `SELECT u."Id", u."LoginName", u."UserType", u."PwdHash" FROM sys_login_ticket t JOIN "SysUser" u ON u."Id" = t.user_id
     WHERE t.ticket = $1 AND t.expires > now() AND ${STATE_SQL} = '1' AND u."IsDeleted" = 0 AND u."PwdHash" = t.password`,
    [sessionIdOf(ticket)],
  );
  return answer.rows[0];
}

/** Uses a ticket up. @returns false when somebody else did before */
export async function takeTicket(database: Queryable, ticket: string): Promise<boolean> {
  const taken = await database.query('DELETE FROM sys_login_ticket WHERE ticket = $1', [sessionIdOf(ticket)]);
  return taken.rowCount === 1;
}
