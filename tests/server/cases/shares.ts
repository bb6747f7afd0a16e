import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallInput, type CallName } from '../../../src/contract/generated/calls.ts';
import { isSharePage } from '../../../src/contract/page.ts';
import { sessionIdOf } from '../../../src/server/auth/sessions/tokens.ts';
import { opensBoard, sharedCalls } from '../../../src/server/data/access/share.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';

const BOARD = 'orientation/board-screen';
/** A key of the other board opens it: it shows a part of the same figures. */
const ON_PHONES = 'orientation/board-mobile';
const KEYS = 'orientation/board-shares';
/** All that keys open: board by board, call by call. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'daily-report/overview': ['Daily/ByUnit', 'Daily/Figures', 'Daily/Trend'],
  'daily-report/staff-overview': ['Daily/StaffByUnit', 'Daily/StaffFigures', 'Daily/StaffTrend'],
  [ON_PHONES]: ['Orientation/Figures', 'Orientation/Tally', 'Orientation/Units'],
  [BOARD]: ['Orientation/Figures', 'Orientation/Tally', 'Orientation/Units'],
};
const OVER = { code: 2, message: '链接已失效，请向学校索取新的链接', value: { Reason: 'share' } };

/** What the key of a board opens and what it does not, on the school that the tests of visitors have up. */
export function shareCases(school: () => TestSchool): void {
  describe('B11 C16 C21 a key opens the figures of one board to whoever has its address', () => {
    let visitor: TestClient;
    let admin: TestClient;
    let key = '';
    const make = async (client = admin, Params = { Name: '体育馆大屏', Days: 30 }) =>
      client.call('Data/Action', { EnCode: 'orientation.board.share', Ids: [], Params });
    const keyOf = (address: unknown) => new URL(String(address), 'http://x').searchParams.get('k') ?? '';
    const asking =
      (held: string) =>
      <Name extends CallName>(name: Name, input: CallInput[Name]) =>
        visitor.call(name, input, { 'x-share': held });
    beforeAll(async () => {
      visitor = school().client();
      admin = await school().as('admin');
      const { code, value } = await make();
      expect(code).toBe(0);
      expect(value.Url).toMatch(/^\/welcomeSchool\/DataAnalysis\/DataAnalysis\?k=[\w-]{43}$/);
      key = keyOf(value.Url);
    });

    it('boards and calls are these', () => {
      const { catalog } = school().engine;
      const boards = [...catalog.pages].filter(([, page]) => isSharePage(page)).map(([path]) => path);
      expect(boards).toEqual(Object.keys(SHARED));
      for (const path of boards) expect([...sharedCalls(catalog, path)].sort()).toEqual(SHARED[path]);
      const told = [...catalog.calls].filter(([, { share }]) => share).map(([name]) => name);
      expect(told.sort()).toEqual([calls.Data.Schema.name, ...new Set(Object.values(SHARED).flat())].sort());
    });

    it('its figures are those of the whole school', async () => {
      const ask = asking(key);
      for (const Kind of ['gender', 'province', 'payMethod', 'green'] as const)
        expect((await ask('Orientation/Tally', { Kind })).value).toEqual(
          (await admin.call('Orientation/Tally', { Kind })).value,
        );
      const whole = await admin.call('Orientation/Figures', {});
      expect(whole.value.Total).toBeGreaterThan(0);
      expect((await ask('Orientation/Figures', {})).value).toEqual(whole.value);
      const units = { Level: 'college', Order: 'rate' } as const;
      expect((await ask('Orientation/Units', units)).value).toEqual(
        (await admin.call('Orientation/Units', units)).value,
      );
    });

    it('the board is told without who has just come, and without what it leads to', async () => {
      const { value } = await asking(key)('Data/Schema', { Path: BOARD });
      expect(Object.keys(value.Pages)).toEqual([BOARD]);
      expect(value).toMatchObject({ Entities: {}, Buttons: [] });
      expect(value.Page).not.toHaveProperty('shares');
      expect(JSON.stringify(value.Page)).not.toContain('Arrivals');
      expect(JSON.stringify(value.Page)).toContain('Orientation/Figures');
    });

    it('the same key opens the board in its form for phones, which is no more', async () => {
      const { value } = await asking(key)('Data/Schema', { Path: ON_PHONES });
      expect(value).toMatchObject({ Path: ON_PHONES, Entities: {}, Buttons: [] });
      expect(await visitor.call('Data/Schema', { Path: ON_PHONES })).toMatchObject(OVER);
      const { catalog } = school().engine;
      expect(opensBoard(catalog, 'orientation/board-data', ON_PHONES)).toBe(false);
      expect(opensBoard(catalog, undefined, ON_PHONES)).toBe(false);
    });

    it('every other call, page and row stays closed', async () => {
      const ask = asking(key);
      const { calls: known } = school().engine.catalog;
      const closed = [...known].filter(
        ([, { access, share }]) => !share && access !== 'public' && access !== 'visitor',
      );
      expect(closed.length).toBeGreaterThan(50);
      for (const [name] of closed) expect((await ask(name as CallName, {} as never)).status, name).toBe(401);
      for (const Entity of ['orientation/NewStudent', 'system/ShareKey', 'core/Student'])
        expect((await ask('Data/List', { Entity })).status, Entity).toBe(401);
      expect((await ask('Data/Options', { Source: 'core/Org' })).status).toBe(401);
      for (const Path of [KEYS, 'orientation/board-data'])
        expect((await ask('Data/Schema', { Path })).value, Path).toEqual({ Reason: 'login' });
    });

    it('a key that is another page’s, expired, revoked or guessed opens nothing', async () => {
      const figures = () => asking(key)('Orientation/Figures', {});
      const refused = async (held: string) => {
        expect(await asking(held)('Orientation/Figures', {})).toMatchObject(OVER);
        expect(await asking(held)('Data/Schema', { Path: BOARD })).toMatchObject(OVER);
      };
      expect(await visitor.call('Data/Schema', { Path: BOARD })).toMatchObject(OVER);
      expect((await visitor.call('Orientation/Figures', {})).status).toBe(401);
      for (const guess of ['A'.repeat(43), ':key', sessionIdOf(key), `${key}A`]) await refused(guess);
      const changed = async (what: string) => {
        const held = keyOf((await make()).value.Url);
        await school().database.query(`UPDATE "ShareKey" SET ${what} WHERE "KeyHash" = $1`, [
          sessionIdOf(held),
        ]);
        return held;
      };
      const other = await changed(`"Page" = 'orientation/board-data'`);
      expect((await asking(other)('Orientation/Figures', {})).status).toBe(401);
      expect(await asking(other)('Data/Schema', { Path: BOARD })).toMatchObject(OVER);
      await refused(await changed(`"ExpireTime" = now()`));
      expect((await figures()).code).toBe(0);
      const list = { Entity: 'system/ShareKey', Page: KEYS };
      const { value } = await admin.call('Data/List', list);
      expect(value.rows[0]).not.toHaveProperty('KeyHash');
      const { rows } = await school().database.query<{ Id: string }>(
        `SELECT "Id" FROM "ShareKey" WHERE "KeyHash" = $1`,
        [sessionIdOf(key)],
      );
      const Ids: [string] = [rows[0]!.Id];
      const revoke = await admin.call('Data/Action', { EnCode: 'orientation.board.revoke', Ids });
      expect(revoke.code).toBe(0);
      await expect.poll(async () => (await figures()).code).not.toBe(0);
      await refused(key);
    });

    it('keys are made by whom the school gave it, for a year at most, and every one is on record', async () => {
      const { rows } = await school().database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM "AuditLog" WHERE "EnCode" IN ('orientation.board.share', 'orientation.board.revoke')`,
      );
      expect(rows[0]!.n).toBe(4);
      expect(await make(await school().as('fdy001'))).toMatchObject({ message: '没有权限执行该操作' });
      expect((await make(admin, { Name: '大屏', Days: 366 })).code).toBe(2);
    });
  });
}
