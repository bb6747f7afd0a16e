import type { Queryable } from '../../database/queryable.ts';
import { Refusal } from '../../refusal.ts';

/** The refusal that the work ends with, and then nothing of what it did to the database stays. */
export async function refusalOf(tx: Queryable, work: () => Promise<void>): Promise<Refusal | undefined> {
  await tx.query('SAVEPOINT may_be_refused');
  try {
    await work();
    await tx.query('RELEASE SAVEPOINT may_be_refused');
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT may_be_refused');
    return error;
  }
}
