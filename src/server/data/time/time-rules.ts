import { hash } from 'node:crypto';
import type { ClockRule } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { lookedAt } from '../../../contract/looked-at.ts';
import { updateRows } from '../write/bulk-write.ts';
import { databaseNow, secondsLater } from './clock.ts';
import { conditionToSql } from '../expressions/condition-sql.ts';
import type { Database } from '../database/database.ts';
import { dueDaySql } from './due.ts';
import type { Engine } from '../engine.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { storedProblems, workedOut } from '../write/judge-coming.ts';
import { runAfterStore, runAfterWritten, type WriteContext } from '../module.ts';
import { programCaller } from '../access/program-caller.ts';
import { readersOf } from '../read/readers.ts';
import { isNotRefused, noteRefusal, type TimedWork } from './refused-today.ts';
import { conditionColumn } from '../access/scope.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

const CLOCK = programCaller('系统', 'clock');

/**
 * Applies every entity's `clock` rules once: changes that time alone makes, such as a leave that begins. A rule is one
 * guarded UPDATE, so several nodes may run it at once; where formulas or rules look at what it changes, each row is judged,
 * and one that is refused stays as it is, of which modules are told. @returns the number of rows changed
 */
export async function runClockRules(engine: Engine, database: Database = engine.database): Promise<number> {
  return database.transaction(async (tx) => {
    const context: WriteContext = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
    let changed = 0;
    for (const entity of engine.catalog.entities.values()) {
      if (engine.catalog.closed.entity(entity.name) !== undefined) continue;
      for (const rule of entity.file.clock ?? []) {
        if (!(await isItsTurn(context, entity, rule))) continue;
        changed += isJudged(engine, entity, rule)
          ? await runJudged(context, entity, rule)
          : await runRule(context, entity, rule);
      }
    }
    return changed;
  });
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

/** Whether a formula or rule, of the entity itself or of rows that refer to it, looks at what the clock changes. */
function isJudged({ catalog }: Engine, entity: EntityModel, { set }: ClockRule): boolean {
  const looked = lookedAt(entity);
  const readers = readersOf(catalog, entity.name);
  return Object.keys(set).some((name) => looked.has(name) || readers.some(({ fields }) => fields.has(name)));
}

/** Begins the note of the day that a daily rule was done on. */
const DAILY = 'clock-day:';

/** What the audit names as the act of time. */
const BY_CLOCK = 'clock';

async function runRule(context: WriteContext, entity: EntityModel, rule: ClockRule): Promise<number> {
  const { tx } = context;
  const binder = new Binder();
  const where = isDue(context, entity, rule, binder);
  const assignments = Object.entries(rule.set).map(([name, value]) => {
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
  await runAfterWritten(context, { entity, ids, fields: Object.keys(rule.set), enCode: BY_CLOCK });
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
     WHERE t."IsDeleted" = 0 AND t."Id" > ${binder.bind(after)} AND ${isDue(context, entity, rule, binder)}
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
    after: workedOut(context, entity, { before, after: { ...before, ...rule.set } }),
  }));
  const problems = await storedProblems(context, entity, coming);
  const passed = coming.filter((_row, index) => problems[index]!.length === 0);
  if (passed.length > 0) await updateRows(context, entity, passed);
  await runAfterStore(context, { entity, rows: passed, enCode: '' });
  for (const [index, row] of rows.entries())
    if (problems[index]!.length > 0 && (await noteRefusal(context, work, entity, row)))
      await tellOf(context, entity, rule, row, problems[index]!.map(({ Message }) => Message).join('；'));
  return passed.length;
}

async function tellOf(
  context: WriteContext,
  entity: EntityModel,
  rule: ClockRule,
  row: Row,
  reason: string,
): Promise<void> {
  const titles = Object.keys(rule.set).flatMap((name) => {
    const field = entity.fields.get(name);
    return field && !isDerived(field) ? [field.title] : [];
  });
  const refused = {
    ...context,
    entity,
    row,
    enCode: '',
    title: `到时变更${titles.join('、')}`,
    day: context.now.slice(0, 10),
    reason,
  };
  for (const module of context.engine.modules) await module.afterPlanRefused?.(refused);
}

function isDue(
  { engine, now }: WriteContext,
  entity: EntityModel,
  { when, due }: ClockRule,
  binder: Binder,
): string {
  const condition = conditionToSql(when, {
    column: (name) => conditionColumn(entity, name, 't'),
    names: { clock: { now, hourAgo: secondsLater(now, -3_600), dayAgo: secondsLater(now, -86_400) } },
    bind: (value) => binder.bind(value),
  });
  return due
    ? `(${condition}) AND ${dueDaySql(engine.catalog.calendar, entity, due, now, binder)}`
    : condition;
}
