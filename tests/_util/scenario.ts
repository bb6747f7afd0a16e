import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { FileStore } from '../../src/server/storage/file-store.ts';
import type { Filter } from '../../src/server/data/read/filter.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { workedNow } from '../../src/server/data/counted/worked-now.ts';
import { entityOf } from '../../src/server/data/entities.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { changeRow, lockRow } from '../../src/server/data/write/system-write.ts';
import type { People } from '../../src/server/data/engine.ts';
import { groupedAction } from '../../src/server/engine-answers.ts';
import { stepFigures } from '../../src/server/engines/checklist/figures.ts';
import { callersSteps } from '../../src/server/engines/checklist/hub.ts';
import { checklists } from '../../src/server/engines/checklist/index.ts';
import { checklistNamed } from '../../src/server/engines/checklist/lists.ts';
import { copies } from '../../src/server/engines/copy/index.ts';
import { notify } from '../../src/server/engines/notify/index.ts';
import { papers } from '../../src/server/engines/paper/index.ts';
import { partsOf } from '../../src/server/engines/paper/parts.ts';
import { TELLINGS } from '../../src/server/engines/paper/tell.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';
import { tellRows } from '../../src/server/engines/rows/tell.ts';
import { handout } from '../../src/server/engines/handout/index.ts';
import { slot } from '../../src/server/engines/slot/index.ts';
import { answerAlone } from '../../src/server/http/group-commit.ts';
import { actionAsked } from '../../src/server/jobs/tasks/act-through.ts';
import type { Children } from '../../src/server/data/write/children.ts';
import { checkTexts } from '../../src/server/judge/check.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { isAtLength } from './scale.ts';
import { openTestEngine, refusalOf, type TestEngine } from './engine.ts';
import { visited, type Visit } from './scenario-intake.ts';

/** When the rows were made that are there before. */
const GIVEN = '2026-11-01 08:00:00';

interface Doing {
  /** One of the people of the scenario. */
  readonly as: string;
  /** Why it is meant so, where the person is warned. */
  readonly meant?: string;
  /** What the person is told in place of an answer; … at its end stands for what follows, such as times. */
  readonly refused?: string;
  /** What the answer has, among other things. */
  readonly expect?: unknown;
}

/** A row is saved by a button; later steps name it as `$` and its name. */
interface Save extends Doing {
  readonly save: string;
  readonly by: string;
  readonly row: Row;
  /** Lines of sub-tables, by their entity. */
  readonly lines?: Readonly<Record<string, readonly Row[]>>;
  readonly name?: string;
}

/** A button is pressed on rows; later steps name the row that comes of it. */
interface Act extends Doing {
  readonly act: string;
  readonly rows: readonly string[];
  readonly params?: Row;
  /** The parameter Answers, by questions of a paper that was asked for before: `$name.1` is its first. */
  readonly answers?: Row;
  readonly name?: string;
}

/** What a form that a button saves is told while it is typed. */
interface Type extends Doing {
  readonly type: string;
  readonly row: Row;
}

/** Later steps name the first row of a list. */
interface List extends Doing {
  readonly list: string;
  /** The list page that asks, with its own conditions. */
  readonly page?: string;
  readonly tab?: string;
  readonly filter?: Filter;
  /** A field of the page's columns, with - the other way round. */
  readonly sort?: string;
  readonly name?: string;
}

/** A call that counts, or tells of a paper or a checklist; later steps name the row that it tells of. */
interface Ask extends Doing {
  readonly ask: string;
  readonly input?: Row;
  readonly name?: string;
  /** Names that stand nowhere in what is told. */
  readonly without?: readonly string[];
}

/** The program writes rows, such as times that have passed. */
interface Put extends Doing {
  readonly put: string;
  readonly rows: readonly string[];
  readonly row: Row;
}

/** Whoever reads the tables finds in the rows of some entities none of these names and no time but the day, and their Ids in no row of others. */
interface Raw extends Doing {
  readonly raw: readonly string[];
  readonly without: readonly string[];
  readonly apart: readonly string[];
}

/** What time alone asks for of the engines is done once. */
interface Minute extends Doing {
  readonly minute: true;
}

/** Somebody without a session; later steps name the ticket. */
interface Visiting extends Doing, Visit {
  readonly name?: string;
}

/** What people do one after another with the entities and calls of an application, and what comes of it. */
export interface Scenario {
  readonly title: string;
  readonly people: Readonly<Record<string, Partial<Subject>>>;
  /** Rows that are there before, by their entity. */
  readonly given?: Readonly<Record<string, readonly Row[]>>;
  readonly steps: readonly (Save | Act | Type | List | Ask | Put | Raw | Minute | Visiting)[];
}

/** The scenarios of an application by their files. */
export function scenariosOf(app: string): [file: string, Scenario][] {
  const folder = join(app, 'scenarios');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Scenario]);
}

/** A folder with the schemas of an application beside those of another, such as the product's. */
export function appBeside(base: string, app: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'xgt-app-'));
  cpSync(base, folder, { recursive: true });
  cpSync(app, folder, { recursive: true, filter: (path) => !path.startsWith(join(app, 'scenarios')) });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What is wrong with an application beside another one: in the usual run in its own files, for the others are judged by themselves. */
export function problemsBeside(folder: string, app: string): string[] {
  const own = readTexts(app);
  return checkTexts(readTexts(folder), (file) => isAtLength || own.has(file)).map(problemLine);
}

/** What applications that are written in schemas alone ask of the engines. */
const ENGINES: ModuleTable = [checklists, copies, handout, notify, slot, papers];

/** Goes through a scenario on an engine of its own; the product's own ask for its modules too. */
export async function runScenario(
  folder: string,
  { people, given = {}, steps }: Scenario,
  modules: ModuleTable = ENGINES,
  /** The accounts behind people, where flows look for them. */
  accounts?: People,
): Promise<void> {
  const test = await openTestEngine(folder, modules, accounts);
  const rows = new Map<string, string>();
  const program = programCaller('scenario', 'given');
  try {
    for (const [entity, list] of Object.entries(given))
      for (const row of list)
        await test.write((tx) =>
          insertRow(tx, test.engine.catalog.entities.get(entity)!, row, { caller: program, now: GIVEN }),
        );
    for (const [at, step] of steps.entries()) {
      const subject = people[step.as];
      if (!subject) throw new Error(`step ${at + 1} is done by ${step.as}, whom the scenario does not know`);
      const work = () => done(test, rows, { UserId: step.as, ...subject }, step);
      const place = `step ${at + 1} ${JSON.stringify(step)}`;
      if (step.refused !== undefined) expectRefusal(await refusalOf(work()), step.refused, place);
      else {
        const answer = await work();
        if (step.expect !== undefined) expectHas(answer, step.expect, place);
      }
    }
  } finally {
    await test.close();
  }
}

function expectRefusal(told: string, wanted: string, place: string): void {
  if (wanted.endsWith('…')) expect(told.slice(0, wanted.length - 1), place).toBe(wanted.slice(0, -1));
  else expect(told, place).toBe(wanted);
}

/** A list has so many rows, each with what is said of it; where a row has to have no value, it says null. */
function expectHas(answer: unknown, wanted: unknown, place: string): void {
  if (Array.isArray(wanted)) expect(answer, place).toHaveLength(wanted.length);
  expect(answer, place).toMatchObject(wanted as object);
}

async function done(
  test: TestEngine,
  rows: Map<string, string>,
  subject: Partial<Subject>,
  step: Scenario['steps'][number],
): Promise<unknown> {
  const { meant } = step;
  const caller = { ...test.as(subject), ...(meant === undefined ? {} : { meant }) };
  const { engine } = test;
  if ('save' in step) {
    const saved = await test.save(
      caller,
      step.save,
      step.by,
      named(rows, step.row) as Row,
      named(rows, step.lines) as Children | undefined,
    );
    if (step.name !== undefined) rows.set(step.name, saved.Id);
    return saved;
  }
  if ('act' in step) {
    const answer = await acted(test, caller, step.act, named(rows, step.rows) as string[], {
      ...(named(rows, step.params ?? {}) as Row),
      ...answersOf(rows, step),
    });
    if (step.name !== undefined) rows.set(step.name, String((answer as { Id: unknown }).Id));
    return answer;
  }
  if ('type' in step)
    return workedNow(engine, caller, { EnCode: step.type, Data: named(rows, step.row) as Row });
  if ('list' in step) {
    const Filter = named(rows, step.filter ?? {}) as Filter;
    const list = await listRows(engine, caller, {
      Entity: step.list,
      Filter,
      Page: step.page,
      Tab: step.tab,
      ...(step.sort === undefined ? {} : orderOf(step.sort)),
    });
    if (step.name !== undefined) rows.set(step.name, String(list.rows[0]?.['Id']));
    return list;
  }
  if ('visit' in step) {
    const answer = await visited(engine, caller, named(rows, step) as Visit);
    if (step.name !== undefined) rows.set(step.name, String(answer));
    return answer;
  }
  if ('minute' in step) {
    await runClockRules(engine);
    for (const module of engine.modules) await module.everyMinute?.(engine);
    return undefined;
  }
  if ('raw' in step) return requireNameless(test, step);
  if ('put' in step) return put(test, named(rows, step) as Put);
  const call = engine.catalog.calls.get(step.ask);
  const input = named(rows, step.input ?? {}) as Row;
  if (call?.answer === 'query') return askQuery(engine, caller, call, input);
  if (call?.answer === 'rows') return tellRows(engine, caller, call, input);
  if (call?.action) {
    const { EnCode, Ids, Params } = actionAsked(call.action, input);
    return acted(test, caller, EnCode, [...Ids], Params);
  }
  if (call?.checklist) {
    const list = checklistNamed(engine, call.checklist.of);
    return call.checklist.tells === 'own'
      ? callersSteps(engine, caller, list)
      : stepFigures(engine, caller, list, call.checklist);
  }
  if (!call?.paper)
    throw new Error(`${step.ask} neither acts nor counts, nor tells of rows, a paper or a checklist`);
  const { of, tells } = call.paper;
  const parts = partsOf(engine, of);
  const told = await TELLINGS[tells]({ engine, parts, caller, input, files: NO_FILES });
  if (step.name !== undefined) {
    rows.set(step.name, String((told as Row)['Id']));
    const questions = ((told as Row)['Questions'] ?? []) as readonly Row[];
    questions.forEach(({ Id }, at) => rows.set(`${step.name}.${at + 1}`, String(Id)));
  }
  for (const name of step.without ?? []) expect(JSON.stringify(told)).not.toContain(`"${name}"`);
  return told;
}

function answersOf(rows: ReadonlyMap<string, string>, { answers }: Act): Row {
  if (answers === undefined) return {};
  const keyed = Object.entries(answers).map(([key, value]) => [rows.get(key.slice(1)) ?? key, value]);
  return { Answers: JSON.stringify(Object.fromEntries(keyed)) };
}

const orderOf = (sort: string) => ({
  sortField: sort.replace(/^-/, ''),
  sortOrder: sort.startsWith('-') ? 'descend' : 'ascend',
});

/** No scenario reads a workbook. */
const NO_FILES = null as unknown as FileStore;

async function put({ engine, write }: TestEngine, { put: entity, rows, row }: Put): Promise<void> {
  await write(async (tx) => {
    const context = { engine, tx, caller: programCaller('scenario', 'put'), now: GIVEN };
    for (const id of rows)
      await changeRow(context, entity, await lockRow(context, entity, id), row, 'scenario');
  });
}

async function requireNameless({ engine }: TestEngine, { raw, without, apart }: Raw): Promise<void> {
  const stored = async (names: readonly string[]) => {
    const tables = names.map((name) => entityOf(engine, name).table);
    const answers = tables.map((table) =>
      engine.database.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM "${table}" t`, []),
    );
    return (await Promise.all(answers)).flatMap(({ rows }) => rows.map(({ row }) => row));
  };
  const found = await stored(raw);
  expect(found.length).toBeGreaterThan(0);
  const written = JSON.stringify(found);
  for (const name of without) expect(written).not.toContain(`"${name}"`);
  expect(written).not.toMatch(/T(?!00:00:00)\d\d:\d\d:\d\d/);
  const others = JSON.stringify(await stored(apart));
  for (const row of found) expect(others).not.toContain(String(row['Id']));
}

/** A moment as texts carry it, by Shanghai's clock. */
const wireTime = (moment: number) =>
  new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A button that many press in the same second is answered as the server answers it: in a group, here of one. */
async function acted(test: TestEngine, caller: Caller, enCode: string, ids: string[], params: Row) {
  const group = groupedAction(test.engine, caller, { EnCode: enCode, Ids: ids, Params: params });
  if (!group) return test.act(caller, enCode, ids, params);
  const input = { EnCode: enCode, Ids: ids, Params: params };
  return test.write((tx) => answerAlone(tx, group, { caller, input }));
}

/** Values with the Ids of the rows that they name, times so many minutes from now (@-30), and days from today (@1d, @1d 10:00:00). */
function named(rows: ReadonlyMap<string, string>, value: unknown): unknown {
  if (typeof value === 'string') {
    const [, minutes] = /^@(-?\d+)$/.exec(value) ?? [];
    if (minutes !== undefined) return wireTime(Date.now() + Number(minutes) * 60_000);
    const [, days, clock = ''] = /^@(-?\d+)d( .+)?$/.exec(value) ?? [];
    if (days !== undefined) return `${wireTime(Date.now() + Number(days) * 86_400_000).slice(0, 10)}${clock}`;
    return value.startsWith('$') ? rows.get(value.slice(1)) : value;
  }
  if (Array.isArray(value)) return value.map((one) => named(rows, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(rows, one)]));
}
