import { createHash } from 'node:crypto';
import type { Envelope } from '../../contract/envelope.ts';
import type { Queryable, Transaction } from '../data/database/database.ts';
import { HttpRefusal } from './http-refusal.ts';

/** A request that its sender may repeat: after a lost answer the browser cannot know whether its write landed. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Keys that are taken; anything else is a client's mistake. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw new HttpRefusal('请求标识格式不正确');
  return key;
}

/**
 * Takes the key inside the write's transaction. A second request with the key waits here until the first is over.
 * @returns the answer of the first request if it was committed
 */
export async function takeKey(tx: Transaction, request: RepeatableRequest): Promise<Envelope | undefined> {
  const { userId, key } = request;
  const what = `${request.call} ${hashOf(request.input)}`;
  const taken = await tx.query(
    'INSERT INTO sys_idempotency (user_id, key, call) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, key, what],
    'idempotency_take',
  );
  if (taken.rowCount === 1) return undefined;
  const stored = await tx.query<{ call: string; answer: Envelope | null }>(
    'SELECT call, answer FROM sys_idempotency WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  const row = stored.rows[0];
  if (row?.call !== what) throw new HttpRefusal('该请求标识已用于另一请求', 409);
  return row.answer ?? undefined;
}

/** Keeps the answer beside the key, in the same transaction as the write. */
export async function keepAnswer(
  tx: Transaction,
  request: RepeatableRequest,
  answer: Envelope,
): Promise<void> {
  await tx.query(
    'UPDATE sys_idempotency SET answer = $3 WHERE user_id = $1 AND key = $2',
    [request.userId, request.key, answer],
    'idempotency_keep',
  );
}

/** Forgets keys of yesterday and before. */
export async function forgetKeys(queryable: Queryable): Promise<void> {
  await queryable.query(`DELETE FROM sys_idempotency WHERE created < now() - interval '24 hours'`, []);
}
