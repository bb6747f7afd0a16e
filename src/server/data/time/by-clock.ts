import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from './clock.ts';
import type { Engine } from '../engine.ts';
import type { WriteContext } from '../module.ts';
import { tryAdvisoryLock } from '../database/advisory-lock.ts';
import type { Queryable } from '../database/queryable.ts';
import { oneByOne } from './one-by-one.ts';

/** Nobody: whose writes time alone asks for. */
export const CLOCK: Caller = {
  subject: NOBODY,
  grants: new Set(),
  readable: new Set(),
  requestId: '',
  ip: '',
};

/** What the audit names as the act of time, where else the EnCode stands of what somebody did. */
export const BY_CLOCK = 'clock';

/** Most rows that one piece of such work takes in a minute, so that no transaction grows long. */
export const MOST_AT_ONCE = 500;

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

/**
 * The same for each row that a question finds, in a transaction of its own: it is asked once more under the lock, since another
 * node may have been quicker.
 * @param find asks for all of them, or for the one with this Id as far as it is one of them
 */
export async function eachByClock<One extends { readonly Id: unknown }>(
  engine: Engine,
  name: string,
  find: (queryable: Queryable, one: string | null) => Promise<readonly One[]>,
  work: (context: WriteContext, one: One) => Promise<unknown>,
): Promise<void> {
  await oneByOne(await find(engine.database, null), ({ Id }) =>
    byClock(engine, name, async (context) => {
      for (const one of await find(context.tx, String(Id))) await work(context, one);
    }),
  );
}
