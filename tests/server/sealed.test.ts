import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { sealOldValues } from '../../src/server/data/sealed/old-values.ts';
import { sealValue } from '../../src/server/data/sealed/value.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { scaled } from '../_util/scale.ts';
import { plainInTables } from '../_util/stored-raw.ts';

const COUNT = scaled(20_000, 1_500);
const numbers = Array.from({ length: COUNT }, (_, n) => `9901012000${String(n).padStart(7, '0')}X`);
const first = Buffer.alloc(32, 7);
const second = Buffer.alloc(32, 8);
let test: TestEngine;
const raw = async (from: string) =>
  (
    await test.engine.database.query<{ raw: Buffer }>(
      `SELECT convert_to(coalesce(${from}, ''), 'UTF8') AS raw FROM "Teacher" ORDER BY "Id"`,
    )
  ).rows.map((row) => row.raw.toString());
const plain = async () =>
  (
    await test.engine.database.query<{ n: string }>(`SELECT "IdCardNo" AS n FROM "Teacher" ORDER BY "Id"`)
  ).rows.map(({ n }) => n);

beforeAll(async () => {
  test = await openTestEngine('schemas');
  // As an older program left them.
  await test.engine.database.query(
    `INSERT INTO "Teacher" ("Id", "TeacherNo", "TrueName", "IdCardNo", "IsDeleted", "Version")
     SELECT 't' || lpad(n::text, 8, '0'), 'T' || n, '张三', v, 0, 3 FROM unnest($1::text[]) WITH ORDINALITY u(v, n)`,
    [numbers],
  );
  await test.engine.database.query(
    `INSERT INTO sys_journal (act, place, row_id, kind, version, before, after)
     SELECT 'a', 'Teacher', "Id", 'U', 3, to_jsonb(t), to_jsonb(t) FROM "Teacher" t ORDER BY "Id" LIMIT 1200`,
  );
  await test.engine.database.query(
    `UPDATE sys_journal SET before = jsonb_set(before, '{IdCardNo}', '""') WHERE row_id = 't00000002'`,
  );
});
afterAll(async () => {
  useSealingKeys([first]);
  await test?.close();
});

it('B18 what an older program left plain is sealed in pieces, undo records too, and read as before', async () => {
  expect((await plainInTables(test.engine.database, numbers)).length).toBeGreaterThanOrEqual(COUNT);
  const catalog = loadCatalog('schemas');
  expect(await sealOldValues(test.engine.database, catalog)).toBe(COUNT);
  expect(await plainInTables(test.engine.database, numbers)).toEqual([]);
  expect(await plain()).toEqual(numbers);
  const journal = await test.engine.database.query<{ before: { IdCardNo: string | null; Version: number } }>(
    `SELECT before FROM sys_journal WHERE act = 'a' ORDER BY row_id LIMIT 2`,
  );
  expect(journal.rows.map(({ before }) => [before.IdCardNo, before.Version])).toEqual([
    [numbers[0], 3],
    [null, 3],
  ]);
  expect(await sealOldValues(test.engine.database, catalog)).toBe(0);
});

it('B18 a new key seals all anew, goes on where it was ended, and what is found by its number is found with either', async () => {
  const before = await raw('"IdCardNo"');
  useSealingKeys([first, second]);
  const over = new Error('over');
  let pieces = 0;
  const dying = {
    ...test.engine.database,
    query: test.engine.database.query.bind(test.engine.database),
    transaction: (async (work) => {
      if (pieces++ === 1) throw over;
      return test.engine.database.transaction(work);
    }) as typeof test.engine.database.transaction,
  };
  const only = new Map([[entities.Teacher, test.engine.catalog.entities.get(entities.Teacher)!]]);
  await expect(sealOldValues(dying, { entities: only })).rejects.toBe(over);
  const mixed = await raw('left("IdCardNo", 10)');
  expect(new Set(mixed).size).toBe(2);
  expect(await plain()).toEqual(numbers);
  expect(await sealOldValues(test.engine.database, { entities: only })).toBe(COUNT - 1_000);
  const after = await raw('"IdCardNo"');
  expect(after.filter((one, n) => one === before[n])).toEqual([]);
  expect(await plain()).toEqual(numbers);
});

it('B18 a sealed number is unique, equal values look equal, and a text that pretends to be sealed is refused', async () => {
  const entity = test.engine.catalog.entities.get(entities.Teacher)!;
  const add = (IdCardNo: string, TeacherNo: string) =>
    test.write((tx) =>
      insertRow(
        tx,
        entity,
        { TeacherNo, TrueName: '李四', IdCardNo },
        { caller: test.as({}), now: '2026-01-01 00:00:00' },
      ),
    );
  await expect(add(numbers[5]!, 'N1')).rejects.toThrow('身份证号已存在');
  const stolen = sealValue(numbers[5]);
  await expect(add(stolen, 'N2')).rejects.toThrow();
  await expect(
    test.write((tx) =>
      insertRow(
        tx,
        entity,
        { TeacherNo: 'N3', TrueName: stolen },
        { caller: test.as({}), now: '2026-01-01 00:00:00' },
      ),
    ),
  ).rejects.toThrow();
  expect(sealValue('a')).toBe(sealValue('a'));
  expect(sealValue('a')).not.toBe(sealValue('b'));
});
