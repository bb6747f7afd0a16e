import type { Connection, QueryResult as DriverResult, Submittable } from 'pg';
import { DescribedOnce, isKnown } from './described-once.ts';
import type { QueryResult } from './queryable.ts';

/** Runs one statement on one session; `command` is the tag of the server's answer, like `COMMIT`. */
export type RunStatement = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
  name?: string,
) => Promise<QueryResult<Row> & { command: string }>;

interface Driver {
  query(config: { text: string; values?: unknown[] }): Promise<unknown>;
  query(query: Submittable): unknown;
}

/** Sends a statement through pg; several statements in one text answer with an array, of which the last counts. */
export async function send<Row extends object>(
  driver: Driver,
  text: string,
  values?: readonly unknown[],
  name?: string,
  ahead: readonly DescribedOnce[] = [],
): Promise<QueryResult<Row> & { command: string }> {
  const given = values?.map(bound);
  const asked =
    name === undefined && ahead.length === 0
      ? driver.query({ text, ...(given === undefined ? {} : { values: given }) })
      : sendPrepared(driver, preparedOf(text, given, name ?? ''), ahead);
  const answer = (await asked) as
    | DriverResult<Row & Record<string, unknown>>
    | DriverResult<Row & Record<string, unknown>>[];
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0, command: last?.command ?? '' };
}

/** Whether a statement is told to the database in parts, as one that is prepared or bears values: so that others can run ahead of it. */
export const isPrepared = (values: readonly unknown[] | undefined, name: string | undefined): boolean =>
  name !== undefined || (values !== undefined && values.length > 0);

function preparedOf(text: string, values: unknown[] | undefined, name: string): DescribedOnce {
  const query = new DescribedOnce(text, values);
  query.name = name;
  return query;
}

/** A statement that can run ahead of another, whose answer is all that is heard of it; undefined where the session does not know it yet. */
export const aheadOf = (
  connection: Connection,
  text: string,
  values: readonly unknown[],
  name: string,
): DescribedOnce | undefined =>
  isKnown(connection, text, name) ? preparedOf(text, values.map(bound), name) : undefined;

async function sendPrepared(
  driver: Driver,
  query: DescribedOnce,
  ahead: readonly DescribedOnce[],
): Promise<unknown> {
  if (ahead.length > 0) query.runAhead(ahead);
  try {
    return await new Promise((resolve, reject) => {
      query.callback = (error, answer) => (error ? reject(error) : resolve(answer));
      driver.query(query as unknown as Submittable);
    });
  } catch (error) {
    // It was made where the answer was read, which says nothing of whose statement it was.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** What PostgreSQL reads in an array as JSON writes it: escapes of quotes and backslashes alone. */
const otherEscape = /\\[^"\\]/;
const isPlain = (value: unknown) => value === null || typeof value === 'string' || Number.isFinite(value);

/** The driver spells arrays item by item, which for hundreds of them takes longer than all else of a statement. */
export function bound(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isPlain)) return value;
  const json = JSON.stringify(value);
  return otherEscape.test(json) ? value : `{${json.slice(1, -1)}}`;
}

const reading = /^\s*(?:select|with|values|table)\b/i;
const writing = /\b(?:insert|update|delete|merge|share|nextval|setval)\b/i;

/** Whether a statement surely only reads. A wrong "no" costs a little; a wrong "yes" is caught by the session. */
export function isRead(text: string): boolean {
  return reading.test(text) && !writing.test(text);
}

/** Quotes a name that is not a value, such as a schema's. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
