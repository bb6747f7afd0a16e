import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import type { WriteContext } from '../../src/server/data/module.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';

/** Writes rows as the program itself, in a transaction. */
export const byProgram = <T>(engine: Engine, work: (context: WriteContext) => Promise<T>): Promise<T> =>
  engine.database.transaction(async (tx) =>
    work({
      engine,
      tx,
      caller: programCaller('测试', 'test'),
      now: await databaseNow(tx),
    }),
  );
