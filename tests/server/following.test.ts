import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockRows, changeRows } from '../../src/server/data/bulk-write.ts';
import { databaseNow } from '../../src/server/data/clock.ts';
import type { ModuleTable, WriteContext } from '../../src/server/data/module.ts';
import { assignment, rebuildCopies, wrongCopies } from '../../src/server/engines/assignment/index.ts';
import { followPlan } from '../../src/server/engines/assignment/plan.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { concerned, fillWorld, ROWS, turned, turnsOf } from '../_util/follow-world.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { scaled } from '../_util/scale.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await openTestEngine('schemas', [assignment]);
  await createAuthTables(test.engine.database);
});
afterAll(() => test?.close());

class Undone extends Error {}

/** Works in a filled world of which nothing stays. */
async function inWorld<T>(modules: ModuleTable, work: (context: WriteContext) => Promise<T>): Promise<T> {
  let given: { value: T } | undefined;
  const undone = test.write(async (tx) => {
    const caller = test.as({ UserId: 'office', Roles: ['admin'] });
    const context = { engine: { ...test.engine, modules }, tx, caller, now: await databaseNow(tx) };
    await fillWorld(context);
    await rebuildCopies(context);
    given = { value: await work(context) };
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return given!.value;
}

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_769 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
}

/** Makes every change that any copy depends upon, in an order of its own. @returns the first that left a copy behind */
async function live(context: WriteContext, seed: number): Promise<string | undefined> {
  const entities = concerned(context);
  const turns = turnsOf(followPlan(context.engine.catalog).copies);
  const next = numbers(seed);
  const order = turns.map((turn) => [next(), turn] as const).toSorted(([a], [b]) => a - b);
  expect(order.length).toBeGreaterThan(60);
  for (const [chance, turn] of order) {
    const id = `${turn.entity.table}-${chance % ROWS}`;
    const before = (await lockRows(context, turn.entity, [id])).get(id);
    if (!before) continue;
    const value = turned(turn, entities, chance.toString(36));
    const after = { ...before, [turn.field.name]: value };
    await context.tx.query('SAVEPOINT turn');
    try {
      await changeRows(context, turn.entity, [{ before, after }], 'test', true);
    } catch (error) {
      // The same account for two people, and the like: the office is told, and nothing is stored.
      if (!String(error).includes('Refusal') && !String(error).includes('已存在')) throw error;
      await context.tx.query('ROLLBACK TO SAVEPOINT turn');
    }
    const wrong = await wrongCopies(context);
    if (wrong.length > 0) return `${turn.entity.name}.${turn.field.name}: ${JSON.stringify(wrong)}`;
  }
  return undefined;
}

describe('every column that follows', () => {
  it('says what its source says after every change, in any order', { timeout: 300_000 }, async () => {
    for (let seed = 1; seed <= scaled(12, 3); seed += 1)
      expect(await inWorld([assignment], (context) => live(context, seed)), `seed ${seed}`).toBeUndefined();
  });

  it('is behind where nothing follows, and the rebuild mends that', { timeout: 300_000 }, async () => {
    const left = await inWorld([{ ...assignment, afterStore: async () => undefined }], async (context) => {
      const told = await live(context, 1);
      await rebuildCopies(context);
      return [told, await wrongCopies(context)];
    });
    expect(left).toEqual([expect.stringContaining('rows'), []]);
  });
});
