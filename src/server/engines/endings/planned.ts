import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { runHooks } from '../../data/write/hooks.ts';
import { Refusal } from '../../data/refusal.ts';
import { isNotRefused, noteRefusal } from '../../data/time/refused-today.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { hasEnded } from '../../data/access/ended.ts';

const LOCK = 'planned endings';

/** The row as its planned end will leave it; undefined where none is planned. */
export function plannedRow(entity: EntityModel, row: Row): Row | undefined {
  const planned = entity.file.ends?.planned;
  if (!planned || !compileCondition(planned.when).test({ row })) return undefined;
  const values = Object.entries(planned.set).map(([name, source]) => [
    name,
    compileCondition(source).evaluate({ row }),
  ]);
  return { ...row, ...Object.fromEntries(values) };
}

/** The row as it is once it has ended, now or on the day that is planned; undefined where it does not end. */
export function endedRow(entity: EntityModel, row: Row): Row | undefined {
  const last = hasEnded(entity, row) ? row : plannedRow(entity, row);
  return last && hasEnded(entity, last) ? last : undefined;
}

/**
 * Ends whatever was planned to end until today, each row by itself. One that is refused keeps nobody else waiting: modules are
 * told, and it is tried again the next day or once it has changed.
 */
export async function endPlanned(engine: Engine): Promise<void> {
  const today = (await databaseNow(engine.database)).slice(0, 10);
  await oneByOne(engine.catalog.entities.values(), async (entity) =>
    oneByOne(await dueRows(engine, entity, today), (id) =>
      byClock(engine, LOCK, (context) => endOne(context, entity, id, today)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return byClock(engine, LOCK, (context) => noteRefused(context, entity, id, today, reasonOf(error)));
      }),
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
  id: string,
  today: string,
  reason: string,
): Promise<void> {
  const { engine } = context;
  const planned = entity.file.ends?.planned;
  const row = (await lockRows(context, entity, [id])).get(id);
  if (!planned || !row || !plannedRow(entity, row)) return;
  if (!(await noteRefusal(context, { notes: NOTES, today }, entity, row))) return;
  const title = entity.file.ends?.title ?? '';
  const refused = {
    ...context,
    entity,
    row,
    enCode: planned.as,
    title,
    day: String(row[planned.on]),
    reason,
  };
  for (const module of engine.modules) await module.afterPlanRefused?.(refused);
}

async function dueRows({ database }: Engine, entity: EntityModel, today: string): Promise<string[]> {
  const planned = entity.file.ends?.planned;
  if (!planned) return [];
  const binder = new Binder();
  const waits = rowCondition(entity, planned.when, {}, binder, 't');
  const { rows } = await database.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${waits}
       AND t.${ident(planned.on)} <= ${binder.bind(today)}::date
       AND ${isNotRefused({ notes: NOTES, today }, entity, binder)} ORDER BY t."Id"`,
    binder.values,
  );
  return rows.map(({ Id }) => Id);
}

async function endOne(context: WriteContext, entity: EntityModel, id: string, today: string): Promise<void> {
  const { engine, caller, now } = context;
  const planned = entity.file.ends?.planned;
  const before = (await lockRows(context, entity, [id])).get(id);
  const ended = before && plannedRow(entity, before);
  if (!planned || !ended || String(before[planned.on]) > today) return;
  const row = computeRow(entity, ended, rulesOf(engine, caller, now));
  const hook = { ...context, entity, row, before, enCode: planned.as };
  await runHooks('beforeSave', hook);
  await changeRows(context, entity, [{ before, after: row }], planned.as);
  await runHooks('afterSave', hook);
}
