import { hash } from 'node:crypto';
import type { Envelope } from '../../contract/envelope.ts';
import type { Queryable, Transaction } from '../data/database/database.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { NOW_SQL, tellNow } from '../data/time/clock.ts';
import { sealValue } from '../data/sealed/value.ts';
import { keyFrom, encrypt, decrypt } from '../crypto/encrypt.ts';
import { HttpRefusal } from './http-refusal.ts';

/** A request that its sender may repeat: after a lost answer the browser cannot know whether its write landed. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
  /** Of the session that asks. */
  readonly token: string;
}

/** What an answer tells of people lies as sealed as in their own rows; the driver opens it. */
const storedAs = (kept: Kept): string => JSON.stringify(sealValue(kept));

/** An answer as it is kept; one that is shown once is locked with the token of the person who got it, which is stored nowhere. */
type Kept = Envelope | { readonly Sealed: string };

const SEEN: Envelope = {
  ErrorCode: ErrorCode.Refused,
  RequestMsg: '操作已完成，结果只显示一次',
  ResultValue: null,
};

const lockOf = ({ token, key }: RepeatableRequest) => keyFrom(token, key, 'answer');

function opened(request: RepeatableRequest, kept: Kept): Envelope {
  if (!('Sealed' in kept)) return kept;
  const text = decrypt(lockOf(request), kept.Sealed, request.call);
  return text === undefined ? SEEN : (JSON.parse(text) as Envelope);
}

/** Tells inputs apart without keeping them. */
export const hashOf = (input: unknown): string => hash('sha256', JSON.stringify(input), 'hex');

const LOCK_NOT_FREE = '55P03';

/** The first request with the key is not over yet; a person who repeats it has to ask again. */
export class FirstStillRuns extends Error {}

/** Keys that are taken; anything else is a client's mistake. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw new HttpRefusal('请求标识格式不正确');
  return key;
}

/**
 * Takes the key inside the write's transaction. A second request with the key waits here until the first is over.
 * @returns whether it was free; not: the first request was committed, and `answerOfFirst` tells its answer
 * @throws FirstStillRuns when it takes longer than a statement may wait
 */
export async function takeKey(tx: Transaction, request: RepeatableRequest): Promise<boolean> {
  const { userId, key } = request;
  const taken = await tx
    .query<{ now: string }>(
      `INSERT INTO sys_idempotency (user_id, key, call) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING ${NOW_SQL} AS now`,
      [userId, key, whatIs(request)],
      'idempotency_take',
    )
    .catch((error: unknown) => {
      throw (error as { code?: unknown }).code === LOCK_NOT_FREE ? new FirstStillRuns() : error;
    });
  if (taken.rows[0]) tellNow(tx, taken.rows[0].now);
  return taken.rows[0] !== undefined;
}

const whatIs = ({ call, input }: RepeatableRequest) => `${call} ${hashOf(input)}`;

/** @returns the answer that was kept with the key; undefined where the first request has none yet */
export async function answerOfFirst(
  queryable: Queryable,
  request: RepeatableRequest,
): Promise<Envelope | undefined> {
  const stored = await queryable.query<{ call: string; answer: Kept | null }>(
    'SELECT call, answer FROM sys_idempotency WHERE user_id = $1 AND key = $2',
    [request.userId, request.key],
  );
  const row = stored.rows[0];
  if (row?.call !== whatIs(request)) throw new HttpRefusal('该请求标识已用于另一请求', 409);
  return row.answer ? opened(request, row.answer) : undefined;
}

/**
 * Takes the keys of several requests at once, in an order that is the same on every node.
 * @returns whether a request's key was free
 */
export async function takeKeys(
  tx: Transaction,
  requests: readonly RepeatableRequest[],
): Promise<(request: RepeatableRequest) => boolean> {
  if (requests.length === 0) return () => false;
  const taken = await tx.query<{ user_id: string; key: string; now: string }>(
    `INSERT INTO sys_idempotency (user_id, key, call)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ORDER BY 1, 2 ON CONFLICT DO NOTHING
     RETURNING user_id, key, ${NOW_SQL} AS now`,
    [requests.map(({ userId }) => userId), requests.map(({ key }) => key), requests.map(whatIs)],
    'idempotency_take_many',
  );
  if (taken.rows[0]) tellNow(tx, taken.rows[0].now);
  const keys = new Set(taken.rows.map(({ user_id, key }) => `${user_id} ${key}`));
  return ({ userId, key }) => keys.has(`${userId} ${key}`);
}

/** Keeps the answers of several requests beside their keys. */
export function keepAnswers(
  tx: Transaction,
  answered: readonly { request: RepeatableRequest; answer: Envelope }[],
): void {
  if (answered.length === 0) return;
  tx.send(
    `UPDATE sys_idempotency s SET answer = k.answer::jsonb FROM unnest($1::text[], $2::text[], $3::text[]) AS k(user_id, key, answer)
     WHERE s.user_id = k.user_id AND s.key = k.key`,
    [
      answered.map(({ request }) => request.userId),
      answered.map(({ request }) => request.key),
      answered.map(({ answer }) => storedAs(answer)),
    ],
    'idempotency_keep_many',
  );
}

/**
 * Keeps the answer beside the key, in the same transaction as the write. One that is shown once is told again to the same
 * session alone, whose answer may have been lost on the way; of a file only is kept that it was sent.
 */
export function keepAnswer(
  tx: Transaction,
  request: RepeatableRequest,
  answer: Envelope | undefined,
  isShownOnce: boolean,
): void {
  const kept: Kept =
    answer && isShownOnce
      ? { Sealed: encrypt(lockOf(request), JSON.stringify(answer), request.call) }
      : (answer ?? SEEN);
  tx.send(
    'UPDATE sys_idempotency SET answer = $3::text::jsonb WHERE user_id = $1 AND key = $2',
    [request.userId, request.key, storedAs(kept)],
    'idempotency_keep',
  );
}

/** Forgets keys of yesterday and before. */
export async function forgetKeys(queryable: Queryable): Promise<void> {
  await queryable.query(`DELETE FROM sys_idempotency WHERE created < now() - interval '24 hours'`, []);
}
