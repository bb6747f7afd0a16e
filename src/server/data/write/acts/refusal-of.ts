import type { Queryable } from '../../database/queryable.ts';
import { Refusal } from '../../refusal.ts';

/** What the work fails with, and then nothing of what it did to the database stays. */
export async function failureOf(tx: Queryable, work: () => Promise<unknown>): Promise<unknown> {
  await tx.query('SAVEPOINT may_fail');
  try {
    await work();
    await tx.query('RELEASE SAVEPOINT may_fail');
    return undefined;
  } catch (failure) {
    await tx.query('ROLLBACK TO SAVEPOINT may_fail');
    return failure;
  }
}

/** The refusal that the work ends with, and then nothing of what it did to the database stays. @throws any other failure */
export async function refusalOf(tx: Queryable, work: () => Promise<void>): Promise<Refusal | undefined> {
  const failure = await failureOf(tx, work);
  if (failure === undefined || failure instanceof Refusal) return failure;
  throw failure;
}
