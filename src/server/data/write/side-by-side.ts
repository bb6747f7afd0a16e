import type { Engine } from '../engine.ts';
import type { Transaction } from '../database/database.ts';
import type { GroupedRequest } from '../module.ts';
import { Refusal } from '../refusal.ts';
import { inOneGo } from '../sql/in-one-go.ts';
import { databaseNow } from '../time/clock.ts';
import { runAs } from './actions.ts';

/**
 * Runs one action for different people, each on one row of their own, in one transaction: each is judged as it would be alone, and what
 * they ask of the database travels together. Such an action refuses before it writes, so that nothing of a refused one is there.
 * @returns a value or a Refusal for each, in their order
 */
export async function runSideBySide(
  engine: Engine,
  tx: Transaction,
  EnCode: string,
  requests: readonly GroupedRequest[],
): Promise<unknown[]> {
  const now = await databaseNow(tx);
  // Rows are locked in one order by all nodes, so that nobody waits for somebody who waits.
  const inTurn = requests.toSorted((one, other) => (one.ids[0]! < other.ids[0]! ? -1 : 1));
  const answers = await inOneGo(
    inTurn.map(({ caller, ids, params }) =>
      answered(() => runAs({ engine, tx, caller, now }, { EnCode, Ids: ids, Params: params })),
    ),
  );
  return requests.map((request) => answers[inTurn.indexOf(request)]);
}

const answered = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
