import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { FieldType } from '../../src/contract/generated/meta.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { sealOldValues } from '../../src/server/data/sealed/old-values.ts';
import { openText, sealValue } from '../../src/server/data/sealed/value.ts';
import { FIELD_KINDS } from '../../src/server/data/fields/index.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { planTable } from '../../src/server/data/tables/sync-plan.ts';
import { syncTables } from '../../src/server/data/tables/sync.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { scaled } from '../_util/scale.ts';
import { numberFinder, plainInTables } from '../_util/stored-raw.ts';

const COUNT = scaled(20_000, 1_500);
const numbers = Array.from({ length: COUNT }, (_, n) => `9901012000${String(n).padStart(7, '0')}X`);
const find = numberFinder(numbers);
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
  expect((await plainInTables(test.engine.database, find)).length).toBeGreaterThanOrEqual(COUNT);
  const catalog = loadCatalog('schemas');
  expect(await sealOldValues(test.engine.database, catalog)).toBe(COUNT);
  expect(await plainInTables(test.engine.database, find)).toEqual([]);
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
  const short = sealValue('A');
  useSealingKeys([first, second]);
  expect(sealValue('A')).not.toBe(short);
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

it('B18 files that held plain values are written anew, by the next start where this one ended before', async () => {
  const { database } = test.engine;
  const files = async () =>
    (
      await database.query<{ file: number }>(
        `SELECT pg_relation_filenode(t)::int AS file FROM unnest(ARRAY['"Teacher"', 'sys_journal']::regclass[]) t`,
      )
    ).rows.map(({ file }) => file);
  const before = await files();
  const over = new Error('over');
  const dying = {
    ...database,
    query: (async (text: string, values?: unknown[]) => {
      // The last thing that is asked before files are written anew.
      if (text.includes('pg_index')) throw over;
      return database.query(text, values);
    }) as typeof database.query,
    transaction: database.transaction.bind(database),
  };
  useSealingKeys([first, second, Buffer.alloc(32, 6)]);
  await expect(sealOldValues(dying, test.engine.catalog)).rejects.toBe(over);
  expect(await files()).toEqual(before);
  expect(await sealOldValues(database, test.engine.catalog)).toBe(0);
  const after = await files();
  expect(after.filter((file, at) => file === before[at])).toEqual([]);
  expect(await plain()).toEqual(numbers);
  expect(await sealOldValues(database, test.engine.catalog)).toBe(0);
  expect(await files()).toEqual(after);
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
  const values = ['a', 'A', 'b', '8', 8, 80, [8], ['8'], '', 'a'.repeat(40), true, 'true'];
  const sealed = values.map((one) => sealValue(one));
  expect(new Set(sealed).size).toBe(values.length);
  expect(values.map((one) => sealValue(one))).toEqual(sealed);
  expect(sealed.map((one) => openText(one))).toEqual(values);
});

/** What an older program may have left in a field of each type: as its column held it, and as it is read. */
const OLD_VALUES: Partial<Record<FieldType, { readonly stored: string; readonly read: unknown }>> = {
  text: { stored: 'xgold', read: 'xgold' },
  longtext: { stored: 'xgold 123', read: 'xgold 123' },
  phone: { stored: '13800000000', read: '13800000000' },
  idcard: { stored: '11010519491231002X', read: '11010519491231002X' },
  dict: { stored: '2', read: '2' },
  int: { stored: '7', read: 7 },
  bool: { stored: '1', read: 1 },
  decimal: { stored: '73.5', read: 73.5 },
  money: { stored: '1234.50', read: 1234.5 },
  dicts: { stored: '["1", "3"]', read: ['1', '3'] },
  list: { stored: '[{"甲": "xgold"}]', read: [{ 甲: 'xgold' }] },
  json: { stored: '{"S": 73.5, "值": ["A", "xgold"]}', read: { S: 73.5, 值: ['A', 'xgold'] } },
};

it('B18 a database from before a field was sealed has all of its values sealed by the next start, whatever their type', async () => {
  const { database, catalog } = test.engine;
  const changed = [...catalog.entities.values()]
    .map((entity) => ({ entity, fields: [...entity.fields.values()].filter(({ sealed }) => sealed) }))
    .filter(({ entity, fields }) => fields.length > 0 && entity.name !== entities.Teacher);
  for (const { entity, fields } of changed) {
    const table = ident(entity.table);
    for (const field of fields) {
      const column = ident(field.name);
      const type = FIELD_KINDS[field.type].column({ ...field, sealed: false })!;
      for (const { name } of planTable(catalog, entity).indexes.filter(({ sealed }) =>
        sealed?.includes(field.name),
      ))
        await database.query(`DROP INDEX ${ident(name)}`);
      if (type !== 'text')
        await database.query(`ALTER TABLE ${table} ALTER ${column} TYPE ${type} USING NULL`);
      // As a list was put in the order of it.
      if (type !== 'jsonb') await database.query(`CREATE INDEX ON ${table} (${column}, "Id")`);
    }
    const columns = fields.map(({ name }) => ident(name)).join(', ');
    await database.query(
      `INSERT INTO ${table} ("Id", "Version", "IsDeleted", ${columns}) VALUES ('old', 3, 0, ${fields.map((_, at) => `$${at + 1}`).join(', ')})`,
      fields.map(({ type }) => OLD_VALUES[type]!.stored),
    );
    await database.query(
      `INSERT INTO sys_journal (act, place, row_id, kind, version, before, after)
       SELECT 'old', $1, "Id", 'U', 3, to_jsonb(t), to_jsonb(t) FROM ${table} t WHERE "Id" = 'old'`,
      [entity.table],
    );
  }

  await syncTables(database, catalog);
  expect(await sealOldValues(database, catalog)).toBe(changed.length);

  const wrongOnes = async () => {
    const wrong: string[] = [];
    for (const { entity, fields } of changed)
      for (const { name, type } of fields) {
        const { rows } = await database.query<{ raw: Buffer; opened: unknown; noted: unknown }>(
          `SELECT convert_to(t.${ident(name)}, 'UTF8') AS raw, t.${ident(name)} AS opened, j.before->$1::text AS noted
           FROM ${ident(entity.table)} t JOIN sys_journal j ON j.place = $2 AND j.row_id = t."Id" AND j.act = 'old'
           WHERE t."Id" = 'old' AND t."Version" = 3 AND j.before->>$1::text LIKE '~s1~%' AND j.after->>$1::text LIKE '~s1~%'`,
          [name, entity.table],
        );
        const { read } = OLD_VALUES[type]!;
        const [row] = rows;
        const isRight =
          row?.raw.toString().startsWith(sealValue('').slice(0, 10)) === true &&
          [row.opened, row.noted].every((one) => JSON.stringify(one) === JSON.stringify(read));
        if (!isRight) wrong.push(`${entity.name}.${name}: ${JSON.stringify(row)}`);
      }
    return wrong;
  };
  expect(await wrongOnes()).toEqual([]);
  // Another key seals each of them anew, lists and numbers too, and what acts have noted.
  useSealingKeys([Buffer.alloc(32, 9)]);
  const only = new Map(changed.map(({ entity }) => [entity.name, entity]));
  expect(await sealOldValues(database, { entities: only })).toBe(changed.length);
  expect(await wrongOnes()).toEqual([]);
  expect(changed.map(({ entity }) => entity.name)).toEqual(
    expect.arrayContaining([
      entities.AnswerItem,
      entities.AnswerSheet,
      entities.SurveyTaking,
      entities.Student,
    ]),
  );
  expect(await plainInTables(database, (text) => text.match(/xgold|73\.5|1234\.5/g) ?? [])).toEqual([]);
});
