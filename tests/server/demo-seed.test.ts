import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reachingRules } from '../../src/contract/reaching-rules.ts';
import type { Row } from '../../src/contract/rules.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { installMenus } from '../../src/server/auth/grants/menus.ts';
import { subjectOfUser } from '../../src/server/auth/sessions/subject.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { wrongKept } from '../../src/server/data/counted/rebuild.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { loadCatalog, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import { openDatabase, type Database } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { judgeFits } from '../../src/server/data/write/fits.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { syncTables } from '../../src/server/data/tables/sync.ts';
import { generateSchool } from '../../src/server/demo/school.ts';
import { hasPeople, seedDemo } from '../../src/server/demo/seed.ts';
import { wireColumns } from '../../src/server/data/sql/wire-columns.ts';
import { staleCopies } from '../_util/copies.ts';
import { createDatabase } from '../_util/postgres.ts';
import { isAtLength } from '../_util/scale.ts';

const options = { students: 120, passwordHash: 'strong', weakPasswordHash: 'weak' };
let catalog: Catalog;
let database: Database;
let release: () => Promise<void>;

/** How many rows of each entity are generated. */
const expected: Record<string, number> = {};

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const entity of Object.keys(expected)) {
    const table = ident(entity.slice(entity.indexOf('/') + 1));
    const answer = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    found[entity] = answer.rows[0]!.n;
  }
  return found;
}

beforeAll(async () => {
  useSealingKeys([Buffer.alloc(32, 7)]);
  catalog = loadCatalog('schemas');
  const own = await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'xgt-demo-'));
  database = await openDatabase({ url: own.url, dataDir });
  release = async () => {
    await database.close();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await syncTables(database, catalog);
  await createAuthTables(database);
  await installMenus(database, catalog);
});
afterAll(() => release());

// Every school of the tests is seeded so, and what is generated is judged by itself.
describe.runIf(isAtLength)('seeding the demo school', () => {
  it('stores every generated row', async () => {
    expect(await hasPeople(database)).toBe(false);
    for (const { entity, rows } of generateSchool({ ...options, catalog }))
      expected[entity] = (expected[entity] ?? 0) + rows.length;
    const total = await seedDemo(database, catalog, options);
    expect(await counts()).toEqual(expected);
    expect(total).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0));
    expect(await hasPeople(database)).toBe(true);
  });

  it('Issue 16.1 has copies that say what their sources say', async () => {
    const engine: Engine = { database, catalog, modules: [], secret: Buffer.alloc(32) };
    // When its rolls are open.
    expect(await staleCopies(engine, '2026-11-20 08:00:00')).toEqual([]);
  });

  it('Issue 15.9 holds rows that fit together: every rule that reads through references, of every row', async () => {
    const caller = {
      subject: NOBODY,
      grants: new Set<string>(),
      readable: new Set<string>(),
      requestId: '',
      ip: '',
    };
    const engine: Engine = { database, catalog, modules: [], secret: Buffer.alloc(32) };
    const context = { engine, caller, now: '2026-11-20 08:00:00', queryable: database, lock: false };
    let judged = 0;
    for (const entity of catalog.entities.values()) {
      if (reachingRules(entity).length === 0) continue;
      const stored = await database.query<Row>(
        `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0`,
      );
      const coming = stored.rows.map((after) => ({ before: null, after }));
      expect([entity.name, new Set((await judgeFits(context, entity, coming)).flat())]).toEqual([
        entity.name,
        new Set(),
      ]);
      judged += coming.length;
    }
    expect(judged).toBeGreaterThan(300);
  });

  it('gives accounts their roles, classes and passwords', async () => {
    const user = async (login: string) => {
      const answer = await database.query<{ Id: string; PwdHash: string }>(
        'SELECT "Id", "PwdHash" FROM "SysUser" WHERE "LoginName" = $1',
        [login],
      );
      const [row] = answer.rows;
      return { hash: row!.PwdHash, subject: (await subjectOfUser(database, row!.Id))! };
    };
    const first = await database.query<{ Id: string }>(
      `SELECT "Id" FROM "ClassInfo" WHERE "ClassName" = '农学2401班'`,
    );
    const counsellor = await user('fdy001');
    expect(counsellor.subject).toMatchObject({ Roles: ['counsellor'], UserType: '2' });
    expect(counsellor.subject.ClassIds).toContain(first.rows[0]!.Id);
    const { rows: inClass } = await database.query<{ LoginName: string; ClassId: string }>(
      `SELECT u."LoginName", s."ClassId" FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId" ORDER BY s."StudentNo" LIMIT 1`,
    );
    expect((await user(inClass[0]!.LoginName)).subject.ClassId).toBe(inClass[0]!.ClassId);
    expect(counsellor.subject.ClassId).toBe('');
    expect((await user('college02')).subject.CollegeIds).toHaveLength(1);
    const manager = (await user('dm001')).subject;
    const { rows: buildings } = await database.query<{ ManagerIds: string[] }>(
      'SELECT "ManagerIds" FROM "Building" WHERE "Id" = ANY($1)',
      [manager.BuildingIds],
    );
    expect(buildings.length).toBeGreaterThan(0);
    for (const { ManagerIds } of buildings) expect(ManagerIds).toContain(manager.UserId);
    expect((await user('dorm01')).subject.BuildingIds).toEqual([]);
    expect((await user('admin')).subject.Roles).toEqual(['admin']);
    expect((await user('nomenu01')).subject.Roles).toEqual([]);
    expect((await user('weak01')).hash).toBe('weak');
    expect((await user('tutor001')).hash).toBe('strong');
  });

  it('is told which sheet of an exam counts where a program of before has not stored it', async () => {
    const sql = readFileSync('src/server/data/tables/migrations/0010-counted-exam-sheets.sql', 'utf8');
    const engine: Engine = { database, catalog, modules: [], secret: Buffer.alloc(32) };
    const wrong = () =>
      database.transaction(async (tx) => {
        const caller = programCaller('follow', 'follow');
        const kept = await wrongKept({ engine, tx, caller, now: '2026-11-20 08:00:00' });
        return kept.filter(({ entity }) => entity === '考试成绩');
      });
    // One person of each paper has handed in all that came of it, by each rule, and some of that is void.
    await database.query(
      `UPDATE "ExamSheet" s SET "IsCounted" = NULL, "UserId" = o.person, "Times" = o.at, "KeepScore" = (o.paper % 3 + 1)::text,
         "State" = CASE WHEN o.at % 5 = 1 THEN '2' ELSE '1' END
       FROM (SELECT "Id", min("UserId") OVER (PARTITION BY "PaperId") AS person, dense_rank() OVER (ORDER BY "PaperId") AS paper,
         row_number() OVER (PARTITION BY "PaperId" ORDER BY "Id") AS at FROM "ExamSheet") o WHERE o."Id" = s."Id"`,
    );
    expect((await wrong()).map(({ field }) => field)).toEqual(['计入成绩']);
    await database.query(sql);
    expect(await wrong()).toEqual([]);
  });

  it('asks no candidate who judges candidates, where a program of before has asked some', async () => {
    const sql = readFileSync('src/server/data/tables/migrations/0012-candidates-are-not-asked.sql', 'utf8');
    const votes = async () =>
      (
        await database.query<{ told: number; asked: number; candidates: number }>(
          `SELECT a."TargetCount"::int AS told, count(*)::int AS asked, count(o."Id")::int AS candidates
           FROM "VoteActivity" a JOIN "VoteTaking" t ON t."ActivityId" = a."Id" AND t."IsDeleted" = 0
             LEFT JOIN "VoteOption" o ON o."ActivityId" = a."Id" AND o."StudentId" = t."StudentId"
           GROUP BY a."Id", a."TargetCount" ORDER BY a."Id"`,
        )
      ).rows;
    await database.query(`UPDATE "VoteActivity" SET "Layout" = '4', "State" = '2'`);
    const before = await votes();
    expect(before.some(({ candidates }) => candidates > 0)).toBe(true);
    await database.query(sql);
    const after = before.map(({ told, candidates }) => told - candidates);
    expect(await votes()).toEqual(after.map((left) => ({ told: left, asked: left, candidates: 0 })));
  });

  it('leaves nothing behind when it cannot finish', async () => {
    const before = await counts();
    await expect(seedDemo(database, catalog, options)).rejects.toThrow();
    expect(await counts()).toEqual(before);
  });
});
