import { describe, expect, it } from 'vitest';
import { throwsUnlessProvided, type Row } from '../../data.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { ListController } from './controller.ts';
import { ListWalk } from './walk.ts';

/** A walk from a row of a list of so many, three to a page; `rows` may be changed as the server's would be. */
async function walkFrom(id: string, count: number, appending = false) {
  const rows: Row[] = Array.from({ length: count }, (_, index) => ({ Id: `r${index + 1}` }));
  const list = new ListController({
    data: throwsUnlessProvided({
      list: async ({ PageIndex, PageSize }) => {
        const from = (PageIndex - 1) * PageSize;
        return { total: rows.length, rows: rows.slice(from, from + PageSize) };
      },
    }),
    entity: 'exam/Paper',
    filters: [],
    pageSize: 3,
    appending,
    warn: () => undefined,
  });
  await list.reload();
  const walk = new ListWalk(list, id, appending, (row) => ({ rows: [row] }) as unknown as ActionTarget);
  const step = async (by: -1 | 1) => (await walk.step(by))?.rows[0]?.['Id'];
  return { rows, list, walk, step };
}

describe.each([false, true])('L02 a walk through a list, its pages below each other: %s', (appending) => {
  it('goes over the ends of pages and stops at those of the list', async () => {
    const { walk, step } = await walkFrom('r2', 4, appending);
    expect([walk.where(), walk.can(-1), walk.can(1)]).toEqual(['2/4', true, true]);
    expect(await step(1)).toBe('r3');
    expect(await step(1)).toBe('r4');
    expect([walk.where(), walk.can(1)]).toEqual(['4/4', false]);
    expect(await step(1)).toBeUndefined();
    expect(await step(-1)).toBe('r3');
    expect([await step(-1), await step(-1)]).toEqual(['r2', 'r1']);
    expect([walk.where(), walk.can(-1)]).toEqual(['1/4', false]);
  });

  it('after a row that left the list comes the one that took its place', async () => {
    const { rows, list, walk, step } = await walkFrom('r2', 5, appending);
    rows.splice(1, 1);
    await list.reload();
    expect([walk.where(), walk.can(-1), walk.can(1)]).toEqual(['/4', true, true]);
    expect(await step(1)).toBe('r3');
    expect(walk.where()).toBe('2/4');
    rows.splice(1, 3);
    await list.reload();
    expect([walk.where(), walk.can(1)]).toEqual(['/1', false]);
    expect(await step(-1)).toBe('r1');
  });
});
