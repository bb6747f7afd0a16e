import { expect, it } from 'vitest';
import type { Row } from '../../../src/contract/rules.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { visibleFields } from '../../../src/server/data/access/rights.ts';
import { Binder } from '../../../src/server/data/sql/sql.ts';
import { audienceSql, countAudience } from '../../../src/server/engines/audience/audience.ts';
import { audienceText } from '../../../src/server/engines/audience/said.ts';
import type { TestEngine } from '../../_util/engine.ts';

const BOARD = 'errands/Board';

/** Whom a board is for, of four people in two units; u4 counts for nobody, and one more is deleted. */
export function audiences(world: () => { school: TestEngine; admin: Caller }): void {
  const of = async (row: Row, owner: Caller) => {
    const { engine } = world().school;
    const chosen = { engine, entity: BOARD, row, owner };
    const binder = new Binder();
    const where = audienceSql(chosen, binder, 'm');
    const { rows } = await engine.database.query<{ Id: string }>(
      `SELECT m."Id" FROM "SysUser" m WHERE ${where} ORDER BY 1`,
      binder.values,
    );
    expect(await countAudience(engine.database, chosen)).toBe(rows.length);
    return rows.map(({ Id }) => Id);
  };
  const helper = () => world().school.as({ UserId: 'helper', Roles: ['owner'], CollegeIds: ['o1'] });

  it.each<[string, Row, string[], string[]]>([
    ['all', { Scope: '1' }, ['u1', 'u2', 'u3'], ['u1', 'u2']],
    ['units', { Scope: '2', OrgIds: ['o1', 'o2'] }, ['u1', 'u2', 'u3'], ['u1', 'u2']],
    ['another unit', { Scope: '2', OrgIds: ['o2'] }, ['u3'], []],
    ['no unit', { Scope: '2', OrgIds: null }, [], []],
    ['people by name', { Scope: '4', UserIds: ['u1', 'u3', 'u4', 'gone'] }, ['u1', 'u3'], ['u1']],
    // The rows by which people are found are reached, not the people; one is done, and one of a board that is closed.
    ['people of rows', { Scope: '3', ErrandIds: ['e1', 'e2', 'e3', 'e4'] }, ['u1', 'u3'], ['u1', 'u3']],
    ['people who have any row', { Scope: '5' }, ['u1'], ['u1']],
    ['all but owners of its errands', { Id: 'b2', Scope: '1', SparesOwners: 1 }, ['u1', 'u3'], ['u1']],
    [
      'all where nobody is left out',
      { Id: 'b2', Scope: '1', SparesOwners: 0 },
      ['u1', 'u2', 'u3'],
      ['u1', 'u2'],
    ],
    ['a kind that nobody declares', { Scope: '6', UserIds: ['u1'] }, [], []],
    ['nothing', {}, [], []],
  ])('is %s, and never more than its owner reaches', async (_what, row, whole, own) => {
    expect(await of(row, world().admin)).toEqual(whole);
    expect(await of(row, helper())).toEqual(own);
  });

  it('is read by those who work on the rows, and by none of the people chosen', () => {
    const { school, admin } = world();
    const board = school.engine.catalog.entities.get(BOARD)!;
    const seen = (caller: Caller) => visibleFields(board, caller).map(({ name }) => name);
    const chosen = ['OrgIds', 'UserIds', 'ErrandIds'];
    expect(seen(admin)).toEqual(expect.arrayContaining(chosen));
    const reader = seen({ ...admin, grants: new Set() });
    expect(reader).toContain('Name');
    expect(reader.filter((name) => chosen.includes(name))).toEqual([]);
  });

  it('is told by the names of what was chosen', async () => {
    const { school, admin } = world();
    const say = (row: Row) =>
      school.write((tx) => audienceText({ engine: school.engine, tx, caller: admin, now: '' }, BOARD, row));
    expect(await say({ Scope: '1' })).toBe('全体');
    expect(await say({ Scope: '2', OrgIds: ['o1'] })).toBe('o1的人员');
    expect(await say({ Scope: '4', UserIds: ['u2', 'u1'] })).toBe('用户u2、用户u1');
    expect(await say({ Scope: '4', UserIds: ['u3', 'u2', 'u1'] })).toBe('用户u3、用户u2等3个');
    expect(await say({ Scope: '6' })).toBe('');
  });
}
