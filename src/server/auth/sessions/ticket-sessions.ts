import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { asHolder } from '../../data/access/ticket.ts';
import type { GrantBook } from '../grants/grants.ts';
import type { Origin } from './sessions.ts';
import { KEPT_MS } from './sessions.ts';
import { createShortCache } from './short-cache.ts';
import { STATE_SQL } from './standing.ts';
import { STAMP_SQL, subjectOfUser } from './subject.ts';
import { looksLikeToken, newToken, sessionIdOf } from './tokens.ts';

const TICKET_MINUTES = 30;
export const TICKET_SECONDS = TICKET_MINUTES * 60;
const mostKept = 5000;

/** Tickets of people who proved who they are without logging in, for the pages of one group each. */
export interface TicketSessions {
  /** A new ticket, told once. */
  open(userId: string, pageGroup: string): Promise<string>;
  /** Who holds a ticket; undefined once it is over, or its holder's password, roles or account changed. */
  holder(ticket: string, origin: Origin): Promise<Caller | undefined>;
}

export function createTicketSessions(
  engine: Pick<Engine, 'database' | 'catalog'>,
  grants: GrantBook,
): TicketSessions {
  const known = createShortCache<{ userId: string; group: string } | undefined>(KEPT_MS, mostKept);
  const find = async (ticket: string) => {
    const { rows } = await engine.database.query<{ userId: string; group: string }>(
      `SELECT u."Id" AS "userId", t.page_group AS "group" FROM sys_visit_ticket t JOIN "SysUser" u ON u."Id" = t.user_id
       WHERE t.ticket = $1 AND t.expires > now() AND ${STATE_SQL} = '1' AND u."IsDeleted" = 0 AND t.stamp = ${STAMP_SQL}`,
      [ticket],
      'auth_ticket',
    );
    return rows[0];
  };
  return {
    async open(userId, pageGroup) {
      const ticket = newToken();
      await engine.database.query(
        `INSERT INTO sys_visit_ticket (ticket, user_id, page_group, stamp, expires)
         SELECT $1, u."Id", $3, ${STAMP_SQL}, now() + make_interval(mins => $4) FROM "SysUser" u WHERE u."Id" = $2`,
        [sessionIdOf(ticket), userId, pageGroup, TICKET_MINUTES],
      );
      return ticket;
    },
    async holder(ticket, { requestId, ip, arrived }) {
      if (!looksLikeToken(ticket)) return undefined;
      const id = sessionIdOf(ticket);
      const held = await known.get(id, () => find(id));
      const subject = held && (await subjectOfUser(engine.database, held.userId));
      if (!subject) return undefined;
      const { enCodes, readable } = await grants.of(subject.Roles);
      const whole: Caller = { subject, grants: enCodes, readable, requestId, ip, arrived };
      return asHolder(engine.catalog, whole, held.group);
    },
  };
}
