import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/bulk-write.ts';
import { byClock } from '../../data/by-clock.ts';
import { databaseNow } from '../../data/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { runHooks, type WriteContext } from '../../data/module.ts';
import { Refusal } from '../../data/refusal.ts';
import { rowCondition } from '../../data/scope.ts';
import { Binder, ident } from '../../data/sql.ts';
import { rulesOf } from '../../data/write.ts';
import { hasEnded } from '../accounts/person.ts';

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_041;

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

/** Ends whatever was planned to end until today, each row by itself: one that is refused waits, and keeps nobody else. */
export async function endPlanned(engine: Engine): Promise<void> {
  const today = (await databaseNow(engine.database)).slice(0, 10);
  for (const entity of engine.catalog.entities.values())
    for (const id of await dueRows(engine, entity, today))
      await byClock(engine, LOCK, (context) => endOne(context, entity, id, today)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
}

async function dueRows({ database }: Engine, entity: EntityModel, today: string): Promise<string[]> {
  const planned = entity.file.ends?.planned;
  if (!planned) return [];
  const binder = new Binder();
  const waits = rowCondition(entity, planned.when, {}, binder, 't');
  const { rows } = await database.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${waits}
       AND t.${ident(planned.on)} <= ${binder.bind(today)}::date ORDER BY t."Id"`,
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
