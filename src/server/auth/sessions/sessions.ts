import { SETTING } from '../../../contract/generated/settings.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import type { GrantBook, Grants } from '../grants/grants.ts';
import type { Settings } from '../../settings/settings.ts';
import { createShortCache } from './short-cache.ts';
import { passwordDue } from '../passwords/password-due.ts';
import { markVerified } from '../factors/step-up.ts';
import { peopleOfSessions, STAMP_SQL, type Person } from './subject.ts';
import { principalsOf } from './principals.ts';
import { createBatcher } from './batcher.ts';
import { looksLikeToken, newToken, sessionIdOf } from './tokens.ts';

/** How long a node may go on with what it knows of a session: revocation shows everywhere within a second. */
export const KEPT_MS = 800;
const mostKept = 5000;
/** Uses of a session are noted no more often than this, or than a tenth of what it may idle. */
const touchSeconds = 60;
/** When a hall full of people comes at once, they are looked up together, and so it is noted that they came. */
const TOGETHER = { read: { atOnce: 2, most: 200 }, write: { atOnce: 1, most: 1000 } } as const;

/** Where a request comes from. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
  readonly arrived: number;
}

/** Where and by which way somebody came in. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
  readonly via?: 'password' | 'sso';
}

/** Sessions of all nodes: rows of sys_session, with a short memory on this node. */
export interface Sessions {
  /** Starts a session; the token is told once and stored nowhere. */
  open(user: { id: string; student: boolean }, from: SessionOrigin): Promise<OpenedSession>;
  /** The caller behind a token; undefined when the session is over. */
  identify(token: string, origin: Origin): Promise<IdentifiedSession | undefined>;
  anonymous(origin: Origin): Caller;
  grantsOf(caller: Caller): Promise<Grants>;
  /** Notes that the session's user has just proved once more who they are. */
  verify(session: string): Promise<void>;
  /** Ends one session. */
  close(session: string): Promise<void>;
}

/** Who stands behind a token. */
export interface IdentifiedSession {
  readonly caller: Caller;
  readonly session: string;
  /** The password has to be changed before anything else is answered. */
  readonly mustChange: boolean;
}

/** A session that has just begun. */
export interface OpenedSession {
  readonly token: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly expires: string;
}

/** A person, with the people in whose place that person handles applications. */
type Known = Person & Pick<Caller, 'principals'>;

export function createSessions(database: Database, grants: GrantBook, settings: Settings): Sessions {
  const people = createShortCache<Known | undefined>(KEPT_MS, mostKept);
  const personOf = createBatcher((ids) => peopleOfSessions(database, ids, touchSeconds), TOGETHER.read);
  const touch = createBatcher((ids) => noteUse(database, ids), TOGETHER.write);
  const load = async (session: string) => {
    const person = await personOf(session);
    if (person?.stale) await touch(session);
    return person && { ...person, principals: await principalsOf(database, person.delegations) };
  };
  return {
    open: (user, from) => openSession(database, settings, user, from),
    identify: async (token, origin) => {
      if (!looksLikeToken(token)) return undefined;
      const session = sessionIdOf(token);
      const person = await people.get(session, () => load(session));
      if (!person) return undefined;
      const { enCodes, readable } = await grants.of(person.subject.Roles);
      const { subject, isVerified, principals } = person;
      // The change may be answered by another node: what is remembered here would keep its user out after it.
      if (person.mustChange) people.delete(session);
      const mustChange = person.mustChange && (await passwordDue(database, subject.UserId)) !== undefined;
      const caller = { subject, isVerified, principals, grants: enCodes, readable, ...placed(origin) };
      return { session, caller, mustChange };
    },
    anonymous: (origin) => ({ subject: NOBODY, grants: new Set(), readable: new Set(), ...placed(origin) }),
    grantsOf: (caller) => grants.of(caller.subject.Roles),
    verify: async (session) => {
      await markVerified(database, session);
      people.delete(session);
    },
    close: async (session) => {
      await database.query('DELETE FROM sys_session WHERE id = $1', [session]);
      people.delete(session);
    },
  };
}

/** A request says more than where it comes from, and none of that is the caller's. */
const placed = ({ requestId, ip, arrived }: Origin): Origin => ({ requestId, ip, arrived });

/** A session that somebody else is just noting, or ending, is left to them. */
async function noteUse(database: Database, ids: readonly string[]): Promise<Map<string, never>> {
  await database.query(
    `UPDATE sys_session SET last_seen = now() WHERE ctid = ANY(ARRAY(SELECT s.ctid FROM unnest($1::text[]) AS k(id)
       CROSS JOIN LATERAL (SELECT o.ctid FROM sys_session o WHERE o.id = k.id FOR UPDATE SKIP LOCKED) s))`,
    [ids],
  );
  return new Map<string, never>();
}

async function openSession(
  database: Database,
  settings: Settings,
  user: { id: string; student: boolean },
  from: SessionOrigin,
): Promise<OpenedSession> {
  const token = newToken();
  const via = from.via ?? 'password';
  // Who comes by a provider's word may not know a password at all.
  const mustChange = via === 'password' && (await passwordDue(database, user.id)) !== undefined;
  const answer = await database.query<{ expires: string }>(
    `INSERT INTO sys_session (id, user_id, stamp, expires, idle_minutes, ip, user_agent, via, must_change)
     SELECT $1, u."Id", ${STAMP_SQL}, now() + make_interval(hours => $3), $4, $5, $6, $7, $8 FROM "SysUser" u WHERE u."Id" = $2
     RETURNING to_char(expires, 'YYYY-MM-DD HH24:MI:SS') AS expires`,
    [
      sessionIdOf(token),
      user.id,
      settings.of(SETTING.SessionAbsoluteHours),
      user.student ? null : settings.of(SETTING.SessionIdleMinutes),
      from.ip,
      from.userAgent,
      via,
      mustChange,
    ],
  );
  return { token, expires: answer.rows[0]?.expires ?? '' };
}

/** Ends every session of the users; part of the transaction that disabled them or changed their passwords. */
export async function endSessions(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM sys_session WHERE user_id = ANY($1)', [userIds]);
}

/** Binds the user's own session to their new password and ends their others. */
export async function keepOnlySession(tx: Queryable, userId: string, session: string): Promise<void> {
  await tx.query('DELETE FROM sys_session WHERE user_id = $1 AND id <> $2', [userId, session]);
  await tx.query(
    `UPDATE sys_session x SET stamp = ${STAMP_SQL}, must_change = false FROM "SysUser" u WHERE x.id = $1 AND u."Id" = x.user_id`,
    [session],
  );
}

/**
 * Gives users roles, or takes some away, without sending them to the login in the middle of what they do: their sessions that
 * hold before the work hold after it.
 */
export async function keepSessions(
  tx: Queryable,
  userIds: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const live = await tx.query<{ id: string }>(
    `SELECT x.id FROM sys_session x JOIN "SysUser" u ON u."Id" = x.user_id WHERE u."Id" = ANY($1) AND x.stamp = ${STAMP_SQL}`,
    [userIds],
  );
  await work();
  await tx.query(
    `UPDATE sys_session x SET stamp = ${STAMP_SQL} FROM "SysUser" u WHERE x.id = ANY($1) AND u."Id" = x.user_id`,
    [live.rows.map(({ id }) => id)],
  );
}

/** Whether a session was opened by a provider's word: a person who holds it may not know a password at all. */
export async function isBySso(database: Queryable, session: string): Promise<boolean> {
  const answer = await database.query(
    `SELECT 1 FROM sys_session WHERE id = $1 AND via = 'sso'`,
    [session],
    'session_by_sso',
  );
  return answer.rows.length > 0;
}
