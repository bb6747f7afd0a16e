import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaAnswer } from '../../src/client/renderer/data.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { EntityFile, FieldFile, PageFile } from '../../src/contract/generated/meta.ts';
import { isLayout } from '../../src/contract/layouts.ts';
import { formReads } from '../../src/server/data/read/references.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import type { Row } from '../../src/contract/rules.ts';
import roles from '../../schemas/menus/roles.json';
import { isAtLength, sampled } from '../_util/scale.ts';
import { firstInSight, rolesBySight } from '../_util/sight.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { showInPublic } from '../_util/shown-publicity.ts';
import { firstWeekCases } from './cases/first-week.ts';
import { buttonsOf } from '../../src/contract/page-names.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
  await showInPublic(school.database);
});
afterAll(() => school?.close());

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/** A reference that somebody chooses: a field of a form, a parameter of a button, or the filter of a list. */
interface Asked {
  readonly page: string;
  readonly entity: string;
  readonly field: FieldFile;
  readonly by:
    | { readonly Entity: string; readonly Field: string; readonly Narrowing?: true }
    | { readonly EnCode: string; readonly Field: string };
  /** Fields beside it, whose values its filter may read. */
  readonly beside: Readonly<Record<string, FieldFile>>;
}

const isRef = ({ type }: FieldFile) => type === 'ref' || type === 'refs';
const WRITES = new Set(['add', 'edit', 'save', 'submit']);

/** The names of the fields that stand anywhere in a form. */
function namesIn(page: PageFile): Set<string> {
  const found = new Set<string>();
  JSON.stringify(page, (key, value: unknown) => {
    if (key === 'fields' && Array.isArray(value))
      for (const use of value) found.add(typeof use === 'string' ? use : String((use as Row)['field'] ?? ''));
    return value;
  });
  return found;
}

/** Levels of the student cascade that are chosen by name. */
const LEVELS = ['CollegeId', 'MajorId', 'ClassId'];

/** Fields that a list is narrowed by, before anything is chosen. */
const filtersOf = (page: PageFile): string[] =>
  'filters' in page && Array.isArray(page.filters)
    ? page.filters.flatMap((use) => {
        if (typeof use === 'string') return [use];
        return 'student' in use && use.student ? LEVELS : [use.field ?? ''];
      })
    : [];

function askedOn(answer: SchemaAnswer, granted: ReadonlySet<string>): Asked[] {
  const asked: Asked[] = [];
  for (const [page, file] of Object.entries({ ...answer.Pages, [answer.Path]: answer.Page })) {
    const entity = 'entity' in file && typeof file.entity === 'string' ? file.entity : undefined;
    const known: EntityFile | undefined = entity === undefined ? undefined : answer.Entities[entity];
    if (entity === undefined || !known) continue;
    const actions = Object.entries(known.actions ?? {}).filter(([enCode]) => granted.has(enCode));
    const writes = actions.some(([, { verb }]) => WRITES.has(verb));
    if ((file.kind === 'form' || file.kind === 'wizard') && writes)
      for (const name of namesIn(file)) {
        const field = known.fields[name];
        if (field && isRef(field) && !field.readonly && field.value === undefined)
          asked.push({ page, entity, field, by: { Entity: entity, Field: name }, beside: known.fields });
      }
    for (const name of filtersOf(file)) {
      const field = known.fields[name];
      if (field?.type === 'ref')
        asked.push({ page, entity, field, by: { Entity: entity, Field: name, Narrowing: true }, beside: {} });
    }
    for (const [, enCode] of buttonsOf(file)) {
      const { params = {} } = actions.find(([one]) => one === enCode)?.[1] ?? {};
      for (const [name, field] of Object.entries(params))
        if (isRef(field) && field.ableTo === undefined)
          asked.push({ page, entity, field, by: { EnCode: enCode, Field: name }, beside: params });
    }
  }
  return asked;
}

/** Forms in which the filter may offer something: empty, as rows hold them, and with each value of what it reads. */
async function formsFor(client: TestClient, { entity, field, by, beside }: Asked): Promise<Row[]> {
  const reads = formReads(field.filter);
  if (reads.length === 0) return [{}];
  const listed = await client.call('Data/List', { Entity: entity, Filter: {}, PageIndex: 1, PageSize: 10 });
  const forms: Row[] = [{}, ...((listed.value?.rows ?? []) as Row[])];
  for (const name of reads) {
    const other = beside[name];
    if (!other) continue;
    if (other.ref !== undefined) {
      const asked = { Source: other.ref, ...by, Field: name, Form: {}, PageSize: 8 };
      const found = (await client.call('Data/Options', asked)).value as { Value: string }[] | null;
      for (const { Value } of found ?? []) forms.push({ [name]: Value });
    }
    for (const { code } of school.engine.catalog.codes.get(other.dict ?? '')?.items.slice(0, 12) ?? [])
      forms.push({ [name]: code });
  }
  return forms;
}

/**
 * Why a picker offers nothing to a person that has to choose in it, or only that person; undefined when it offers something.
 * @param own account, teacher and student of the person
 */
async function lackOf(
  client: TestClient,
  asked: Asked,
  own: ReadonlySet<string>,
): Promise<string | undefined> {
  if ('Narrowing' in asked.by) return unnamed(client, asked);
  const told: string[] = [];
  for (const Form of await formsFor(client, asked)) {
    const answer = await client.call('Data/Options', {
      Source: asked.field.ref!,
      ...asked.by,
      Form,
      PageSize: 2,
    });
    const offered = answer.code === 0 ? (answer.value as Choice[]) : [];
    const others = offered.filter(({ Value }) => !own.has(Value));
    if (others.length > 0) return bareNames(asked, others);
    if (answer.code !== 0) told.push(answer.message);
  }
  return told[0] ?? '没有可选的';
}

/** What stands in rows of a list and is not offered by its filter; undefined when everything is. */
async function unnamed(client: TestClient, { entity, field, by }: Asked): Promise<string | undefined> {
  const listed = await client.call('Data/List', { Entity: entity, Filter: {}, PageIndex: 1, PageSize: 10 });
  const rows = (listed.value?.rows ?? []) as Row[];
  const missing = new Set(rows.flatMap((row) => (row[by.Field] ? [String(row[by.Field])] : [])));
  for (let PageIndex = 1, more = 1; more > 0 && missing.size > 0; PageIndex += 1) {
    const asked = { Source: field.ref!, ...by, Form: {}, PageIndex, PageSize: 100 };
    const answer = await client.call('Data/Options', asked);
    if (answer.code !== 0) return answer.message;
    const page = answer.value as Choice[];
    for (const { Value } of page) missing.delete(Value);
    more = page.at(-1)?.More ?? 0;
  }
  return missing.size === 0 ? undefined : `${missing.size} that stand in the list are not offered`;
}

/** How many members of staff are offered by their name alone, which others may have too; undefined when none is. */
function bareNames({ field }: Pick<Asked, 'field'>, offered: readonly Choice[]): string | undefined {
  const bare = STAFF[field.ref!] === undefined ? [] : offered.filter(({ Beside }) => Beside === undefined);
  return bare.length === 0
    ? undefined
    : `${bare.length} of ${offered.length} stand there by their names alone`;
}

/** Who is the staff of the school, for each entity by which people are picked. */
const STAFF: Readonly<Record<string, string>> = {
  [entities.SysUser]: `SELECT "Id" FROM "SysUser" WHERE "IsDeleted" = 0 AND "State" = '1' AND "UserType" IN ('1', '2')`,
  [entities.Teacher]: `SELECT "Id" FROM "Teacher" WHERE "IsDeleted" = 0 AND "State" = '1'`,
};
const staffOf = new Map<string, ReadonlySet<string>>();

/** How much of the staff a picker leaves out that narrows its people by nothing of its own; undefined when nobody is. */
async function missedStaff(client: TestClient, { field, by }: Asked): Promise<string | undefined> {
  const sql = STAFF[field.ref!];
  if (
    sql === undefined ||
    'Narrowing' in by ||
    (field.filter !== undefined && field.filter !== "row.State == '1'")
  )
    return undefined;
  if (!staffOf.has(field.ref!)) {
    const { rows } = await school.database.query<{ Id: string }>(sql);
    staffOf.set(field.ref!, new Set(rows.map(({ Id }) => Id)));
  }
  const staff = staffOf.get(field.ref!)!;
  const missing = new Set(staff);
  for (let PageIndex = 1, more = 1; more > 0 && missing.size > 0; PageIndex += 1) {
    const asked = { Source: field.ref!, ...by, Form: {}, PageIndex, PageSize: 100 };
    const answer = await client.call('Data/Options', asked);
    if (answer.code !== 0) return answer.message;
    const page = answer.value as Choice[];
    const bare = bareNames({ field }, page);
    if (bare !== undefined) return bare;
    for (const { Value } of page) missing.delete(Value);
    more = page.at(-1)?.More ?? 0;
  }
  const missed = missing.size;
  return missed === 0 ? undefined : `${missed} of ${staff.size} members of staff are not offered`;
}

describe('16.2 pickers of the demo school', () => {
  it('offer something, and all staff where they narrow nothing, to everybody who is to choose in them, or their schema says why not', async () => {
    const lacks = new Set<string>();
    const picked = new Set<string>();
    const isFirst = firstInSight(school);
    const schemas = new Map<string, SchemaAnswer>();
    const wanted = new Set(sampled([...school.engine.catalog.pages.keys()], 170));
    const waiting = rolesBySight(
      school,
      roles.roles.map(({ code }) => code),
    );
    const askAs = async (code: string) => {
      const { rows } = await school.database.query<{ Id: string; LoginName: string }>(
        `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0 JOIN "SysRole" r ON r."Id" = ur."RoleId"
         WHERE r."RoleCode" = $1 AND u."State" = '1' AND u."IsWeakPwd" = 0 AND u."LoginName" NOT IN ('weak01', 'locked01')
         ORDER BY (SELECT count(*) FROM "UserRole" o WHERE o."UserId" = u."Id" AND o."IsDeleted" = 0), u."LoginName" LIMIT 1`,
        [code],
      );
      if (!rows[0]) return;
      const client = await school.as(rows[0].LoginName);
      const menu = leaves((await client.call('UserRole/LoadMenuByUser')).value as MenuItem[]);
      const own = new Set(
        menu.map(({ attributes }) => attributes.comment).filter((comment) => comment && !isLayout(comment)),
      );
      const people = await school.database.query<{ Id: string }>(
        `SELECT "Id" FROM "Teacher" WHERE "UserId" = $1 UNION ALL SELECT "Id" FROM "Student" WHERE "UserId" = $1`,
        [rows[0].Id],
      );
      const oneself = new Set([rows[0].Id, ...people.rows.map(({ Id }) => Id)]);
      const granted = new Set(
        menu.flatMap(({ attributes }) => attributes.buttons.map(({ EnCode }) => EnCode)),
      );
      for (const path of own) {
        if (!wanted.has(path)) continue;
        const known = schemas.get(path) ?? (await client.call('Data/Schema', { Path: path })).value;
        if (!known) continue;
        schemas.set(path, known as SchemaAnswer);
        for (const asked of askedOn(known as SchemaAnswer, granted)) {
          const by = Object.values(asked.by).join('.');
          const key = `${code} ${by}`;
          if (picked.has(key) || !isFirst(code, by)) continue;
          picked.add(key);
          const lack = (await lackOf(client, asked, oneself)) ?? (await missedStaff(client, asked));
          if (lack !== undefined && asked.field.mayLack === undefined)
            lacks.add(`${key} (${asked.page} → ${asked.field.ref}): ${lack}`);
        }
      }
    };
    const askAll = async () => {
      for (let group = waiting.pop(); group; group = waiting.pop())
        for (const code of group) await askAs(code);
    };
    await Promise.all([askAll(), askAll(), askAll(), askAll()]);
    expect([...lacks].sort()).toEqual([]);
    expect(picked.size).toBeGreaterThan(isAtLength ? 100 : 5);
  }, 240_000);

  it('tell a student no account but the own, whatever field or parameter asks', async () => {
    const student = await school.as('202401010104');
    const told = new Map<string, number>();
    for (const entity of sampled([...school.engine.catalog.entities.values()], 60, ({ name }) => name)) {
      const fields = [...entity.fields.values()].filter(({ ref }) => ref === entities.SysUser);
      const asked: Row[] = fields.map(({ name }) => ({ Entity: entity.name, Field: name }));
      for (const [EnCode, { params = {} }] of entity.actions)
        for (const [Field, { ref }] of Object.entries(params))
          if (ref === entities.SysUser) asked.push({ EnCode, Field });
      for (const by of [{}, ...asked]) {
        const all = await student.call('Data/Options', { Source: entities.SysUser, ...by });
        // Who is looked for is among all; where a field or parameter asks, that is looked at in runs at length.
        const isLookedFor = isAtLength || Object.keys(by).length === 0;
        const asked = { Source: entities.SysUser, Keyword: '1', ...by };
        const found = isLookedFor ? (await student.call('Data/Options', asked)).value : [];
        const count = Math.max(found?.length ?? 0, all.value?.length ?? 0);
        if (count > 1) told.set(JSON.stringify(by), count);
      }
    }
    expect([...told]).toEqual([]);
  });

  it('name staff before students wherever an account is picked', async () => {
    const office = await school.as('school01');
    const { rows: users } = await school.database.query<{ Id: string; isStaff: boolean }>(
      `SELECT "Id", "UserType" IN ('1', '2') AS "isStaff" FROM "SysUser"`,
    );
    const staff = new Map(users.map(({ Id, isStaff }) => [Id, isStaff]));
    const mixed: string[] = [];
    const seen = new Set<boolean | undefined>();
    for (const entity of school.engine.catalog.entities.values())
      for (const { name, ref, readonly } of entity.fields.values()) {
        if (ref !== entities.SysUser || readonly) continue;
        const asked = { Source: ref, Entity: entity.name, Field: name, Form: {}, PageSize: 100 };
        const found = ((await office.call('Data/Options', asked)).value ?? []) as Choice[];
        const order = found.map(({ Value }) => staff.get(Value));
        for (const one of order) seen.add(one);
        if (order.indexOf(false) >= 0 && order.lastIndexOf(true) > order.indexOf(false))
          mixed.push(`${entity.name} ${name}`);
      }
    expect(mixed).toEqual([]);
    expect(seen).toEqual(new Set([true, false]));
  });

  it('show number, unit and role, find people by number, and take nobody whom the asker cannot look up', async () => {
    const office = await school.as('school01');
    const asked = { Source: entities.SysUser, Entity: entities.CheckinStation, Field: 'Staff', Form: {} };
    const [one] = (await office.call('Data/Options', { ...asked, Keyword: 'fdy001' })).value as Choice[];
    expect(one).toMatchObject({ Beside: expect.stringMatching(/^fdy001 · .+ · .*辅导员/) });
    const pages: Choice[] = [];
    for (let PageIndex = 1, more = 1; more > 0; PageIndex += 1) {
      const page = (await office.call('Data/Options', { ...asked, PageIndex, PageSize: 10 }))
        .value as Choice[];
      pages.push(...page);
      more = page.at(-1)?.More ?? 0;
      expect(pages.length + more).toBe(pages.length + (page.at(-1)?.More ?? 0));
    }
    expect(new Set(pages.map(({ Value }) => Value)).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(10);
    const teacher = await school.as('fdy001');
    const strangers = (await teacher.call('Data/Options', { Source: entities.SysUser, Keyword: '2024' }))
      .value as Choice[];
    const { rows } = await school.database.query<{ Id: string }>(
      `SELECT u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id" JOIN "Teacher" t ON t."Id" = s."CounsellorId" JOIN "SysUser" o ON o."Id" = t."UserId"
       WHERE o."LoginName" = 'fdy001'`,
    );
    const own = new Set(rows.map(({ Id }) => Id));
    expect(strangers.every(({ Value }) => own.has(Value))).toBe(true);
  });

  it('fit with what the row will repeat of its owner, whom the caller reads', async () => {
    await school.database.query(
      `INSERT INTO "SupplyPackage" ("Id", "PackageName", "SupplyType", "Items", "Price", "BatchId", "State", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       SELECT w.id, w.id, '2', '[]', 680, w.batch, '1', 0, 1, now(), now()
       FROM (SELECT 'own' AS id, (SELECT "BatchId" FROM "NewStudent" WHERE "ExamineeNo" = '26360000000001') AS batch UNION ALL SELECT 'other', 'other batch') w`,
    );
    const [other] = (
      await school.database.query<{ id: string }>(
        `SELECT "Id" AS id FROM "NewStudent" WHERE "ExamineeNo" = '26360000000002'`,
      )
    ).rows;
    const offered = async (Form: object) => {
      const asked = {
        Source: entities.SupplyPackage,
        Entity: entities.BeddingChoice,
        Field: 'PackageId',
        Form,
      };
      const found = (await (await school.as('26360000000001')).call('Data/Options', asked)).value as Choice[];
      return found.map(({ Value }) => Value).filter((one) => ['own', 'other'].includes(one));
    };
    expect(await offered({})).toEqual(['own']);
    // What others are told by a form that names somebody else: nothing.
    expect((await offered({ NewStudentId: other!.id })).sort()).toEqual(['other', 'own']);
  });

  it('M08: a leader, who reads figures alone, chooses a college of them, and no row that is not told to everybody', async () => {
    const leader = await school.as('leader01');
    const asked = { Source: entities.Org, Entity: entities.Student, Field: 'CollegeId', Form: {} };
    const colleges = (await leader.call('Data/Options', asked)).value as Choice[];
    expect(colleges.length).toBeGreaterThan(1);
    const of = async (CollegeId?: string) =>
      (await leader.call('Statistics/StudentTotals', { CollegeId })).value as { Total: number };
    const [whole, one] = [await of(), await of(colleges.at(-1)!.Value)];
    expect(whole.Total).toBeGreaterThan(0);
    expect(one.Total).toBeLessThan(whole.Total);
    expect((await leader.call('Data/List', { Entity: entities.Student })).message).toMatch(/权/);
    const people = { Source: entities.Student, Entity: entities.LeaveApply, Field: 'StudentId', Form: {} };
    expect((await leader.call('Data/Options', people)).message).toMatch(/权/);
  });
});

firstWeekCases(() => school);

interface Choice {
  readonly Value: string;
  readonly Beside?: string;
  readonly More?: number;
}
