import { hash } from 'node:crypto';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ClockRule } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { rowReads } from '../../../contract/formula-order.ts';
import { lookedAt } from '../../../contract/looked-at.ts';
import { makeRows } from '../write/acts/make-others.ts';
import { refusalOf } from '../write/acts/refusal-of.ts';
import { updateRows } from '../write/bulk-write.ts';
import { BY_CLOCK } from './by-clock.ts';
import { databaseNow } from './clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { dueRowsSql } from './due-rows.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { storedProblems, workedOut } from '../write/judge-coming.ts';
import type { WriteContext } from '../module.ts';
import { runAfterStore, runAfterWritten } from '../write/hooks.ts';
import { programCaller } from '../access/program-caller.ts';
import { readersOf } from '../read/readers.ts';
import { oneByOne } from './one-by-one.ts';
import { isNotRefused, noteRefusal, type TimedWork } from './refused-today.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

const CLOCK = programCaller('系统', 'clock');

/**
 * Applies every entity's `clock` rules once: changes that time alone makes, such as a leave that begins. A rule is one
 * guarded UPDATE, so several nodes may run it at once; where formulas or rules look at what it changes, each row is judged,
 * and one that is refused stays as it is, of which modules are told. Each rule has a transaction of its own: one that fails
 * leaves the others alone, and its failure is thrown when they are done. @returns the number of rows changed
 */
export async function runClockRules(engine: Engine, database: Database = engine.database): Promise<number> {
  let changed = 0;
  const open = [...engine.catalog.entities.values()].filter(
    ({ name }) => engine.catalog.closed.entity(name) === undefined,
  );
  const rules = open.flatMap((entity) => (entity.file.clock ?? []).map((rule) => ({ entity, rule })));
  await oneByOne(rules, async ({ entity, rule }) => {
    changed += await database.transaction((tx) => runOne(engine, tx, entity, rule));
  });
  return changed;
}

async function runOne(
  engine: Engine,
  tx: Transaction,
  entity: EntityModel,
  rule: ClockRule,
): Promise<number> {
  const context: WriteContext = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
  if (!(await isItsTurn(context, entity, rule))) return 0;
  return isJudged(engine, entity, rule) ? runJudged(context, entity, rule) : runRule(context, entity, rule);
}

/** Whether a rule is looked at now; one that is done once a day notes the day with what it changes, so that no other node does it too. */
async function isItsTurn(
  { tx, now }: WriteContext,
  { name }: EntityModel,
  rule: ClockRule,
): Promise<boolean> {
  if (rule.daily === undefined) return true;
  if (now.slice(11, 16) < rule.daily) return false;
  const key = `${DAILY}${name} ${hash('sha256', JSON.stringify(rule), 'hex').slice(0, 16)}`;
  const { rowCount } = await tx.query(
    `INSERT INTO sys_meta AS m (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE m.value < excluded.value`,
    [key, now.slice(0, 10)],
  );
  return rowCount === 1;
}

/**
 * Whether rows are judged one by one: others are made of them, a formula or rule, of the entity itself or of rows that refer to it,
 * looks at what the clock changes, or rows are handed out by it. Those have to stand as soon as the row does: another node may
 * tell them in the same second.
 */
function isJudged({ catalog }: Engine, entity: EntityModel, { set = {}, makes }: ClockRule): boolean {
  if (makes || Object.values(set).some((value) => typeof value === 'object')) return true;
  const handed = rowReads(entity.file.handout?.when ?? 'true');
  if (handed.some((name) => Object.hasOwn(set, name))) return true;
  const looked = lookedAt(entity);
  const readers = readersOf(catalog, entity.name);
  return Object.keys(set).some((name) => looked.has(name) || readers.some(({ fields }) => fields.has(name)));
}

/** Begins the note of the day that a daily rule was done on. */
const DAILY = 'clock-day:';

async function runRule(context: WriteContext, entity: EntityModel, rule: ClockRule): Promise<number> {
  const { tx } = context;
  const binder = new Binder();
  const where = dueRowsSql(context.engine, entity, rule, context.now, binder);
  const assignments = Object.entries(rule.set ?? {}).map(([name, value]) => {
    const field = entity.fields.get(name)!;
    const kind = FIELD_KINDS[field.type];
    return `${ident(name)} = ${binder.bind(kind.prepare(value, field))}::${kind.column(field)}`;
  });
  const { rows } = await tx.query<{ Id: string }>(
    `UPDATE ${ident(entity.table)} t SET ${assignments.join(', ')}, "Version" = "Version" + 1
     WHERE t."IsDeleted" = 0 AND ${where} RETURNING t."Id"`,
    binder.values,
  );
  const ids = rows.map(({ Id }) => Id);
  await runAfterWritten(context, { entity, ids, fields: Object.keys(rule.set ?? {}), enCode: BY_CLOCK });
  return ids.length;
}

const NOTES = 'clock:';
const ROWS_AT_ONCE = 500;

async function runJudged(context: WriteContext, entity: EntityModel, rule: ClockRule): Promise<number> {
  const work = { notes: NOTES, today: context.now.slice(0, 10) };
  let changed = 0;
  let last = '';
  for (;;) {
    const rows = await dueRows(context, entity, rule, work, last);
    changed += await changeJudged(context, entity, rule, work, rows);
    if (rows.length < ROWS_AT_ONCE) return changed;
    last = String(rows.at(-1)!['Id']);
  }
}

/** Rows that another node is at are left to it. */
async function dueRows(
  context: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  work: TimedWork,
  after: string,
): Promise<Row[]> {
  const binder = new Binder();
  const { rows } = await context.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND t."Id" > ${binder.bind(after)} AND ${dueRowsSql(context.engine, entity, rule, context.now, binder)}
       AND ${isNotRefused(work, entity, binder)} ORDER BY t."Id" LIMIT ${ROWS_AT_ONCE} FOR UPDATE OF t SKIP LOCKED`,
    binder.values,
  );
  return rows;
}

async function changeJudged(
  context: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  work: TimedWork,
  rows: readonly Row[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const coming = rows.map((before) => ({
    before,
    after: workedOut(context, entity, { before, after: { ...before, ...written(context, rule, before) } }),
  }));
  const problems = await storedProblems(context, entity, coming);
  const reasons = problems.map((found) => found.map(({ Message }) => Message));
  const passed = coming.filter((_row, index) => reasons[index]!.length === 0);
  let settled = 0;
  if (rule.makes)
    for (const row of passed)
      if (await isStillDue(context, entity, rule, row.before))
        reasons[coming.indexOf(row)]!.push(...(await changeAndMake(context, entity, rule, row)));
      else settled += 1;
  else await store(context, entity, passed);
  for (const [index, row] of rows.entries())
    if (reasons[index]!.length > 0 && (await noteRefusal(context, work, entity, row)))
      await tellOf(context, entity, rule, row, reasons[index]!.join('；'));
  return reasons.filter((found) => found.length === 0).length - settled;
}

/** What was made for the rows before it may have settled a row: of two misses of a person in one minute the first alone makes a ban. */
async function isStillDue(
  { engine, tx, now }: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  { Id }: Row,
): Promise<boolean> {
  const binder = new Binder();
  const { rowCount } = await tx.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."Id" = ${binder.bind(Id)} AND ${dueRowsSql(engine, entity, rule, now, binder)}`,
    binder.values,
  );
  return rowCount === 1;
}

/** What a rule writes into a row: values as they stand, formulas worked out. */
const written = ({ now }: WriteContext, { set = {} }: ClockRule, row: Row): Row =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      name,
      typeof value === 'object' ? (compileCondition(value.value).evaluate({ row, now }) ?? null) : value,
    ]),
  );

async function store(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly { before: Row; after: Row }[],
): Promise<void> {
  if (rows.length > 0) await updateRows(context, entity, rows);
  await runAfterStore(context, { entity, rows, enCode: '' });
}

/** Changes a row and makes those that come with it, all or nothing. @returns why nothing was done */
async function changeAndMake(
  context: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  row: { before: Row; after: Row },
): Promise<string[]> {
  const refusal = await refusalOf(context.tx, async () => {
    if (rule.set) await store(context, entity, [row]);
    for (const made of rule.makes ?? [])
      await makeRows(context, made, { row: row.after, was: row.before, params: {} }, BY_CLOCK);
  });
  return refusal ? [refusal.message] : [];
}

async function tellOf(
  context: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  row: Row,
  reason: string,
): Promise<void> {
  const titles = Object.keys(rule.set ?? {}).flatMap((name) => {
    const field = entity.fields.get(name);
    return field && !isDerived(field) ? [field.title] : [];
  });
  const made = (rule.makes ?? []).map(({ entity: name }) => entityOf(context.engine, name).title);
  const refused = {
    ...context,
    entity,
    row,
    enCode: '',
    title: titles.length > 0 ? `到时变更${titles.join('、')}` : `到时生成${made.join('、')}`,
    day: context.now.slice(0, 10),
    reason,
  };
  for (const module of context.engine.modules) await module.afterPlanRefused?.(refused);
}
