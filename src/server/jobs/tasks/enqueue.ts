import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { enqueue, requireOwnSession, type QueuedWork } from './queue.ts';

/** What a task says as long as no node is at it. */
export const QUEUED = '排队中';

/** Puts a task into the queue, to be run for the caller in the transaction that notes it. */
export async function enqueueRun(
  tx: Queryable,
  caller: Caller,
  task: Pick<QueuedWork, 'id' | 'entity'> & Partial<Pick<QueuedWork, 'work' | 'detail'>>,
): Promise<void> {
  requireOwnSession(caller);
  const { subject, requestId, ip } = caller;
  await enqueue(tx, { work: 'run', detail: null, ...task, userId: subject.UserId, requestId, ip });
}
