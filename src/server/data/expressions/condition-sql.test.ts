import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { ConditionError } from '../../../contract/conditions/error.ts';
import { conditionToSql, type ConditionColumn } from './condition-sql.ts';

const columns: Record<string, ConditionColumn> = {
  Id: { sql: '"Id"', type: 'string' },
  Name: { sql: '"Name"', type: 'string' },
  Other: { sql: '"Other"', type: 'string' },
  Days: { sql: '"Days"', type: 'number' },
  More: { sql: '"More"', type: 'number' },
  Amount: { sql: '"Amount"', type: 'number' },
  Flag: { sql: '"Flag"', type: 'bool' },
  Mark: { sql: '"Mark"', type: 'bool' },
  Tags: { sql: '"Tags"', type: 'list' },
  At: {
    sql: '"At"',
    type: 'string',
    fromText: (placeholder) => `(${placeholder}::timestamp AT TIME ZONE 'Asia/Shanghai')`,
  },
};
const column = (field: string) => columns[field];

const conditions = [
  'true',
  'false',
  "row.Name == 'a'",
  "row.Name != 'a'",
  "'a' == row.Name",
  "row.Name > '\\uFFFD'",
  "row.Name <= 'b'",
  "'𠮷' < row.Name",
  'row.Name == row.Other',
  'row.Name < row.Other',
  'row.Name != row.Other',
  "row.Name in ['a', '𠮷', '']",
  'row.Name in []',
  'row.Name in me.Names',
  'row.Name == me.Name',
  'row.Name != me.Name',
  'row.Name == me.Missing',
  'row.Name in me.Missing',
  'row.Name == null',
  'row.Name != null',
  'null == row.Name',
  'has(row.Name)',
  'row.Days > 3',
  'row.Days > 2.5',
  'row.Days == -1',
  '3 >= row.Days',
  'row.Days < me.Limit',
  'row.Days in [1, 2, 3]',
  'row.Days in [1, 2.5]',
  'row.Days in me.Numbers',
  'row.Days == row.More',
  'row.Days <= row.Amount',
  'row.Amount == 2.5',
  'row.Amount < 100000000000.25',
  'row.Tags.exists(tag, tag in me.Names)',
  "row.Tags.exists(tag, tag in ['a', 'b'])",
  'row.Tags.exists(tag, tag in [])',
  'row.Tags.exists(tag, tag in me.Missing)',
  'row.Flag',
  'row.Flag == 1',
  'row.Flag == true',
  'row.Flag != me.Flag',
  'row.Flag == row.Mark',
  'row.Mark',
  'row.Mark in [1]',
  "'a' in row.Tags",
  'me.Name in row.Tags',
  'row.Name in row.Tags',
  '!(row.Name in row.Tags)',
  'row.Tags != null',
  "row.At >= '2026-11-20 08:00:00'",
  'row.At < me.Now',
  'has(row.At)',
  "me.Roles.exists(r, r == 'admin') || row.Name == me.Name",
  "'admin' in me.Roles && row.Days > 0",
  'row.Name in me.Names.filter(n, n != me.Name)',
  'row.Flag ? row.Days > 2 : row.Mark',
  'row.Name == me.Name ? false : true',
  'me.Limit + 1 > row.Days',
  'days(me.Now, me.Now) == 0',
];

const awkward = ['a', 'b', 'B', '', '中', '𠮷', '\uFFFD', "O'Reilly", 'x\\"y,{}', '$1', null];
const scopes: Record<string, unknown>[] = [
  {
    me: {
      Name: 'a',
      Names: ['a', "O'Reilly", 'x\\"y,{}', null, '中', ''],
      Limit: 3,
      Numbers: [1, 4, 2],
      Flag: 1,
      Roles: ['admin'],
      Now: '2026-11-20 08:00:00',
    },
  },
  {
    me: {
      Name: '𠮷',
      Names: [],
      Limit: 2.5,
      Numbers: [0.5, 2],
      Flag: false,
      Roles: [],
      Now: '2026-11-21 00:00:00',
    },
  },
  { me: { Name: null, Names: null, Limit: null, Numbers: null, Flag: null, Roles: null, Now: null } },
  { me: { Name: '', Names: [''], Numbers: [], Roles: ['student'] } },
  { me: {} },
];

/** A repeatable stream of numbers from 0 to below 1. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = stream(20261120);
const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;

function generatedRow(index: number): Record<string, unknown> {
  return {
    Id: String(index).padStart(4, '0'),
    Name: pick(awkward),
    Other: pick(awkward),
    Days: pick([-1, 0, 1, 2, 3, 4, null]),
    More: pick([0, 1, 2, null]),
    Amount: pick([0, 2.5, 0.1, 3, 99_999_999_999.99, null]),
    Flag: pick([0, 1, null]),
    Mark: pick([0, 1, null]),
    Tags: pick([[], ['a'], ['b', 'a'], ['𠮷', "O'Reilly"], null]),
    At: pick(['2026-11-20 08:00:00', '2026-11-20 07:59:59', '2026-12-01 00:00:00', null]),
  };
}

const rows = Array.from({ length: 250 }, (_, index) => generatedRow(index));
let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(`CREATE TABLE "T" ("Id" text PRIMARY KEY, "Name" text, "Other" varchar(40), "Days" integer,
    "More" bigint, "Amount" numeric(14,2), "Flag" smallint, "Mark" smallint, "Tags" jsonb, "At" timestamptz)`);
  await database.query(
    `INSERT INTO "T" SELECT r."Id", r."Name", r."Other", r."Days", r."More", r."Amount", r."Flag", r."Mark", r."Tags",
       r."At" AT TIME ZONE 'Asia/Shanghai'
     FROM jsonb_to_recordset($1::jsonb) AS r("Id" text, "Name" text, "Other" text, "Days" integer, "More" bigint,
       "Amount" numeric, "Flag" integer, "Mark" smallint, "Tags" jsonb, "At" timestamp)`,
    [JSON.stringify(rows.map((row) => ({ ...row, Tags: row['Tags'] ?? undefined })))],
  );
});

afterAll(() => database.close());

async function selected(source: string, names: Record<string, unknown>): Promise<string[]> {
  const values: unknown[] = [];
  const sql = conditionToSql(source, { column, names, bind: (value) => `$${values.push(value)}` });
  const answer = await database.query<{ Id: string }>(
    `SELECT "Id" FROM "T" WHERE ${sql} ORDER BY "Id"`,
    values,
  );
  return answer.rows.map((row) => row.Id);
}

function kept(source: string, names: Record<string, unknown>): string[] {
  const condition = compileCondition(source);
  return rows.filter((row) => condition.test({ ...names, row })).map((row) => String(row['Id']));
}

async function agree(source: string): Promise<void> {
  for (const names of scopes)
    expect(await selected(source, names), `${source} with ${JSON.stringify(names)}`).toEqual(
      kept(source, names),
    );
}

function sqlOf(source: string, names: Record<string, unknown> = { me: {} }): string {
  return conditionToSql(source, { column, names, bind: () => '$1' });
}

describe('row scope as SQL', () => {
  it.each(conditions)('A1 selects the rows that the condition keeps: %s', agree);
  it.each(conditions)('A1 a negated condition selects the same rows too: !(%s)', (source) =>
    agree(`!(${source})`),
  );

  it('A1 L08 selects the rows that random combinations keep', async () => {
    for (let round = 0; round < 150; round++) {
      const [a, b, c] = [pick(conditions), pick(conditions), pick(conditions)];
      const shape = pick([`(${a}) && !(${b})`, `(${a}) || !((${b}) && (${c}))`, `(${a}) ? (${b}) : !(${c})`]);
      await agree(shape);
    }
  });

  it('a caller without an id reaches nothing, also through a negation', async () => {
    for (const names of [{ me: { Name: null } }, { me: { Name: '' } }, { me: {} }])
      for (const source of [
        'row.Name == me.Name',
        '!(row.Name == me.Name)',
        'row.Name != me.Name',
        'row.Name in me.Names',
      ])
        expect(await selected(source, names), source).toEqual([]);
  });

  it('an empty list of the caller reaches nothing', async () => {
    expect(await selected('row.Name in me.Names', { me: { Names: [] } })).toEqual([]);
  });

  it('never writes a value into the statement', () => {
    const hostile = `x'; DROP TABLE "T"; --`;
    const values: unknown[] = [];
    const sql = conditionToSql(
      `row.Name == me.Name || row.Name == "${hostile.replaceAll('"', '\\"')}" || me.Name in row.Tags`,
      {
        column,
        names: { me: { Name: hostile } },
        bind: (value) => `$${values.push(value)}`,
      },
    );
    expect(sql).toBe(
      '(("Name" = $1::text) OR ("Name" = $2::text) OR ("Tags" @> jsonb_build_array($3::text)))',
    );
    expect(values).toEqual([hostile, hostile, hostile]);
  });

  it('leaves a column bare where an index can serve', () => {
    expect(sqlOf('row.Name in me.Names')).toBe('("Name" = ANY($1::text[]))');
    expect(sqlOf('row.Days == 3')).toBe('("Days" = $1::bigint)');
    expect(sqlOf("row.Name < 'b'")).toBe('(("Name") COLLATE "C" < $1::text)');
    expect(sqlOf("row.At >= '2026-11-20'")).toBe(
      `("At" >= ($1::text::timestamp AT TIME ZONE 'Asia/Shanghai'))`,
    );
  });

  it.each([
    ['row.Nam == "a"', 4],
    ['row.Name == mee.Name', 12],
    ['row.Days + row.Name > 3', 0],
    ['true && weekday(row.Name) == 1', 8],
    ['true && row.Name.like(row.Other)', 17],
    ['row', 0],
    ['row.Name', 4],
    ['row.Name == 3', 12],
    ['row.Days == "3"', 12],
    ['row.Name in me.Name', 15],
    ['row.Name in [1]', 12],
    ['row.Name == row.Days', 0],
    ['row.Flag > 0', 4],
    ['me.Roles.exists(r, r == row.Name)', 9],
    ['"a" in [row.Name]', 7],
    ['row.A.B == "a"', 6],
    ['row["constructor"] == "a"', 4],
    ['row.At == "tomorrow"', 10],
    ['row.At in ["2026-11-20"]', 4],
    ['1 in row.Tags', 0],
    ['row.Days in row.Tags', 4],
    ['row.Tags in row.Name', 16],
    ['me.Name', 3],
    ['sum(row.Tags) > 0', 0],
    ["startOf(row.At, row.Name) < '2026'", 0],
    ['row.Name < null', 0],
    ['pinyin(row.Name) == "zhang"', 0],
    ['row.Days > countedDays(row.At, row.At)', 11],
  ])('refuses with the offset: %s', (source, position) => {
    const compile = () => sqlOf(source, { me: { Name: 'a', Roles: ['x'] } });
    expect(compile).toThrow(ConditionError);
    try {
      compile();
    } catch (error) {
      expect((error as ConditionError).position).toBe(position);
    }
  });
});
