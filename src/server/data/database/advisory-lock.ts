import type { Queryable } from './queryable.ts';

const keyOf = (work: string, of: readonly unknown[]) => [work, ...of].join(' ');

/**
 * Waits until no other transaction of any node does the same work, and keeps others from it until this transaction ends.
 * @param work the name of the work, in one place of the source alone
 * @param of what of it is locked, such as the Id of a user; without any, the whole work is
 */
export async function advisoryLock(tx: Queryable, work: string, ...of: readonly unknown[]): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [keyOf(work, of)]);
}

/** The same without waiting. @returns whether this transaction holds it now */
export async function tryAdvisoryLock(tx: Queryable, work: string): Promise<boolean> {
  const { rows } = await tx.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine',
    [work],
  );
  return rows[0]!.mine;
}
