import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from './clock.ts';
import type { Engine } from '../engine.ts';
import type { WriteContext } from '../module.ts';
import { tryAdvisoryLock } from '../database/advisory-lock.ts';

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
 * @param name what it is called, in one place of the source alone
 */
export async function byClock(
  engine: Engine,
  name: string,
  work: (context: WriteContext) => Promise<void>,
): Promise<void> {
  await engine.database.transaction(async (tx) => {
    if (await tryAdvisoryLock(tx, name))
      await work({ engine, tx, caller: CLOCK, now: await databaseNow(tx) });
  });
}
