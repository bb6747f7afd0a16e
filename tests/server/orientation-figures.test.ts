import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import roles from '../../schemas/menus/roles.json';
import { compareFigures, countedCalls, holderOf } from '../_util/figures.ts';
import type { Row } from '../../src/contract/rules.ts';
import { lookAtHome } from '../_util/homes.ts';
import { keepTonight } from '../../src/server/modules/rollcall/tonight.ts';
import { isAtLength, sampled, scaled } from '../_util/scale.ts';
import { firstInSight } from '../_util/sight.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let batch: string;

const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;

beforeAll(
  async () => {
    school = await startSchool({ demoStudents: scaled(20_000, isAtLength ? 2_000 : 40) });
    // What is noted every five minutes does not change in the middle of a comparison.
    await keepTonight(school.engine);
    batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch"`))[0]!.Id;
  },
  scaled(1_200_000, 120_000),
);
afterAll(() => school?.close());

describe('M08 16.8 the numbers of every page', () => {
  /** New students of last year, one without a class, steps that are spared, some who do not come, and a building where nobody lives. */
  beforeAll(async () => {
    const [copied] = await sql<{ Id: string }>(
      `INSERT INTO "OrientationBatch" SELECT (jsonb_populate_record(b, jsonb_build_object('Id', 'older', 'BatchName', '去年的迎新', 'GradeYear', b."GradeYear" - 1, 'State', '3'))).*
       FROM "OrientationBatch" b WHERE b."Id" = $1 RETURNING "Id"`,
      [batch],
    );
    await sql(
      `UPDATE "NewStudent" SET "BatchId" = $1, "GradeYear" = "GradeYear" - 1 WHERE "Id" IN (SELECT "Id" FROM "NewStudent" ORDER BY "Id" LIMIT 2)`,
      [copied!.Id],
    );
    await sql(
      `UPDATE "NewStudentStep" s SET "BatchId" = n."BatchId" FROM "NewStudent" n WHERE n."Id" = s."NewStudentId" AND n."BatchId" = $1`,
      [copied!.Id],
    );
    await sql(
      `UPDATE "NewStudent" SET "CheckinState" = '5', "NoReportReason" = '1' WHERE "Id" IN (SELECT "Id" FROM "NewStudent" ORDER BY "Id" DESC LIMIT 3)`,
    );
    await sql(
      `UPDATE "OrientationBatch" SET "State" = CASE "Id" WHEN $1 THEN '2' WHEN 'older' THEN '3' ELSE '0' END`,
      [batch],
    );
    await sql(`UPDATE "NewStudentStep" SET "State" = '5' WHERE "StepCode" IN ('INFO', 'PHOTO', 'DORM')`);
    const [left] = await sql<{ Id: string }>(
      `SELECT d."BuildingId" AS "Id" FROM "Bed" d JOIN "BedStay" s ON s."BuildingId" = d."BuildingId" AND s."StayState" = '2'
       WHERE d."State" = '0' ORDER BY 1 LIMIT 1`,
    );
    await sql(`UPDATE "BedStay" SET "StayState" = '3' WHERE "BuildingId" = $1`, [left!.Id]);
    await sql(`DELETE FROM "DormTonight" WHERE "BuildingId" = $1`, [left!.Id]);
  });

  it(
    'are the totals of the lists that they stand for, to every role that opens it',
    async () => {
      const tally = await compareFigures(
        school,
        roles.roles.map(({ code }) => code),
      );
      expect(tally.wrong).toEqual([]);
      // Every call whose numbers a page shows and a list can show is held against that list, for some role at least.
      expect(countedCalls(school).filter((name) => !tally.calls.has(name))).toEqual([]);
      expect(tally.compared).toBeGreaterThan(isAtLength ? 200 : 5);
      // Few calls lead to lists, so that a run may have taken none of them.
      if (isAtLength) expect(tally.drilled).toBeGreaterThan(50);
    },
    scaled(1_800_000, 240_000),
  );
});

/** Roles of modules that are not there yet: they have what everybody has. */
const OF_LATER: ReadonlySet<string> = new Set([
  'review_group',
  'health_admin',
  'exam_admin',
  'labour_admin',
  'party_admin',
  'party_secretary',
  'studyroom_admin',
]);
/** How many cards are looked at in the usual run wherever they stand; of the others those that show a home to be no idle one. */
const CARDS = 40;

/** Cards that everybody has. */
const OF_ALL: ReadonlySet<string> = new Set([
  'notice.mine',
  'notice.notices',
  'workflow.public',
  'app-center.desktop',
]);

describe('M08 M11 the home of each role', () => {
  it(
    'has work of its own, as its menu has, and numbers that are the totals of the lists that they open',
    async () => {
      const wrong: string[] = [];
      const idle: string[] = [];
      const isFirst = firstInSight(school);
      const menus = new Map<string, Set<string>>();
      const cards = [...school.engine.catalog.pages].flatMap(([path, page]) =>
        page.kind === 'cards' ? (page.cards ?? []).map(({ key }) => `${path.split('/')[0]}.${key}`) : [],
      );
      const wanted = new Set(sampled(cards, CARDS));
      let compared = 0;
      for (const { code } of roles.roles) {
        const client = await holderOf(school, code);
        if (!client) continue;
        const { Apps } = (await client.call('Home/Mine')).value as { Apps: { Page: string }[] };
        menus.set(code, new Set(Apps.map(({ Page }) => Page)));
        const hasOwn = (filled: readonly string[]) => filled.some((key) => !OF_ALL.has(key));
        const looked = await lookAtHome(
          school,
          client,
          code,
          (key, filled) => !(wanted.has(key) && isFirst(code, key)) && (hasOwn(filled) || OF_ALL.has(key)),
        );
        wrong.push(...looked.wrong);
        compared += looked.compared;
        if (!OF_LATER.has(code) && looked.filled.every((key) => OF_ALL.has(key))) idle.push(code);
      }
      const everybodys = [...menus.values()].reduce(
        (all, one) => new Set([...all].filter((page) => one.has(page))),
      );
      const jobless = [...menus].flatMap(([code, menu]) =>
        OF_LATER.has(code) || menu.size > everybodys.size ? [] : [code],
      );
      expect([wrong, idle, jobless]).toEqual([[], [], []]);
      expect(menus.size).toBeGreaterThan(20);
      expect(compared).toBeGreaterThan(isAtLength ? 100 : 5);
    },
    scaled(600_000, 120_000),
  );

  it('stands as its reader arranged it, else as the office composed it for the role', async () => {
    const own = (await holderOf(school, 'counsellor'))!;
    const office = await school.as('admin');
    const keysOf = async () => {
      const { value } = await own.call('Home/Mine');
      return (value.Cards as { Key: string; Hidden: number; Title: string }[]).map(
        ({ Key, Hidden, Title }) => `${Key} ${Hidden} ${Title}`,
      );
    };
    const [first, second, ...others] = await keysOf();
    const nameOf = (told: string | undefined) => told!.split(' ')[0]!;
    const [one, two] = [nameOf(first), nameOf(second)];
    const { RoleId } = (
      await sql<{ RoleId: string }>(`SELECT "Id" AS "RoleId" FROM "SysRole" WHERE "RoleCode" = 'counsellor'`)
    )[0]!;
    const rest = others.map((told) => ({ Key: nameOf(told) }));
    const Cards = [{ Key: two }, { Key: one, Hidden: 1 as const, Title: '另名' }, ...rest];
    // Who may not compose neither does nor is shown another role's home.
    expect((await own.call('Home/Compose', { RoleId, Cards })).code).not.toBe(0);
    expect((await own.call('Home/Mine', { RoleId })).code).not.toBe(0);
    const cards = await own.call('Home/Cards', { Keys: ['system.logins', one] });
    expect(cards.value.map(({ Failure }: Row) => Failure)).toEqual(['首页没有该卡片', null]);
    expect((await own.call('Home/Arrange', { Cards: [{ Key: one }, { Key: one }] })).code).not.toBe(0);
    expect(await keysOf()).toEqual([first, second, ...others]);
    expect((await office.call('Home/Compose', { RoleId, Cards })).code).toBe(0);
    expect((await keysOf()).slice(0, 2)).toEqual([second, `${one} 1 另名`]);
    // A card that nobody placed, such as a new module's, stands behind the one that it would follow.
    const mine = [{ Key: one }, { Key: two, Hidden: 1 as const }, ...rest.slice(1)];
    expect((await own.call('Home/Arrange', { Cards: mine })).code).toBe(0);
    expect(await keysOf()).toEqual([first, second!.replace(' 0 ', ' 1 '), ...others]);
    expect((await own.call('Home/Arrange', { Cards: [] })).code).toBe(0);
    expect((await keysOf()).slice(0, 2)).toEqual([second, `${one} 1 另名`]);
    expect((await office.call('Home/Compose', { RoleId, Cards: [] })).code).toBe(0);
    expect(await keysOf()).toEqual([first, second, ...others]);
  });

  it('tells of nothing, of three and of 3,000 things, the most urgent first', async () => {
    const [one] = await sql<{ UserId: string; LoginName: string; CollegeId: string }>(
      `SELECT u."Id" AS "UserId", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."RoleId" = 'psych_admin' LIMIT 1`,
    );
    const client = await school.as(one!.LoginName);
    const due = async () => {
      const { code, value } = await client.call('Home/Due');
      expect(code).toBe(0);
      return value as { Total: number; Late: number; Rows: { Group: string; Due: string | null }[] };
    };
    const [own] = await sql<{ n: number }>(
      `UPDATE "SurveyFollow" SET "State" = '2' WHERE "IsDeleted" = 0 RETURNING 1 AS n`,
    );
    expect(own).toBeDefined();
    await sql(`UPDATE "SurveyTaking" SET "Times" = 1 WHERE "UserId" = $1`, [one!.UserId]);
    expect(await due()).toEqual({ Total: 0, Late: 0, Rows: [] });
    const add = (from: number, to: number) =>
      sql(
        `INSERT INTO "SurveyFollow" SELECT (jsonb_populate_record(f, jsonb_build_object('Id', 'due' || g, 'State', '0', 'Version', 1,
           'NextTime', to_char(now() + make_interval(mins => 60 * g - 210), 'YYYY-MM-DD HH24:MI:SS')))).*
         FROM "SurveyFollow" f, generate_series($1::int, $2::int) g WHERE f."Id" = (SELECT min("Id") FROM "SurveyFollow")`,
        [from, to],
      );
    await add(1, 3);
    const three = await due();
    expect([three.Total, three.Late, three.Rows.length]).toEqual([3, 3, 3]);
    await add(4, 3000);
    const many = await due();
    expect([many.Total, many.Late]).toEqual([3000, 3]);
    expect(many.Rows.slice(0, 4).map(({ Group }) => Group === 'late')).toEqual([true, true, true, false]);
    const times = many.Rows.map(({ Due }) => Due ?? '9');
    expect(times).toEqual(times.toSorted());
  });
});

describe('M11 a term that is over', () => {
  it('is told to those who set the next one', async () => {
    const client = await school.as('edu01');
    const told = async () => JSON.stringify((await client.call('Home/Due')).value).includes('设置当前学期');
    expect(await told()).toBe(false);
    const [term] = await sql<{ Id: string; end: string }>(
      `SELECT "Id", "EndDate"::text AS end FROM "SchoolYear" WHERE "IsCurrent" = 1`,
    );
    const ends = (date: string) =>
      sql(`UPDATE "SchoolYear" SET "EndDate" = $2::date WHERE "Id" = $1`, [term!.Id, date]);
    await ends('yesterday');
    expect(await told()).toBe(true);
    await ends('today');
    expect(await told()).toBe(false);
    await ends(term!.end);
  });
});

describe('the map on which beds are given', () => {
  it('names whom a bed was given to', async () => {
    const office = await school.as('school01');
    const [bed] = await sql<{
      Id: string;
      building: string;
      name: string;
      gender: string;
      ClassId: string;
      CollegeId: string;
    }>(
      `SELECT d."Id", d."BuildingId" AS building, r."Gender" AS gender, k."ClassName" AS name, k."Id" AS "ClassId", k."CollegeId"
       FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId", "ClassInfo" k WHERE d."State" = '0' ORDER BY d."Id", k."Id" LIMIT 1`,
    );
    await sql(`DELETE FROM "BedAllocation" WHERE "BedId" = $1`, [bed!.Id]);
    const shown = async () => {
      const map = await office.call('Dormitory/GetBedMap', { BuildingId: bed!.building });
      return map.value.Rows.find(({ Id }: Row) => Id === bed!.Id)?.Allocated;
    };
    expect(await shown()).toBeNull();
    await sql(
      `INSERT INTO "BedAllocation" ("Id", "BatchId", "BedId", "Gender", "CollegeId", "ClassId", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ('given', $1, $2, $3, $4, $5, now(), now(), 0, 1)`,
      [batch, bed!.Id, bed!.gender, bed!.CollegeId, bed!.ClassId],
    );
    expect(await shown()).toBe(bed!.name);
  });
});
