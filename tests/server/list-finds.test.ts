import { afterAll, beforeAll, expect, it } from 'vitest';
import roles from '../../schemas/menus/roles.json';
import type { ListPage } from '../../src/contract/generated/meta.ts';
import { isLayout } from '../../src/contract/layouts.ts';
import { buildEntity, type EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { resolveColumns } from '../../src/client/renderer/schema/uses.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import { isAtLength, sampled } from '../_util/scale.ts';
import { firstInSight } from '../_util/sight.ts';
import { startSchool, type Answered, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school?.close());

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/** What is asked of a list, in words, and how it is asked. */
type Question = readonly [said: string, asked: Row];

const isSeen = (value: unknown) => value !== null && value !== undefined && !String(value).includes('*');

/** Questions that a row of a list answers: each of its texts that the keyword looks in, and each value that a filter has. */
function findsOf(page: ListPage, entity: EntityModel, row: Row): Question[] {
  const uses = page.filters ?? [];
  const isStudents = uses.some((use) => typeof use !== 'string' && use.student === true);
  const names = uses.flatMap((use) => (typeof use === 'string' ? use : (use.field ?? [])));
  const shown = page.columns.map((use) => (typeof use === 'string' ? use : use.field));
  const texts = isStudents || names.includes('Keyword') ? [...(entity.file.search ?? []), entity.label] : [];
  const sought = texts.filter((name) => shown.includes(name) && typeof row[name] === 'string' && row[name]);
  const filled = names.filter((name) => entity.fields.has(name) && ![row[name]].flat().includes(undefined));
  return [
    ...sought.map((name): Question => [`Keyword ${name}`, { Keyword: row[name] }]),
    ...filled.map((name): Question => [
      name,
      { [name]: Array.isArray(row[name]) ? [row[name][0]] : row[name] },
    ]),
  ].filter(([, asked]) => Object.values(asked).flat().every(isSeen));
}

/** Orders that the heads of a list offer. */
function ordersOf(path: string, page: ListPage, { name, file }: EntityModel): Row[] {
  const columns = resolveColumns(page.columns, buildEntity(name, file), { file: path, pointer: '' });
  return columns.flatMap((column) =>
    'fault' in column || !column.sortable
      ? []
      : ['ascend', 'descend'].map((sortOrder) => ({ sortField: column.key, sortOrder })),
  );
}

const rowsOf = ({ code, value }: Answered<{ rows: Row[] } | null>): Row[] =>
  code === 0 && value ? value.rows : [];

/** What a list that somebody has opened does not find or order. */
async function faultsOf(client: TestClient, path: string, page: ListPage, Tab: string | undefined) {
  const entity = school.engine.catalog.entities.get(page.entity)!;
  const base = { Entity: entity.name, Page: path, ...(Tab === undefined ? {} : { Tab }), PageIndex: 1 };
  const opened = await client.call('Data/List', { ...base, PageSize: 10, Filter: {} });
  const [row] = rowsOf(opened);
  if (!row) return opened.code === 0 ? [] : [`opens with ${opened.message}`];
  const faults: string[] = [];
  for (const [said, Filter] of findsOf(page, entity, row)) {
    const found = await client.call('Data/List', { ...base, PageSize: 100, Filter });
    const isThere = rowsOf(found).some(({ Id }) => Id === row['Id']) || found.value?.total > 100;
    if (!isThere) faults.push(`${said} ${JSON.stringify(Filter)}: ${found.message || 'not found'}`);
  }
  for (const order of ordersOf(path, page, entity)) {
    const sorted = await client.call('Data/List', { ...base, PageSize: 10, Filter: {}, ...order });
    if (sorted.value?.total !== opened.value.total) faults.push(`${order['sortField']}: ${sorted.message}`);
  }
  return faults;
}

it('16.13 a list finds by its keyword and filters what stands in it, and takes every order of its heads', async () => {
  const faults: string[] = [];
  const lists = [...school.engine.catalog.pages].filter(([, { kind }]) => kind === 'list');
  const wanted = new Set(sampled(lists, 70, ([path]) => path).map(([path]) => path));
  const isFirst = firstInSight(school);
  let looked = 0;
  for (const { code } of roles.roles) {
    const { rows } = await school.database.query<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0 JOIN "SysRole" r ON r."Id" = ur."RoleId"
       WHERE r."RoleCode" = $1 AND u."State" = '1' AND u."IsWeakPwd" = 0 AND u."LoginName" NOT IN ('weak01', 'locked01') ORDER BY 1 LIMIT 1`,
      [code],
    );
    if (!rows[0]) continue;
    const client = await school.as(rows[0].LoginName);
    const menu = leaves((await client.call('UserRole/LoadMenuByUser')).value as MenuItem[]);
    for (const path of new Set(menu.map(({ attributes }) => attributes.comment))) {
      const page = school.engine.catalog.pages.get(path);
      if (isLayout(path) || page?.kind !== 'list' || !wanted.has(path) || !isFirst(code, path)) continue;
      looked += 1;
      for (const tab of page.tabs?.map(({ key }) => key) ?? [undefined])
        for (const fault of await faultsOf(client, path, page, tab))
          faults.push(`${code} ${path} ${tab ?? ''}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(looked).toBeGreaterThan(isAtLength ? 150 : 20);
}, 240_000);
