import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/server/data/engine.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { assignment } from '../../src/server/engines/assignment/index.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openOffice, type Desk, type Office } from '../_util/office.ts';
import { officeYear, outcomeOf, type Act } from '../_util/office-year.ts';
import { isAtLength, scaled } from '../_util/scale.ts';

const ORDERS = scaled(200, isAtLength ? 4 : 1);

let office: Office;
let acts: Act[];

beforeAll(async () => {
  office = await openOffice();
  acts = await officeYear(office);
});
afterAll(() => office.close());

/** The same numbers for the same seed, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_769 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list: readonly Act[], seed: number): Act[] {
  const next = numbers(seed);
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Does the acts in an order; what is refused because something is missing yet is tried again later, as an office would. */
async function live(desk: Desk, order: readonly Act[]): Promise<string[]> {
  const done: string[] = [];
  let waiting = [...order];
  while (waiting.length > 0) {
    const left: Act[] = [];
    const refusals: string[] = [];
    for (const act of waiting) {
      const refusal =
        act.after?.every((name) => done.includes(name)) === false ? 'not yet' : await tried(desk, act);
      if (refusal === undefined) done.push(act.name);
      else {
        left.push(act);
        refusals.push(`${act.name}: ${refusal}`);
      }
    }
    if (left.length === waiting.length) throw new Error(`nothing goes on:\n${refusals.join('\n')}`);
    waiting = left;
  }
  return done;
}

/** Why the act was refused, and nothing of it stored; undefined when it is done. */
async function tried(desk: Desk, act: Act): Promise<string | undefined> {
  await desk.tx.query('SAVEPOINT act');
  try {
    await act.run(desk);
    await desk.tx.query('RELEASE SAVEPOINT act');
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await desk.tx.query('ROLLBACK TO SAVEPOINT act');
    return error.message;
  }
}

const lived = (seed: number, engine: Engine = office.engine) =>
  office.rehearse(engine, async (desk) => {
    const order = await live(desk, seed === 0 ? acts : shuffled(acts, seed));
    return { order, outcome: await outcomeOf(desk) };
  });

const seen = (roles: string, classes: string, colleges: string, students: string) => ({
  roles: roles.split(' '),
  classes: classes.split(' ').filter(Boolean),
  colleges: colleges.split(' ').filter(Boolean),
  students: students.split(' ').filter(Boolean).map(Number),
});

/** Written by hand, so that the engine cannot vouch for itself. */
const EXPECTED = {
  classes: { K1: ['T002', null], K2: ['T002', null], K3: ['T003', 'L002'], K4: ['T004', null] },
  students: {
    '2025001': ['K1', 'T002'],
    '2025002': ['K2', 'T002'],
    '2025003': ['K1', 'T004'],
    '2025004': ['K2', 'T002'],
    '2025005': ['K2', 'T002'],
    '2025006': ['K3', 'T003'],
    '2025007': ['K3', 'T001'],
    '2025008': ['K4', 'T004'],
    '2025009': ['K4', 'T004'],
  },
  applications: { '2025001': ['K1', 'T002'], '2025002': ['K2', 'T002'] },
  people: {
    T001: seen('counsellor', '', '', '7'),
    T002: seen('counsellor', 'K1 K2', '', '1 2 3 4 5'),
    T003: seen('counsellor', 'K3', '', '6 7'),
    T004: seen('counsellor', 'K4', '', '3 8 9'),
    H001: seen('head_teacher', '', '', ''),
    L001: seen('teacher', '', '', ''),
    L002: seen('head_teacher teacher', 'K3', '', '6 7'),
    dean1: seen('college_admin', '', 'C1 D1', '1 2 3 4 5'),
    dean2: seen('college_admin', '', 'C1 D1', '1 2 3 4 5'),
    dean3: seen('college_admin', '', 'C1 C2 D1', '1 2 3 4 5 6 7 8 9'),
  },
};

describe('who is responsible for whom', () => {
  it('is what the office said, in whatever order it said it', { timeout: 900_000 }, async () => {
    const { outcome } = await lived(0);
    expect(outcome).toMatchObject(EXPECTED);
    const orders = new Set<string>();
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const { order, outcome: other } = await lived(seed);
      expect(other, `seed ${seed}: ${order.join(' → ')}`).toEqual(outcome);
      orders.add(order.join());
    }
    expect(orders.size).toBe(ORDERS);
  });

  it.each([
    [
      'copies are not followed',
      /^nothing goes on:\nhead teacher ends: /,
      { ...assignment, afterStore: undefined },
    ],
    [
      'copies follow the writes of classes alone',
      /to match object/,
      {
        ...assignment,
        afterStore: (...[context, stored]: Parameters<typeof assignment.afterStore>) =>
          stored.entity.table === 'ClassInfo' ? assignment.afterStore(context, stored) : Promise.resolve(),
      },
    ],
    [
      'a moved student keeps what was copied',
      /to match object/,
      {
        ...assignment,
        afterStore: (...[context, stored]: Parameters<typeof assignment.afterStore>) =>
          stored.enCode === 'core.student.move' ? Promise.resolve() : assignment.afterStore(context, stored),
      },
    ],
  ])('is lost when %s, and that is noticed', { timeout: 300_000 }, async (_, told, engine) => {
    const mutated = modules.map((module) => (module === assignment ? engine : module));
    const broken = lived(1, { ...office.engine, modules: mutated as ModuleTable });
    await expect(broken.then(({ outcome }) => expect(outcome).toMatchObject(EXPECTED))).rejects.toThrow(told);
  });
});
