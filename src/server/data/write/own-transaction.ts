import { databaseNow } from '../time/clock.ts';
import type { WriteContext } from '../module.ts';

/** A write of its own, for a call that is asked as one that reads: its method is fixed as GET, or a page reads by it. */
export function inOwnTransaction<T>(
  { engine, caller }: Omit<WriteContext, 'tx' | 'now'>,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  return engine.database.transaction(async (tx) => work({ engine, tx, caller, now: await databaseNow(tx) }));
}
