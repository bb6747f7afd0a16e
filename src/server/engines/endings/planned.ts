import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { beyondCondition } from '../../data/counted/late-sql.ts';
import type { Queryable } from '../../data/database/queryable.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { BY_CLOCK, byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { runHooks } from '../../data/write/hooks.ts';
import { Refusal } from '../../data/refusal.ts';
import { isNotRefused, noteRefusal } from '../../data/time/refused-today.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { hasEnded } from '../../data/access/ended.ts';

const LOCK = 'planned endings';

/** An end that time brings, registered for a day or because of how things stand. */
interface TimedEnd {
  readonly when: string;
  /** Field with its day; absent: it comes as soon as the condition holds. */
  readonly on?: string;
  readonly set: Readonly<Record<string, string>>;
  /** What the change is recorded under. */
  readonly as: string;
}

/** The ends of an entity that time brings; what comes by itself waits while the module of the rows is switched off. */
function timedEnds({ catalog }: Engine, { name, file: { ends } }: EntityModel): TimedEnd[] {
  const { planned, lapses } = ends ?? {};
  const isClosed = catalog.closed.entity(name) !== undefined;
  return [...(planned ? [planned] : []), ...(lapses && !isClosed ? [{ ...lapses, as: BY_CLOCK }] : [])];
}

/** The row as its end leaves it. */
function endedBy({ set }: Pick<TimedEnd, 'set'>, row: Row): Row {
  const values = Object.entries(set).map(([name, source]) => [
    name,
    compileCondition(source).evaluate({ row }),
  ]);
  return { ...row, ...Object.fromEntries(values) };
}

/** The row as it is once it has ended, now or on the day that is planned; undefined where it does not end. */
export function endedRow(entity: EntityModel, row: Row): Row | undefined {
  if (hasEnded(entity, row)) return row;
  const planned = entity.file.ends?.planned;
  if (!planned || !compileCondition(planned.when).test({ row })) return undefined;
  const last = endedBy(planned, row);
  return hasEnded(entity, last) ? last : undefined;
}

/**
 * Ends whatever was planned to end until today or has lapsed, each row by itself. One that is refused keeps nobody else waiting:
 * modules are told, and it is tried again the next day or once it has changed.
 */
export async function endPlanned(engine: Engine): Promise<void> {
  const { database } = engine;
  const now = await databaseNow(database);
  await oneByOne(engine.catalog.entities.values(), async (entity) =>
    oneByOne(timedEnds(engine, entity), async (timed) =>
      oneByOne(await dueRows({ engine, tx: database, now }, entity, timed), (id) =>
        byClock(engine, LOCK, (context) => endOne(context, entity, timed, id)).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return byClock(engine, LOCK, (context) => noteRefused(context, entity, timed, id, reasonOf(error)));
        }),
      ),
    ),
  );
}

/** What a refusal says of fields is told with it: nobody sees a form here. */
function reasonOf({ message, value }: Refusal): string {
  const { Fields = [] } = (value ?? {}) as { Fields?: readonly { readonly Message: string }[] };
  return Fields.length === 0 ? message : Fields.map(({ Message }) => Message).join('；');
}

const NOTES = 'planned:';

/** Keeps that a row was tried today as it stands, and tells modules of the first time. */
async function noteRefused(
  context: WriteContext,
  entity: EntityModel,
  timed: TimedEnd,
  id: string,
  reason: string,
): Promise<void> {
  const { engine, now } = context;
  const row = await lockedDue(context, entity, timed, id);
  const today = now.slice(0, 10);
  if (!row || !(await noteRefusal(context, { notes: NOTES, today }, entity, row))) return;
  const title = entity.file.ends?.title ?? '';
  const day = timed.on === undefined ? today : String(row[timed.on]);
  const refused = { ...context, entity, row, enCode: timed.as, title, day, reason };
  for (const module of engine.modules) await module.afterPlanRefused?.(refused);
}

type Asking = Pick<WriteContext, 'engine' | 'now'> & { readonly tx: Queryable };

/** The rows whose end is due, or the one of this Id as far as it is one of them. */
async function dueRows(
  { engine: { catalog }, tx, now }: Asking,
  entity: EntityModel,
  { when, on }: TimedEnd,
  id?: string,
): Promise<string[]> {
  const today = now.slice(0, 10);
  const binder = new Binder();
  const where = [
    't."IsDeleted" = 0',
    beyondCondition({ catalog, me: NOBODY, now, binder }, entity, when, 't'),
    ...(on === undefined ? [] : [`t.${ident(on)} <= ${binder.bind(today)}::date`]),
    ...(id === undefined ? [] : [`t."Id" = ${binder.bind(id)}`]),
    isNotRefused({ notes: NOTES, today }, entity, binder),
  ];
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE ${where.join(' AND ')} ORDER BY t."Id"`,
    binder.values,
  );
  return rows.map(({ Id }) => Id);
}

/** The row, locked, if its end is due still. */
async function lockedDue(
  context: WriteContext,
  entity: EntityModel,
  timed: TimedEnd,
  id: string,
): Promise<Row | undefined> {
  const row = (await lockRows(context, entity, [id])).get(id);
  return row && (await dueRows(context, entity, timed, id)).length > 0 ? row : undefined;
}

async function endOne(
  context: WriteContext,
  entity: EntityModel,
  timed: TimedEnd,
  id: string,
): Promise<void> {
  const { engine, caller, now } = context;
  const before = await lockedDue(context, entity, timed, id);
  if (!before) return;
  const row = computeRow(entity, endedBy(timed, before), rulesOf(engine, caller, now));
  const hook = { ...context, entity, row, before, enCode: timed.as };
  await runHooks('beforeSave', hook);
  await changeRows(context, entity, [{ before, after: row }], timed.as);
  await runHooks('afterSave', hook);
}
