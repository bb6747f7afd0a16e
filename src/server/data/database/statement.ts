import type { QueryResult as DriverResult } from 'pg';
import type { QueryResult } from './queryable.ts';

/** Runs one statement on one session; `command` is the tag of the server's answer, like `COMMIT`. */
export type RunStatement = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
  name?: string,
) => Promise<QueryResult<Row> & { command: string }>;

interface Driver {
  query(config: { text: string; values?: unknown[]; name?: string }): Promise<unknown>;
}

/** Sends a statement through pg; several statements in one text answer with an array, of which the last counts. */
export async function send<Row extends object>(
  driver: Driver,
  text: string,
  values?: readonly unknown[],
  name?: string,
): Promise<QueryResult<Row> & { command: string }> {
  const answer = (await driver.query({
    text,
    ...(values === undefined ? {} : { values: values.map(bound) }),
    ...(name === undefined ? {} : { name }),
  })) as DriverResult<Row & Record<string, unknown>> | DriverResult<Row & Record<string, unknown>>[];
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0, command: last?.command ?? '' };
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
