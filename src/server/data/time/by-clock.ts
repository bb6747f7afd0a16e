import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from './clock.ts';
import type { Engine } from '../engine.ts';
import type { WriteContext } from '../module.ts';

/** Nobody: whose writes time alone asks for. */
export const CLOCK: Caller = {
  subject: NOBODY,
  grants: new Set(),
  readable: new Set(),
  requestId: '',
  ip: '',
};

/**
 * Work that time alone asks for, in one transaction and as nobody; left out while another node does it.
 * @param lock number of an advisory lock, of this work's own
 */
export async function byClock(
  engine: Engine,
  lock: number,
  work: (context: WriteContext) => Promise<void>,
): Promise<void> {
  await engine.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      lock,
    ]);
    if (rows[0]!.mine) await work({ engine, tx, caller: CLOCK, now: await databaseNow(tx) });
  });
}
