import { actionProblems, lateLimits, limitProblem } from '../../../contract/action-rules.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { WHOLE, type FieldProblem } from '../../../contract/envelope.ts';
import { lookedOver, looksBeyond } from '../../../contract/late.ts';
import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { storedFields } from '../fields/stored.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from '../time/clock.ts';
import { conditionToSql } from '../expressions/condition-sql.ts';
import type { Engine } from '../engine.ts';
import type { KnownAction } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { refuse } from '../refusal.ts';
import { records, typed } from '../write/row-records.ts';
import { Binder, ident } from '../sql/sql.ts';
import { requireGuard, requireSecond, requireWindow } from '../write/guards.ts';
import { beyondOptions } from './beyond.ts';
import { lockLooks } from './locks.ts';

/** Whether an action's condition looks beyond the row, which the database does. */
export const isCounting = (
  { fields }: Pick<EntityModel, 'fields'>,
  { when }: Pick<ActionFile, 'when'>,
): boolean => looksBeyond(fields, when);

/**
 * Refuses outside of the action's window, when its condition does not hold for the row, and with the first reason for which it is
 * closed. What the conditions count is held until the transaction ends, so that what was true when it was asked is true when the
 * action is done.
 */
export async function requireAllowed(
  context: WriteContext,
  { entity, action }: Pick<KnownAction, 'entity' | 'action'>,
  row: Row,
): Promise<void> {
  const { caller, now } = context;
  if (isCounting(entity, action)) {
    requireWindow(action, row, caller, now);
    requireSecond(action, row, caller);
    if (!(await holdsBeyond(context, entity, action.when!, row)))
      throw refuse(action.refuse ?? `当前状态不能${action.title}`);
  } else requireGuard(action, row, caller, now);
  for (const { when, message } of action.closed ?? []) {
    const isClosed = looksBeyond(entity.fields, when)
      ? await holdsBeyond(context, entity, when, row)
      : compileCondition(when).test({ row, me: caller.subject, now });
    if (isClosed) throw refuse(message);
  }
}

/** Whether a condition that looks beyond the row holds for it, with what it counts held until the transaction ends. */
async function holdsBeyond(
  context: WriteContext,
  entity: EntityModel,
  source: string,
  row: Row,
): Promise<boolean> {
  const { caller, now, tx, engine } = context;
  const { from, binder } = rowAsTable(entity, row);
  await lockLooks(context, lookedOver(source), entity, from, binder.values);
  const holds = beyondSql(engine, entity, source, { caller, now, binder });
  const { rows } = await tx.query(`SELECT 1 FROM ${from} WHERE ${holds}`, binder.values);
  return rows.length > 0;
}

/** The row as the table `t`, stored or not. */
function rowAsTable(entity: EntityModel, row: Row) {
  const fields = storedFields(entity);
  const binder = new Binder();
  const from = `json_to_recordset(${binder.bind(records(fields, [row]))}::json) AS t(${typed(fields)})`;
  return { from, binder };
}

/**
 * The parameters of an action that do not fit with its row, or with the rows that its limits count. What is counted is held until
 * the transaction ends, so that two people at once cannot both be within a limit that one of them uses up.
 */
export async function limitProblems(
  context: WriteContext,
  { entity, action }: Pick<KnownAction, 'entity' | 'action'>,
  row: Row,
  params: Row,
): Promise<FieldProblem[]> {
  const { caller, now, tx, engine } = context;
  const problems = actionProblems(entity, action, { row, params, me: caller.subject, now });
  const late = lateLimits(entity, action);
  if (late.length === 0) return problems;
  const held = rowAsTable(entity, row);
  const looks = late.flatMap(({ deny }) => lookedOver(deny));
  await lockLooks(context, looks, entity, held.from, held.binder.values);
  for (const rule of late) {
    if (problems.some(({ Key }) => Key === (rule.field ?? WHOLE))) continue;
    const { from, binder } = rowAsTable(entity, row);
    const denied = beyondSql(engine, entity, rule.deny, { caller, now, binder, params });
    const { rows } = await tx.query(`SELECT 1 FROM ${from} WHERE ${denied}`, binder.values);
    if (rows.length > 0) problems.push(limitProblem(rule, row));
  }
  return problems;
}

interface Asking {
  readonly caller: Caller;
  readonly now: string;
  readonly binder: Binder;
  readonly params?: Row;
}

function beyondSql(
  { catalog }: Pick<Engine, 'catalog'>,
  entity: EntityModel,
  source: string,
  { caller, now, binder, params = {} }: Asking,
): string {
  return conditionToSql(source, {
    ...beyondOptions(catalog, entity, 't'),
    names: { me: caller.subject, now, buttons: [...caller.grants], params },
    bind: (value) => binder.bind(value),
  });
}

/** EnCodes whose conditions hold, of those that look beyond the row, by the Ids of shown rows: one statement for all of them. */
export async function countedActions(
  engine: Engine,
  entity: EntityModel,
  caller: Caller,
  enCodes: readonly string[],
  rows: readonly Row[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (enCodes.length === 0 || rows.length === 0) return new Map();
  const binder = new Binder();
  const keys = binder.bind(rows.map((row) => row['Id']));
  const asking = { caller, now: await databaseNow(engine.database), binder };
  const answers = enCodes.map(
    (enCode, at) =>
      `(${beyondSql(engine, entity, entity.actions.get(enCode)!.when!, asking)}) IS TRUE AS a${at}`,
  );
  const { rows: found } = await engine.database.query<Row>(
    `SELECT t."Id", ${answers.join(', ')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${keys})`,
    binder.values,
  );
  return new Map(
    found.map((row) => [String(row['Id']), new Set(enCodes.filter((_enCode, at) => row[`a${at}`] === true))]),
  );
}
