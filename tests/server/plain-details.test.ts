import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWN_TYPE } from '../../src/contract/generated/codes.ts';
import type { FieldUse, ListPage, PageButton } from '../../src/contract/generated/meta.ts';
import { buildEntity, hasDisplayTwin, type EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { SchemaAnswer } from '../../src/client/renderer/data.ts';
import { builtDetail } from '../../src/client/renderer/schema/forms.ts';
import { twinKey } from '../../src/client/renderer/schema/fields.ts';
import { sheetCells } from '../_util/import-engine.ts';
import { drawnPages, menuPages, questionsOf } from '../_util/page-questions.ts';
import { atLength, scaled } from '../_util/scale.ts';
import { wordsOfImplementers } from '../_util/plain-words.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

/** Lists of those who write schemas: what a menu item opens, and what browsers report of pages. */
const BY_NAMES: ReadonlySet<string> = new Set(['system/menu-tree', 'system/web-log']);

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school?.close());

const nameOf = (use: FieldUse): string => (typeof use === 'string' ? use : use.field);

/** What a detail says of one row, as the browser puts it together. */
function saidOf(entity: EntityModel, uses: readonly FieldUse[], row: Row): string[] {
  return uses.flatMap((use) => {
    const field = entity.fields.get(nameOf(use));
    if (!field) return [];
    const value = row[field.name] ?? null;
    const hasWords = hasDisplayTwin(field) || field.answer !== undefined || field.widget !== undefined;
    if (field.type === 'json' && !hasWords && value !== null) return [`${field.name} is raw JSON`];
    if (field.type === 'list')
      return Array.isArray(value) ? value.map((line) => JSON.stringify(Object.values(line as Row))) : [];
    return [JSON.stringify(row[hasDisplayTwin(field) ? twinKey(field) : field.name] ?? value ?? '')];
  });
}

interface Opened {
  readonly client: TestClient;
  readonly schema: SchemaAnswer;
  readonly path: string;
  readonly list: ListPage;
  readonly row: Row;
}

/** What only an implementer can read in the detail that a row of a list opens. */
async function inDetail({ client, schema, list, row }: Opened): Promise<string[]> {
  const entity = buildEntity(list.entity, schema.Entities[list.entity]!);
  const view = list.rowActions
    ?.map(({ EnCode }) => entity.actions.get(EnCode))
    .find((action) => action?.verb === 'view');
  if (!view) return [];
  const answer = await client.call('Data/Get', { Entity: list.entity, Id: String(row['Id']) });
  if (answer.code !== 0) return [answer.message];
  const opens = view.page ?? list.detail;
  const file = opens === undefined ? builtDetail(entity) : schema.Pages[opens];
  const uses = file?.kind === 'detail' ? file.sections.flatMap(({ fields }) => fields) : [];
  return wordsOfImplementers(saidOf(entity, uses, answer.value as Row).join('\n'));
}

const exportOf = (list: ListPage, entity: EntityModel, buttons: readonly PageButton[]) =>
  buttons.find(({ EnCode }) => entity.actions.get(EnCode)?.verb === 'export' && list.entity === entity.name);

/** The same of the file that a list is exported to: its titles and first rows. */
async function inExport({ client, schema, path, list, row }: Opened): Promise<string[] | undefined> {
  const entity = buildEntity(list.entity, schema.Entities[list.entity]!);
  const button = exportOf(list, entity, list.toolbar ?? []);
  if (!button || entity.actions.get(button.EnCode)?.document !== undefined) return undefined;
  const Columns = list.columns.flatMap((use) => {
    const own = typeof use === 'string' ? { field: use } : use;
    const field = entity.fields.get(own.field);
    return field ? [{ dataIndex: field.name, title: ('title' in own && own.title) || field.title }] : [];
  });
  const answer = await client.call('Data/Export', {
    Entity: list.entity,
    EnCode: button.EnCode,
    Page: path,
    Filter: {},
    Columns: Columns as [(typeof Columns)[number]],
    FileName: list.title,
    DownType: DOWN_TYPE.Excel,
    Ids: [String(row['Id'])],
  });
  if (answer.message === '没有权限执行该操作') return undefined;
  if (answer.code !== 0) return [answer.message];
  const file = await fetch(`${school.urls[0]}${answer.value.Url}`, { headers: { 'x-token': client.token! } });
  const cells = await sheetCells(new Uint8Array(await file.arrayBuffer()));
  return [
    ...wordsOfImplementers(cells.flat().join('\n')),
    ...cells
      .flat()
      .filter((cell) => /^[[{]"/.test(String(cell)))
      .map((cell) => `raw JSON ${String(cell)}`),
  ];
}

interface Count {
  details: number;
  exports: number;
}

async function faultsOf(client: TestClient, seen: Set<string>, count: Count): Promise<string[]> {
  const base = await client.call('UserInfo/GetLoginBaseInfo');
  const me = base.value.Subject as Subject;
  const faults: string[] = [];
  for (const menu of await menuPages(client)) {
    if (seen.has(menu)) continue;
    let isEmpty = false;
    const { code, value } = await client.call('Data/Schema', { Path: menu });
    if (code !== 0) continue;
    const schema = value as SchemaAnswer;
    for (const path of drawnPages(schema, menu, me)) {
      const list = schema.Pages[path];
      if (list?.kind !== 'list' || BY_NAMES.has(path)) continue;
      for (const { call, input } of questionsOf(schema, path, me).filter((one) => one.call === 'Data/List')) {
        const key = JSON.stringify([scaled(me.Roles, []), input]);
        if (seen.has(key)) continue;
        const answer = await client.call(call, { ...input, Group: undefined } as never);
        const [row] = (answer.value?.rows ?? []) as Row[];
        isEmpty ||= !row;
        if (!row) continue;
        seen.add(key);
        const opened = { client, schema, path, list, row };
        count.details += 1;
        for (const word of await inDetail(opened)) faults.push(`detail of ${path} shows ${word}`);
        if (seen.has(`export ${path}`)) continue;
        const exported = await inExport(opened);
        if (exported === undefined) continue;
        seen.add(`export ${path}`);
        count.exports += 1;
        for (const word of exported) faults.push(`export of ${path} shows ${word}`);
      }
    }
    // What one role has seen with rows another need not ask for again.
    if (!isEmpty && scaled(false, true)) seen.add(menu);
  }
  return faults;
}

describe('Issue 16 nothing that only an implementer can read', () => {
  atLength(
    'stands in the detail of a row, or in an exported file, whatever list of whichever role',
    async () => {
      const { rows } = await school.database.query<{ role: string; login: string }>(
        `SELECT DISTINCT ON (r."RoleCode") r."RoleCode" AS role, u."LoginName" AS login
       FROM "SysRole" r JOIN "UserRole" ur ON ur."RoleId" = r."Id" AND ur."IsDeleted" = 0
       JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."State" = '1' AND u."IsDeleted" = 0 AND u."IsWeakPwd" = 0
       WHERE u."PwdHash" IS NOT NULL ORDER BY 1, 2`,
      );
      expect(rows.length).toBeGreaterThan(20);
      const seen = new Set<string>();
      const count = { details: 0, exports: 0 };
      const faults: string[] = [];
      // Those who see the most fields come first: the others are not asked again for what these have seen.
      const first = ['admin', 'school_admin'];
      const roles = rows.toSorted((one, other) => first.indexOf(other.role) - first.indexOf(one.role));
      for (const { role, login } of roles)
        for (const fault of await faultsOf(await school.as(login), seen, count))
          faults.push(`${role}: ${fault}`);
      expect(faults).toEqual([]);
      expect(count.details).toBeGreaterThan(70);
      expect(count.exports).toBeGreaterThan(20);
    },
  );

  it('the audit says by name what was changed, from what to what, as far as its reader sees the fields', async () => {
    const office = await school.as('school01');
    const admin = await school.as('admin');
    const [about] = (
      await school.database.query<Row>(
        `SELECT s."Id", s."Version", c."Id" AS class, c."ClassName" AS name, t."Id" AS teacher, t."TrueName" AS holder
         FROM "Student" s JOIN "ClassInfo" c ON c."Id" = s."ClassId"
         JOIN "Teacher" t ON t."Id" IS DISTINCT FROM c."HeadTeacherId" AND t."State" = '1' AND t."IsDeleted" = 0
         WHERE s."IsDeleted" = 0 AND s."BloodType" IS DISTINCT FROM '1' ORDER BY s."StudentNo", t."Id" LIMIT 1`,
      )
    ).rows;
    const { Id, Version, class: classId, teacher, holder } = about!;
    const newest = async (RowId: unknown) => {
      const asked = { Entity: 'system/AuditLog', Filter: { RowId }, PageSize: 1 };
      const [entry] = (await admin.call('Data/List', asked as never)).value.rows as Row[];
      const read = await admin.call('Data/Get', { Entity: asked.Entity, Id: String(entry!['Id']) });
      return String(read.value.ChangesName).split('\n');
    };
    const Data = { Id: String(Id), Version: Number(Version), BloodType: '1', Phone: '13900000001' };
    const saved = await office.call('Data/Save', {
      Entity: 'core/Student',
      EnCode: 'core.student.edit',
      Data,
    });
    expect(saved.message).toBe('');
    expect((await newest(Id)).toSorted()).toEqual([
      expect.stringMatching(/^手机号：(.+ → )?139\*{4}0001$/),
      expect.stringMatching(/^血型：(.+ → )?A型$/),
    ]);
    const given = await office.call('Data/Action', {
      EnCode: 'core.class.assignHead',
      Ids: [String(classId)],
      Params: { TeacherId: String(teacher) },
    });
    expect(given.code, given.message).toBe(0);
    expect(await newest(classId)).toContainEqual(
      expect.stringMatching(new RegExp(`^班主任：(.+ → )?${String(holder)}$`)),
    );
  });
});
