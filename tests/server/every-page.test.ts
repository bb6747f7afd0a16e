import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../src/contract/generated/codes.ts';
import type { CallName } from '../../src/contract/generated/calls.ts';
import type { SchemaAnswer } from '../../src/client/renderer/data.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { PageFile } from '../../src/contract/generated/meta.ts';
import { buildEntity, hasDisplayTwin } from '../../src/contract/model.ts';
import { twinKey } from '../../src/client/renderer/schema/fields.ts';
import { startBareSchool, type BareKind, type BareSchool } from '../_util/bare-school.ts';
import { drawnPages, menuPages, questionsOf } from '../_util/page-questions.ts';
import { wordsOfImplementers } from '../_util/plain-words.ts';
import { isAtLength, sampled, scaled } from '../_util/scale.ts';
import type { Answered, TestClient } from '../_util/server.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';

type Listed = { readonly rows: readonly Readonly<Record<string, unknown>>[] };

/** Lists of those who write schemas: what a menu item opens, and what browsers report of pages. */
const BY_NAMES: ReadonlySet<string> = new Set(['system/menu-tree', 'system/web-log']);

/** Names of the schemas among what a list shows. */
function namesShown(page: PageFile & { kind: 'list' }, schema: SchemaAnswer, { rows }: Listed): string[] {
  const entity = buildEntity(page.entity, schema.Entities[page.entity]!);
  const fields = [...page.columns, ...(page.card?.fields ?? [])].flatMap((use) => {
    const field = entity.fields.get(typeof use === 'string' ? use : use.field);
    return field ? [field] : [];
  });
  const texts = fields.flatMap((field) =>
    rows.map((row) => row[hasDisplayTwin(field) ? twinKey(field) : field.name] ?? ''),
  );
  return wordsOfImplementers(texts.map((text) => JSON.stringify(text)).join('\n'));
}

/** How many of the roles that have a page open it in a run that is no full one. */
const OPENERS = isAtLength ? 2 : 1;

/** How many pages, and calls that are asked in vain, the usual run tries. */
const PAGES = 120;
const CALLS = 60;

/** Who opens which pages: every role all of its own, or in their order as many as are to open a page. */
async function visitsOf(school: BareSchool, openers: number): Promise<[string, TestClient, string[]][]> {
  const opened = new Map<string, number>();
  const visits: [string, TestClient, string[]][] = [];
  const asked = new Set(sampled([...school.engine.catalog.pages.keys()], PAGES));
  for (const role of school.roles) {
    const client = await school.in(role);
    const pages = (await menuPages(client)).filter(
      (path) => asked.has(path) && (opened.get(path) ?? 0) < openers,
    );
    for (const path of pages) opened.set(path, (opened.get(path) ?? 0) + 1);
    visits.push([role, client, pages]);
  }
  return visits;
}

/**
 * What goes wrong when somebody in a role opens pages that the role has.
 * @param seen questions that need not be asked once more
 */
async function faultsOf(client: TestClient, pages: readonly string[], seen: Set<string>): Promise<string[]> {
  const base = await client.call('UserInfo/GetLoginBaseInfo');
  if (base.code !== 0) return [`${base.status} ${base.message}`];
  const me = base.value.Subject as Subject;
  const faults: string[] = [];
  for (const path of pages) {
    const answer = await client.call('Data/Schema', { Path: path });
    if (answer.code !== 0) {
      faults.push(`${path}: ${answer.status} ${answer.message}`);
      continue;
    }
    const schema = answer.value as SchemaAnswer;
    const questions = drawnPages(schema, path, me).flatMap((one) =>
      questionsOf(schema, one, me).map((question) => ({ one, question })),
    );
    for (const { one, question } of questions) {
      const key = JSON.stringify(question);
      if (seen.has(key)) continue;
      seen.add(key);
      const { status, code, message, value } = await client.call(question.call, question.input as never);
      const page = schema.Pages[one];
      if (code === 0 && question.call === 'Data/List' && page?.kind === 'list' && !BY_NAMES.has(one))
        for (const word of namesShown(page, schema, value as Listed)) faults.push(`${one} shows ${word}`);
      if (code !== 0)
        faults.push(
          `${path}${one === path ? '' : ` > ${one}`}: ${question.call} ${JSON.stringify(question.input)} → ${status} ${message}`,
        );
    }
  }
  return faults;
}

/** As much of a call's input schema as is needed to make one up. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly pattern?: string;
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Names that exist, and do not fit together: what is told of them must not repeat them. */
const MISFITS: Readonly<Record<string, unknown>> = {
  Entity: 'leave/LeaveApply',
  EntityName: 'core/Region',
  Source: 'leave/LeaveApply',
  EnCode: 'core.org.add',
  Path: 'system/role-list',
  Page: 'system/role-list',
  Field: 'CollegeId',
};

function madeUp(shape: Shape, name = '', unknown = false): unknown {
  if (!unknown && name in MISFITS) return MISFITS[name];
  if (shape.enum) return shape.enum[0];
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [madeUp(shape.items ?? {}, name, unknown)];
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, madeUp(inner, key, unknown)]),
      );
    default:
      return 'nothing';
  }
}

/** Whether a call lacks what it requires as any other that requires it, which the usual run asks once with nothing at all. */
function isOneOfMany({ required = [] }: Shape): boolean {
  const key = required.toSorted().join();
  const isKnown = lacking.has(key);
  lacking.add(key);
  return required.length > 0 && isKnown && !isAtLength;
}
const lacking = new Set<string>();

/** Nothing at all, names that exist nowhere, and names that do not fit together. */
const vainInputs = (shape: Shape): unknown[] => [
  {},
  madeUp({ ...shape, type: 'object' }, '', true),
  madeUp({ ...shape, type: 'object' }),
];

/** What stands in a refusal beside its text: of fields, of what is missing, of rows. */
function messagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'Message' && typeof one === 'string' ? [one] : messagesIn(one),
  );
}

/** The buttons of a menu's pages. */
const heldIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ attributes, children }) => [
    ...attributes.buttons.map(({ EnCode }) => EnCode),
    ...heldIn(children),
  ]);

/** Every page for every role takes minutes on a small machine that does other things too. */
const LONG = 600_000;

// A school without people leaves pages as empty as one without rows of modules, which is why a whole run looks at that one alone.
describe.each<BareKind>(isAtLength ? ['empty', 'people'] : ['people'])(
  'M10 M12 every page in the school %s',
  (kind) => {
    let school: BareSchool;
    beforeAll(async () => {
      school = await startBareSchool(kind);
    });
    afterAll(() => school?.close());

    it(
      'is told to roles that have it, without a failure and without a refusal',
      async () => {
        const faults: string[] = [];
        const visits = await visitsOf(school, scaled(Infinity, OPENERS));
        // Without a row, what a page asks has the same answer for every role that may ask.
        const alike = kind === 'empty' ? scaled(undefined, new Set<string>()) : undefined;
        // A few at a time, as people come: all at once would wait for the database's connections.
        const openAll = async () => {
          for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
            const [role, client, pages] = visit;
            for (const fault of await faultsOf(client, pages, alike ?? new Set()))
              faults.push(`${role}: ${fault}`);
          }
        };
        await Promise.all([openAll(), openAll(), openAll(), openAll()]);
        expect(faults).toEqual([]);
      },
      LONG,
    );

    it.skipIf(kind === 'empty')(
      'Issue 16 tells nobody what only an implementer can read, whatever is asked for in vain',
      async () => {
        const told = new Set<string>();
        let refused = 0;
        let pressed = 0;
        const hear = (asked: string, { message, value }: Answered) => {
          for (const text of [message, ...messagesIn(value)])
            if (wordsOfImplementers(text).length > 0) told.add(`${asked}: ${text}`);
        };
        for (const role of scaled(['student', 'counsellor', 'school_admin'], ['counsellor'])) {
          let client = await school.in(role);
          for (const [name, file] of sampled([...school.engine.catalog.calls], CALLS, ([one]) => one))
            for (const input of vainInputs(file.input as Shape).slice(
              isOneOfMany(file.input as Shape) ? 1 : 0,
            )) {
              if (file.body === 'multipart' || file.binary) continue;
              const answer = await client.call(name as CallName, input as never);
              if (answer.code !== 0) refused += 1;
              if (answer.code === ErrorCode.TokenExpired) client = await school.in(role);
              hear(`${role} ${name} ${JSON.stringify(input)}`, answer);
            }
          // The call asked last may have been the one that signs out.
          client = await school.in(role);
          const { value } = await client.call('UserRole/LoadMenuByUser');
          const shown = new Set<string>();
          for (const enCode of heldIn(value as MenuItem[])) {
            const known = school.engine.catalog.enCodes.get(enCode);
            if (!known) continue;
            // The usual run presses one of the buttons that say the same of themselves.
            const kind = Object.keys(known.action).toSorted().join() + known.action.verb;
            if (!isAtLength && shown.size === shown.add(kind).size) continue;
            const isForm = ['add', 'edit', 'save', 'submit'].includes(known.action.verb);
            const answer = isForm
              ? await client.call('Data/Save', { Entity: known.entity.name, EnCode: enCode, Data: {} })
              : await client.call('Data/Action', { EnCode: enCode, Ids: ['nobody'], Params: {} });
            if (answer.code !== 0) pressed += 1;
            hear(`${role} ${enCode}`, answer);
          }
        }
        expect([...told]).toEqual([]);
        expect(refused).toBeGreaterThan(isAtLength ? 300 : CALLS / 2);
        expect(pressed).toBeGreaterThan(scaled(100, 30));
      },
    );
  },
);
