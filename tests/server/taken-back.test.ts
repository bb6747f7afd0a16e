import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let office: TestClient;
beforeAll(async () => {
  school = await startSchool();
  office = await school.as('school01');
});
afterAll(() => school?.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;

/** Acts that no other button takes back. */
const ACTS = [
  ['board.manage.block', entities.BoardPost, `"State" <> '4'`, { Reason: '误屏蔽' }],
  ['back.batch.finish', entities.BackBatch, `"State" IN ('1', '2')`, {}],
] as const;

it.each(ACTS)(
  '%s is undone from the list of tasks by the office that did it',
  async (EnCode, name, where, Params) => {
    const { table } = school.engine.catalog.entities.get(name)!;
    const [row] = await sql<{ Id: string; State: string }>(
      `SELECT "Id", "State" FROM "${table}" WHERE ${where} AND "IsDeleted" = 0 ORDER BY 1 LIMIT 1`,
    );
    const state = async () =>
      (await sql<{ State: string }>(`SELECT "State" FROM "${table}" WHERE "Id" = $1`, [row!.Id]))[0]!.State;
    expect((await office.call('Data/Action', { EnCode, Ids: [row!.Id], Params })).message).toBe('');
    expect(await state()).not.toBe(row!.State);
    const [task] = await sql<{ Id: string }>(`SELECT "Id" FROM "ActionTask" WHERE "EnCode" = $1`, [EnCode]);
    const undone = await office.call('Data/Action', {
      EnCode: 'task.action.undo',
      Ids: [task!.Id],
      Params: {},
    });
    expect(undone.message).toBe('');
    expect(await state()).toBe(row!.State);
  },
);
