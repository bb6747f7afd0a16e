import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFile, Query } from '../../src/contract/generated/meta.ts';
import type { Row } from '../../src/contract/rules.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { LIBRARY } from '../_util/library.ts';
import { NEWS, PERSON, queryReach, VISIT, VOICE } from './cases/query-reach.ts';

const VISIT_FIELDS = {
  PersonId: { id: 1, type: 'ref', ref: PERSON, title: '人员' },
  Kind: { id: 2, type: 'text', title: '类别', length: 10 },
  At: { id: 3, type: 'datetime', title: '时间' },
  Minutes: { id: 4, type: 'int', title: '分钟' },
  Cost: { id: 5, type: 'int', title: '费用', read: ['admin'] },
};

/** People of two colleges, their visits, and what they say, which may not be told of so few. */
const ENTITIES: Readonly<Record<string, object>> = {
  Person: {
    title: '人员',
    label: 'Name',
    sort: '-Rank',
    fields: {
      Name: { id: 1, type: 'text', title: '姓名', length: 20 },
      College: { id: 2, type: 'text', title: '学院', length: 10 },
      Year: { id: 3, type: 'int', title: '年级' },
      Rank: { id: 4, type: 'int', title: '次序' },
      Note: { id: 5, type: 'text', title: '备注', length: 20, read: ['admin'] },
    },
    scope: { admin: 'true', desk: 'row.College in me.CollegeIds' },
    actions: { 'visit.person.add': { title: '新增', verb: 'add' } },
  },
  Visit: {
    title: '来访',
    label: 'Kind',
    fields: VISIT_FIELDS,
    measures: { Talks: { count: { Kind: "'谈'" } } },
    own: 'row.PersonId == me.StudentId',
    scope: { admin: 'true', desk: 'row.Minutes > 1000' },
    actions: { 'visit.visit.add': { title: '新增', verb: 'add' } },
  },
  News: {
    title: '近况',
    label: 'Kind',
    fields: VISIT_FIELDS,
    scope: { admin: 'true' },
    actions: { 'visit.news.add': { title: '新增', verb: 'add' } },
  },
  Voice: {
    title: '意见',
    label: 'Kind',
    fewest: 3,
    fields: VISIT_FIELDS,
    scope: { admin: 'true' },
    actions: { 'visit.voice.add': { title: '新增', verb: 'add' } },
  },
};

const PEOPLE: readonly Row[] = [
  { Name: '甲', College: 'a', Year: 2025, Rank: 3 },
  { Name: '乙', College: 'a', Year: 2026, Rank: 2 },
  { Name: '丙', College: 'b', Year: 2026, Rank: 1 },
];

const VISITS: readonly (readonly [person: number, kind: string, at: string, minutes: number])[] = [
  [0, '谈', '2026-11-01 08:10:00', 10],
  [0, '谈', '2026-11-01 09:10:00', 20],
  [1, '谈', '2026-11-02 08:30:00', 30],
  [1, '领', '2026-11-02 23:30:00', 40],
  [2, '领', '2026-11-03 08:00:00', 100],
];

let test: TestEngine;
let folder: string;
const people: string[] = [];
/** Yesterday, today and tomorrow when the rows were made. */
const days: string[] = [];
const admin = () => test.as({ UserId: 'u1', Roles: ['admin'] });
const desk = () => test.as({ UserId: 'u2', Roles: ['desk'], CollegeIds: ['a'] });

/** What a query answers; the names are those of its output. */
async function ask(query: Partial<Query>, names: readonly string[], caller = admin(), input: Row = {}) {
  const row = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) };
  const output = query.group ? { type: 'array', items: row } : row;
  const call = { output, query: [{ entity: VISIT, measures: { N: { count: {} } }, ...query }] };
  return (await askQuery(test.engine, caller, call as unknown as CallFile, input)) as Row[] & Row;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-visits-'));
  cpSync(LIBRARY, folder, { recursive: true });
  mkdirSync(join(folder, 'entities/visit'));
  for (const [name, entity] of Object.entries(ENTITIES))
    writeFileSync(join(folder, `entities/visit/${name}.json`), JSON.stringify({ version: 1, ...entity }));
  test = await openTestEngine(folder);
  for (const row of PEOPLE) people.push((await test.save(admin(), PERSON, 'visit.person.add', row)).Id);
  for (const [person, Kind, At, Minutes] of VISITS)
    for (const [entity, button] of [
      [VISIT, 'visit.visit.add'],
      [VOICE, 'visit.voice.add'],
    ] as const)
      await test.save(admin(), entity, button, { PersonId: people[person]!, Kind, At, Minutes, Cost: 1 });
  const day = async (moved: number) => {
    const { rows } = await test.engine.database.query<{ at: string }>(
      `SELECT to_char(current_date + $1::int, 'YYYY-MM-DD') AS at`,
      [moved],
    );
    return rows[0]!.at;
  };
  days.push(...(await Promise.all([-1, 0, 1].map(day))).map((one) => one.slice(5)));
  for (const [moved, Minutes] of [
    [-5, 3],
    [-1, 5],
    [1, 7],
  ] as const) {
    const At = `${await day(moved)} 12:00:00`;
    await test.save(admin(), NEWS, 'visit.news.add', {
      PersonId: people[0]!,
      Kind: '谈',
      At,
      Minutes,
      Cost: 1,
    });
  }
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a query tells of rows by themselves', () => {
  const each: Partial<Query> = {
    each: true,
    group: [
      { field: 'At', as: 'When', filled: true },
      { field: 'Minutes' },
      { field: 'PersonId', name: 'Who' },
    ],
    values: { Day: 'row.When.substring(8, 10)' },
  };
  const names = ['Who', 'Minutes', 'Day'];

  it('the first of their order, or the last in it, as far as the caller reaches them', async () => {
    const latest = [
      { Who: '丙', Minutes: 100, Day: '03' },
      { Who: '乙', Minutes: 40, Day: '02' },
    ];
    const asked = { ...each, measures: undefined } as unknown as Partial<Query>;
    expect(await ask({ ...asked, order: ['-When'], top: 2 }, names)).toEqual(latest);
    expect(await ask({ ...asked, order: ['When'], last: 2 }, names)).toEqual(latest.toReversed());
    expect(await ask({ ...asked, order: ['-When'], top: 2 }, names, desk())).toEqual([]);
  });
});

describe('a query compares', () => {
  it('each number with that of the period before, over groups that either of them has', async () => {
    const compared: Partial<Query> = {
      filter: { At: { from: "'2026-11-02'", to: "'2026-11-03'" } },
      compare: { field: 'At', days: 2 },
      measures: { N: { count: {} }, Minutes: { sum: 'row.Minutes' }, Talks: { count: { Kind: "'谈'" } } },
    };
    const names = ['N', 'NBefore', 'NChange', 'Minutes', 'MinutesBefore', 'TalksChange'];
    const told = { N: 3, NBefore: 2, NChange: 50, Minutes: 170, MinutesBefore: 30, TalksChange: -50 };
    expect(await ask(compared, names)).toEqual(told);
    const byKind = { ...compared, group: [{ field: 'Kind' }], order: ['-NBefore'] } as Partial<Query>;
    expect(await ask(byKind, ['Kind', 'N', 'NBefore', 'NChange'])).toEqual([
      { Kind: '谈', N: 1, NBefore: 2, NChange: -50 },
      { Kind: '领', N: 2, NBefore: 0, NChange: null },
    ]);
  });

  it('the last days with those before them', async () => {
    const filter = { At: { lastDays: 3 } };
    const asked = { entity: NEWS, filter, compare: { field: 'At', days: 3 } };
    expect(await ask(asked, ['N', 'NBefore'])).toEqual({ N: 2, NBefore: 1 });
  });
});

describe('a query reads through references', () => {
  it('groups and filters by fields that they lead to', async () => {
    const group: Query['group'] = [{ field: 'PersonId.College' }];
    expect(await ask({ group, order: ['College'] }, ['College', 'N'])).toEqual([
      { College: 'a', N: 4 },
      { College: 'b', N: 1 },
    ]);
    expect(await ask({ filter: { 'PersonId.Year': '2026' } }, ['N'])).toEqual({ N: 3 });
    const measures: Query['measures'] = { N: { count: { 'PersonId.College': "'a'" } }, All: { count: {} } };
    expect(await ask({ measures }, ['N', 'All'])).toEqual({ N: 4, All: 5 });
  });

  it('refuses a step that the caller does not see', async () => {
    const group: Query['group'] = [{ field: 'PersonId.Note' }];
    expect(await ask({ group }, ['Note', 'N'])).toEqual([{ Note: null, N: 5 }]);
    expect(await refusalOf(ask({ group }, ['Note', 'N'], desk()))).toBe('字段不可用');
    expect(await refusalOf(ask({ filter: { 'PersonId.Note': "'x'" } }, ['N'], desk()))).toBe('字段不可用');
  });
});

describe('a query counts', () => {
  it('rows, sums, means, percentiles, different values and ratios, each over its own rows', async () => {
    const measures: Query['measures'] = {
      All: { count: {} },
      Talks: { count: { Kind: "'谈'" } },
      Sum: { sum: 'row.Minutes * 2', filter: { Kind: "'谈'" } },
      Mean: { mean: 'row.Minutes' },
      Middle: { percentile: { of: 'row.Minutes', at: 50 } },
      People: { distinct: 'PersonId' },
      Rate: { ratio: { part: { count: { Kind: "'领'" } }, whole: { count: {} } } },
      None: { ratio: { part: { count: {} }, whole: { sum: 'row.Minutes - row.Minutes' } } },
    };
    expect(await ask({ measures }, Object.keys(measures))).toEqual({
      All: 5,
      Talks: 3,
      Sum: 120,
      Mean: 40,
      Middle: 30,
      People: 3,
      Rate: 40,
      None: 0,
    });
  });

  it('by values and their names, in an order, and so many of them', async () => {
    const group: Query['group'] = [{ field: 'PersonId', name: 'Name' }];
    const values = { Told: "row.Name + '：' + text(row.N)" };
    const order: Query['order'] = ['-N', 'Name'];
    const found = await ask({ group, values, order, top: 2 }, ['Told', 'Absent']);
    expect(found.map(({ Told }) => Told).sort()).toEqual(['乙：2', '甲：2']);
    expect(found[0]).toHaveProperty('Absent', null);
  });

  it('along time, the last days in their order', async () => {
    const day: Query['group'] = [{ field: 'At', as: 'Day', time: 'day' }];
    expect(await ask({ group: day, order: ['Day'], last: 2 }, ['Day', 'N'])).toEqual([
      { Day: '11-02', N: 2 },
      { Day: '11-03', N: 1 },
    ]);
    const hour: Query['group'] = [{ field: 'At', as: 'Hour', time: 'hour' }];
    expect(await ask({ group: hour, order: ['-N', 'Hour'], top: 1 }, ['Hour', 'N'])).toEqual([
      { Hour: '08时', N: 3 },
    ]);
  });

  it('along each hour of any day, those without a row too', async () => {
    const group: Query['group'] = [{ field: 'At', as: 'Hour', time: 'clock', fill: true }];
    const among: Query['among'] = { field: 'PersonId', latest: 'Year', value: 'Year' };
    const rows = await ask({ group, among, order: ['Hour'] }, ['Hour', 'N', 'Year']);
    expect(rows).toHaveLength(24);
    expect(rows.slice(7, 10)).toEqual([
      { Hour: '07:00', N: 0, Year: 2026 },
      { Hour: '08:00', N: 2, Year: 2026 },
      { Hour: '09:00', N: 0, Year: 2026 },
    ]);
  });

  it('along each day of a window around now, and nothing outside of it', async () => {
    // A midnight that passes before the question moves the window by a day, and leaves these in it.
    const group: Query['group'] = [{ field: 'At', as: 'Day', time: 'day', fill: { from: -3, to: 3 } }];
    const measures: Query['measures'] = { N: { count: {} }, Mean: { mean: 'row.Minutes' } };
    const asked = { entity: NEWS, group, measures, order: ['Day'] } satisfies Partial<Query>;
    const rows = await ask(asked, ['Day', 'N', 'Mean']);
    expect(rows).toHaveLength(7);
    const [yesterday, today, tomorrow] = days;
    expect(rows.filter(({ Day }) => days.includes(String(Day)))).toEqual([
      { Day: yesterday, N: 1, Mean: 5 },
      { Day: today, N: 0, Mean: null },
      { Day: tomorrow, N: 1, Mean: 7 },
    ]);
    expect(rows.reduce((all, { N }) => all + Number(N), 0)).toBe(2);
  });

  it('of so many times 24 hours', async () => {
    const filter = { At: { lastDays: 3 } };
    expect(await ask({ entity: NEWS, filter }, ['N'])).toEqual({ N: 2 });
  });

  it('of the latest rows of their kind, and tells those that it says', async () => {
    const group: Query['group'] = [{ field: 'Kind' }];
    const measures: Query['measures'] = { N: { count: {} }, Long: { sum: 'row.Minutes - 50' } };
    const order: Query['order'] = ['Kind'];
    expect(await ask({ group, measures, order, only: 'row.Long > 0' }, ['Kind'])).toEqual([{ Kind: '领' }]);
    expect(await ask({ latest: 'Minutes' }, ['N'])).toEqual({ N: 1 });
  });

  it('in the order of the lists of a reference', async () => {
    const group: Query['group'] = [{ field: 'PersonId', name: 'Name' }];
    const found = await ask({ group, order: ['PersonId'] }, ['Name']);
    expect(found.map(({ Name }) => Name)).toEqual(['丙', '乙', '甲']);
  });

  it('rows whose value no row of another entity has, or none of a kind, or of several', async () => {
    const fetched = { field: 'PersonId', entity: NEWS, by: 'PersonId', filter: { Kind: "'领'" } };
    const measures: Query['measures'] = {
      N: { count: {}, without: { field: 'PersonId', entity: NEWS, by: 'PersonId' } },
      People: { distinct: 'PersonId', without: { field: 'PersonId', entity: NEWS, by: 'PersonId' } },
      Fetched: { count: {}, without: fetched },
      Both: { count: {}, without: [fetched, { field: 'PersonId', entity: NEWS, by: 'PersonId' }] },
    };
    const names = ['N', 'People', 'Fetched', 'Both'];
    expect(await ask({ measures }, names)).toEqual({ N: 3, People: 2, Fetched: 5, Both: 3 });
  });

  it('rows of another entity that have the values of a group', async () => {
    const group: Query['group'] = [{ field: 'PersonId', name: 'Name' }, { field: 'Kind' }];
    const match = { entity: NEWS, by: { PersonId: 'PersonId', Kind: 'Kind' } };
    const measures: Query['measures'] = {
      N: { count: {} },
      News: { match },
      Short: { match, filter: { Minutes: { to: '5' } } },
    };
    const names = ['Name', 'Kind', 'N', 'News', 'Short'];
    const found = await ask({ group, measures, order: ['PersonId', 'Kind'] }, names);
    expect(found.map((row) => names.map((name) => row[name]))).toEqual([
      ['丙', '领', 1, 0, 0],
      ['乙', '谈', 1, 0, 0],
      ['乙', '领', 1, 0, 0],
      ['甲', '谈', 2, 3, 2],
    ]);
  });

  it('the sums of the groups that are told, and what is worked out of them', async () => {
    const query: Partial<Query> = {
      group: [{ field: 'PersonId' }],
      measures: {
        N: { count: {} },
        Minutes: { sum: 'row.Minutes' },
        News: { match: { entity: NEWS, by: { PersonId: 'PersonId' } } },
      },
      values: { Name: "'合计'", Each: 'row.Minutes / row.N' },
      only: 'row.N > 1',
    };
    const names = ['Name', 'PersonId', 'N', 'Minutes', 'News', 'Each'];
    const groups = await ask(query, names);
    const sum = (name: string) => groups.reduce((all, row) => all + Number(row[name]), 0);
    expect(groups.length).toBeGreaterThan(1);
    expect(await ask({ ...query, summed: true }, names)).toEqual([
      {
        Name: '合计',
        PersonId: null,
        N: sum('N'),
        Minutes: sum('Minutes'),
        News: sum('News'),
        Each: sum('Minutes') / sum('N'),
      },
    ]);
  });

  it('groups alone, in the order of what is worked out of them', async () => {
    const group: Query['group'] = [{ field: 'Kind' }, { field: 'Minutes' }];
    const values = { Off: 'row.Minutes > 25 ? row.Minutes - 25 : 25 - row.Minutes' };
    const query: Partial<Query> = { group, values, order: ['-Off', '-Minutes'] };
    const found = await ask({ ...query, measures: [] as never }, ['Minutes', 'Off']);
    expect(found.map(({ Minutes, Off }) => [Minutes, Off])).toEqual([
      [100, 75],
      [40, 15],
      [10, 15],
      [30, 5],
      [20, 5],
    ]);
  });

  it('measures that the entity names', async () => {
    expect(await ask({ measures: ['Talks'] }, ['Talks'])).toEqual({ Talks: 3 });
  });

  it('among the latest rows that a reference names, and says which', async () => {
    const among: Query['among'] = { field: 'PersonId', latest: 'Year', ids: 'Ids', value: 'Year' };
    const found = await ask({ among }, ['N', 'Ids', 'Year']);
    expect(found).toMatchObject({ N: 3, Year: 2026 });
    expect([...(found['Ids'] as string[])].sort()).toEqual([people[1]!, people[2]!].sort());
  });
});

const aPerson = (StudentId: string) => test.as({ UserId: 'u3', Roles: ['admin'], StudentId });

queryReach(() => ({
  ask,
  admin,
  desk,
  aPerson: () => aPerson(people[1]!),
  nobody: () => aPerson(''),
  engine: test.engine,
}));
