import type { Caller } from '../access/caller.ts';
import type { Queryable } from '../database/database.ts';

/** As a column, what `databaseNow` answers. */
export const NOW_SQL = `to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS')`;

/** SQL of a moment as Shanghai's clock shows it, in wire form. */
export const localSql = (moment: string): string =>
  `to_char(${moment} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

const told = new WeakMap<Queryable, string>();

/** Keeps the time that the first statement of a transaction has told with its answer, for the next call that asks for it. */
export const tellNow = (queryable: Queryable, now: string): unknown => told.set(queryable, now);

/** The database's clock as `YYYY-MM-DD HH:mm:ss`: the one that decides deadlines on every node. */
export async function databaseNow(queryable: Queryable): Promise<string> {
  const known = told.get(queryable);
  told.delete(queryable);
  if (known !== undefined) return known;
  const answer = await queryable.query<{ now: string }>(`SELECT ${NOW_SQL} AS now`, [], 'clock_now');
  return answer.rows[0]!.now;
}

const asking = new WeakMap<Queryable, Promise<string>>();

/**
 * The same for readings: parts of one page that ask at the same time are told one moment, by one statement. What a deadline decides
 * asks for itself.
 */
export function sharedNow(database: Queryable): Promise<string> {
  const asked = asking.get(database);
  if (asked) return asked;
  const now = databaseNow(database).finally(() => asking.delete(database));
  asking.set(database, now);
  return now;
}

/** The database's clock to the millisecond, as a column: what `arrivalBy` takes. */
export const CLOCK_SQL = `to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.MS')`;

/**
 * When the caller's request came, by the database's clock: what it has waited since, for a session or for its turn, is
 * measured on this node and taken off, so that the clocks of nodes need not agree. It is never later than the truth, and
 * earlier by no more than the way from the database to here, so a person who was in time is not refused.
 * @param clock what CLOCK_SQL gave just now
 */
export function arrivalBy(clock: string, caller: Caller, hereNow: number = performance.now()): string {
  const waited = waitedMs(caller, hereNow);
  const time = new Date(Date.parse(`${clock.replace(' ', 'T')}Z`) - waited);
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds that the caller's request has waited on this node before it was looked at. */
export const waitedMs = ({ arrived }: Caller, hereNow: number = performance.now()): number =>
  arrived === undefined ? 0 : Math.max(0, hereNow - arrived);

/** A wire time so many seconds later, or earlier, on the same clock. */
export function secondsLater(time: string, seconds: number): string {
  const moment = Date.parse(`${time.replace(' ', 'T')}Z`) + seconds * 1_000;
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** Seconds from one wire time to another, on the same clock. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 1_000;

/** Milliseconds since 1970 by the same clock. */
export async function databaseMoment(queryable: Queryable): Promise<number> {
  const answer = await queryable.query<{ ms: string }>(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS ms',
    [],
    'clock_moment',
  );
  return Number(answer.rows[0]!.ms);
}
