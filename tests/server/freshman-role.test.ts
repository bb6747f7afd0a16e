import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { countAudience } from '../../src/server/engines/audience/audience.ts';
import { keepFreshmen } from '../../src/server/modules/orientation/office/roles.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
});
afterAll(() => school?.close());

const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;
const act = async (EnCode: string, Id: string, Params: Row = {}) =>
  (await admin.call('Data/Action', { EnCode, Ids: [Id], Params })).message;
/** How many a notice to the role of new students would come to. */
const told = () =>
  countAudience(school.database, {
    engine: school.engine,
    entity: 'notice/Notice',
    row: { ScopeType: '7', RoleIds: ['freshman'] },
    owner: programCaller('测试', 'test', ['admin']),
  });
const roles = async (user: string) =>
  (
    await sql<{ code: string }>(
      `SELECT r."RoleCode" AS code FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId"
       WHERE ur."UserId" = $1 AND ur."IsDeleted" = 0 ORDER BY 1`,
      [user],
    )
  ).map(({ code }) => code);
/** While the server does this work itself, nobody else does. */
const keptFor = (user: string) => (codes: readonly string[]) =>
  expect
    .poll(async () => {
      await keepFreshmen(school.engine);
      return roles(user);
    })
    .toEqual(codes);
const state = async (id: string, to: string) =>
  sql(`UPDATE "OrientationBatch" SET "State" = $2 WHERE "Id" = $1`, [id, to]);

test('the role of new students is that of students no more once their batch is over, who stay signed in and pay on; and again where it goes on', async () => {
  const [coming] = await sql<{ id: string; user: string; login: string; batch: string }>(
    `SELECT n."Id" AS id, u."Id" AS user, u."LoginName" AS login, n."BatchId" AS batch FROM "NewStudent" n JOIN "SysUser" u ON u."Id" = n."UserId"
     WHERE n."CheckinState" IN ('1', '2') AND n."StudentId" IS NULL AND n."IsDeleted" = 0 AND u."State" = '1'
       AND u."UserType" = '4' AND EXISTS (SELECT 1 FROM "FeeBill" b WHERE b."NewStudentId" = n."Id") ORDER BY 1 LIMIT 1`,
  );
  const { id, user, login, batch } = coming!;
  const kept = keptFor(user);
  const own = await school.as(login);
  const arrived = { IdVerified: 1, ForceReason: '夜间统一到校，人工登记' };
  expect(await act('orientation.progress.arrive', id, arrived)).toBe('');
  await kept(['freshman', 'student']);
  const all = await told();
  expect(await act('orientation.batch.finish', batch)).toBe('');
  await kept(['student']);
  const [fresh] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM "NewStudent" n JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1'
     WHERE n."IsDeleted" = 0 AND NOT EXISTS (SELECT 1 FROM "Student" s WHERE s."Id" = n."StudentId" AND s."StudentStatus" IN ('01', '05'))`,
  );
  expect(await told()).toBe(fresh!.count);
  expect(fresh!.count).toBeLessThan(all);
  const page = async (name: string) =>
    (await own.call('Data/Schema', { Path: `orientation/${name}` })).message;
  await expect.poll(() => page('select-dormitory'), { timeout: 5_000 }).toBe('抱歉，你无权访问该页面');
  expect(await page('online-pay')).toBe('');
  expect((await own.call('Data/List', { Entity: 'orientation/FeeBill' })).value.total).toBeGreaterThan(0);
  expect(await act('orientation.batch.start', batch)).toBe('');
  await kept(['freshman', 'student']);
  expect(await told()).toBe(all);
  expect((await own.call('UserInfo/GetBaseInfo', {})).code).toBe(0);

  // A check-in that is taken back after the end makes a new student again.
  await state(batch, '3');
  await keepFreshmen(school.engine);
  const [record] = await sql<{ Id: string }>(`SELECT "Id" FROM "CheckinRecord" WHERE "NewStudentId" = $1`, [
    id,
  ]);
  expect(await act('orientation.checkin.cancel', record!.Id, { CancelReason: '认错了人' })).toBe('');
  await kept(['freshman']);
  await state(batch, '2');
});
