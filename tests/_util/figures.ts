import { readFileSync } from 'node:fs';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type {
  CallFigure,
  CallFile,
  CallSource,
  Drill,
  PageBlock,
  PageFile,
} from '../../src/contract/generated/meta.ts';
import { isLayout } from '../../src/contract/layouts.ts';
import { blocksOf } from '../../src/contract/page.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import { figuresOf } from './query-figures.ts';
import { sampled } from './scale.ts';
import { firstInSight } from './sight.ts';
import type { TestClient, TestSchool } from './server.ts';
import { callSourcesOf } from '../../src/contract/page-names.ts';

/** What came of holding the numbers of pages against their lists. */
export interface Compared {
  readonly wrong: string[];
  readonly calls: Set<string>;
  compared: number;
  /** Numbers that were held against the list that a press on them opens. */
  drilled: number;
}

/** Rows of an answer that are looked at; what holds for these holds for the others. */
const MOST_ROWS = 3;

/** How many of the calls that pages show are asked in the usual run. */
const CALLS = 40;

/** Now at the school. */
const now = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const callOf = (name: string): CallFile =>
  JSON.parse(readFileSync(`schemas/calls/${name}.json`, 'utf8')) as CallFile;

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/** Somebody who has the role, and few others; undefined where nobody does. */
export async function holderOf(school: TestSchool, role: string): Promise<TestClient | undefined> {
  const { rows } = await school.database.query<{ LoginName: string }>(
    `SELECT u."LoginName" FROM "SysUser" u
     JOIN (SELECT ur."UserId", array_agg(r."RoleCode"::text) AS codes FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId"
       WHERE ur."IsDeleted" = 0 GROUP BY 1) held ON held."UserId" = u."Id"
     WHERE $1 = ANY(held.codes) AND u."State" = '1' AND u."IsWeakPwd" = 0 AND u."LoginName" NOT IN ('weak01', 'locked01')
       AND u."Id" NOT IN (SELECT n."UserId" FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId"
         WHERE n."UserId" IS NOT NULL AND (n."CheckinState" = '5' OR b."State" = '3'))
     ORDER BY cardinality(held.codes), u."LoginName" LIMIT 1`,
    [role],
  );
  return rows[0] && school.as(rows[0].LoginName);
}

/**
 * Asks, as one holder of each role, for every number of the pages that the role opens, and for the list that it stands for;
 * in the usual run a page is opened by the first of the roles that reach the same students.
 */
export async function compareFigures(school: TestSchool, roles: readonly string[]): Promise<Compared> {
  const found: Compared = { wrong: [], calls: new Set(), compared: 0, drilled: 0 };
  const isFirst = firstInSight(school);
  const wanted = sampledCalls(school);
  for (const role of roles) {
    const client = await holderOf(school, role);
    if (!client) continue;
    const asked = new Set<string>();
    for (const [path, page] of await pagesOf(school, client)) {
      if (!isFirst(role, path)) continue;
      await compareDrills(school, client, found, role, path, page, wanted);
      for (const [, source] of callSourcesOf(page)) {
        if (!wanted.has(source.call)) continue;
        const figures = figuresOf(callOf(source.call), school.engine.catalog.entities);
        if (!figures.some(({ entity }) => entity !== undefined)) continue;
        for (const input of await inputsOf(client, page, source)) {
          const key = JSON.stringify([source.call, input]);
          if (asked.has(key)) continue;
          asked.add(key);
          await compareOne(client, found, figures, { role, path, call: source.call, input });
        }
      }
    }
  }
  return found;
}

/** The calls that pages show of which this run asks. */
function sampledCalls({ engine: { catalog } }: TestSchool): ReadonlySet<string> {
  const shown = [...catalog.pages.values()].flatMap((page) =>
    callSourcesOf(page).map(([, source]) => source.call),
  );
  return new Set(sampled([...new Set(shown)], CALLS));
}

/** Those of them whose numbers are the totals of lists. */
export function countedCalls(school: TestSchool): string[] {
  const { catalog } = school.engine;
  return [...sampledCalls(school)]
    .filter((name) => figuresOf(callOf(name), catalog.entities).some(({ entity }) => entity !== undefined))
    .sort();
}

/** Pages of somebody's menu, and the tabs in them. */
async function pagesOf(school: TestSchool, client: TestClient): Promise<[string, PageFile][]> {
  const menu = leaves((await client.call('UserRole/LoadMenuByUser')).value as MenuItem[]);
  const waiting = menu.map(({ attributes }) => attributes.comment).filter((path) => path && !isLayout(path));
  const found = new Map<string, PageFile>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = school.engine.catalog.pages.get(path);
    if (!page || found.has(path)) continue;
    found.set(path, page);
    if (page.kind === 'tabs') waiting.push(...page.tabs.map((tab) => tab.page));
    if (page.kind === 'list' && page.detail !== undefined) waiting.push(page.detail);
  }
  return [...found];
}

/** What a page asks with: for a page about a row, the first rows that its reader finds. */
async function inputsOf(client: TestClient, page: PageFile, { input = {} }: CallSource): Promise<Row[]> {
  const isOfRow = Object.values(input).some((source) =>
    compileCondition(source).reads.some((path) => path.startsWith('row.')),
  );
  if (!isOfRow) return [valuesOf(input, {})];
  const entity = 'entity' in page && typeof page.entity === 'string' ? page.entity : undefined;
  if (entity === undefined) return [];
  const answer = await client.call('Data/List', { Entity: entity, Filter: {}, PageIndex: 1, PageSize: 2 });
  return ((answer.value?.rows ?? []) as Row[]).map((row) => valuesOf(input, { row }));
}

/** Formulas worked out, without those that give nothing. */
function valuesOf(formulas: Readonly<Record<string, string>>, names: Row): Row {
  const scope = { row: {}, filter: {}, me: {}, now: now(), ...names };
  return Object.fromEntries(
    Object.entries(formulas).flatMap(([name, source]) => {
      const value = compileCondition(source).evaluate(scope);
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The numbers of a block that lead to rows, each with its way. */
function drilledIn(block: PageBlock): (readonly [field: string, drill: Drill])[] {
  if (block.block === 'figures' || block.block === 'table')
    return block.items.flatMap(({ field, drill }) => (drill ? [[field, drill] as const] : []));
  if (block.block !== 'chart' || !block.drill) return [];
  return [block.y].flat().map(({ field }) => [field, block.drill!] as const);
}

/** Asks for the list that each number of a page opens, as the page that is opened asks for it. */
async function compareDrills(
  school: TestSchool,
  client: TestClient,
  found: Compared,
  role: string,
  path: string,
  page: PageFile,
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (const block of blocksOf(page)) {
    const drilled = drilledIn(block);
    const source = 'source' in block && 'call' in block.source ? block.source : undefined;
    if (drilled.length === 0 || !source || !wanted.has(source.call)) continue;
    for (const input of await inputsOf(client, page, source)) {
      const answer = await client.call(source.call as never, input as never);
      if (answer.code !== 0) continue;
      for (const row of ([answer.value].flat() as Row[]).slice(0, MOST_ROWS))
        for (const [field, drill] of drilled) {
          const Filter = valuesOf(drill.filter, { row });
          // A way without one of its values is none.
          if (Object.keys(Filter).length < Object.keys(drill.filter).length) continue;
          const target = school.engine.catalog.pages.get(drill.page);
          const Entity = target?.kind === 'list' ? target.entity : '';
          const asked = { Entity, Page: drill.page, Filter, PageIndex: 1, PageSize: 1 };
          const list = await client.call('Data/List', asked);
          if (list.code !== 0) continue;
          found.drilled += 1;
          if (list.value?.total !== row[field])
            found.wrong.push(
              `${role} ${path} ${field} -> ${drill.page} ${JSON.stringify(Filter)}: ${String(row[field])}, list ${String(list.value?.total)}`,
            );
        }
    }
  }
}

async function compareOne(
  client: TestClient,
  found: Compared,
  figures: readonly CallFigure[],
  { role, path, call, input }: { role: string; path: string; call: string; input: Row },
): Promise<void> {
  const answer = await client.call(call as never, input as never);
  if (answer.code !== 0) return;
  const rows = ([answer.value].flat() as Row[]).slice(0, MOST_ROWS);
  for (const { fields, when, entity, filter = {}, roles } of figures) {
    if (entity === undefined || (roles && !roles.includes(role))) continue;
    if (when !== undefined && !compileCondition(when).test({ input })) continue;
    for (const row of rows)
      for (const field of fields) {
        const Filter = valuesOf(filter, { row, input, today: now().slice(0, 10) });
        const list = await client.call('Data/List', { Entity: entity, Filter, PageIndex: 1, PageSize: 1 });
        // Who opens no list of these rows has none to compare with.
        if (list.code !== 0) continue;
        found.compared += 1;
        found.calls.add(call);
        if (list.value?.total !== row[field])
          found.wrong.push(
            `${role} ${path} ${call} ${field} ${JSON.stringify(Filter)}: ${String(row[field])}, list ${String(list.value?.total)}`,
          );
      }
  }
}
