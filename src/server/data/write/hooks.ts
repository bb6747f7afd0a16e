import type { FieldProblem } from '../../../contract/envelope.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { settleStored, settleWritten } from '../counted/settle.ts';
import type { Engine } from '../engine.ts';
import type { EveryEntity, RowHook, StoredRows, WriteContext, WrittenRows } from '../module.ts';
import { refuseFields } from '../refusal.ts';
import { refuseRings } from './tree.ts';

type Stage = 'beforeSave' | 'afterSave' | 'beforeSubmit' | 'beforeDelete' | 'afterPass' | 'afterClose';

/** Runs every module's hook of a stage for the hook's entity. */
export async function runHooks(stage: Stage, hook: RowHook): Promise<void> {
  await runHooksMany(stage, [hook]);
  if (stage !== 'beforeSave') return;
  const [problem] = (await judgeTogether([hook])).values();
  if (problem) throw refuseFields([problem]);
}

/** What engines refuse of rows of one entity that modules have passed. */
export async function judgeTogether(hooks: readonly RowHook[]): Promise<Map<RowHook, FieldProblem>> {
  const found = new Map<RowHook, FieldProblem>();
  for (const every of everyOf(hooks))
    for (const [hook, problem] of (await every.judge?.(hooks)) ?? []) found.set(hook, problem);
  return found;
}

function everyOf([first]: readonly RowHook[]): EveryEntity[] {
  if (!first) return [];
  const { catalog, modules } = first.engine;
  return modules.flatMap(({ every }) => (every?.takes(catalog, first.entity) ? [every] : []));
}

/** Runs every module's hooks of a stage for rows of one entity. */
export async function runHooksMany(stage: Stage, hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (!first) return;
  const { engine, entity } = first;
  for (const module of engine.modules) {
    const one = module[stage]?.[entity.name];
    if (one) for (const hook of hooks) await one(hook);
    const many = stage === 'afterSave' ? module.afterSaveMany?.[entity.name] : undefined;
    if (many) await many(hooks);
  }
  for (const every of everyOf(hooks)) {
    if (stage === 'afterSave') await every.saved?.(hooks);
    if (stage === 'beforeSave') for (const hook of hooks) await every.saving?.(hook);
    if (stage === 'beforeDelete') for (const hook of hooks) await every.deleting?.(hook);
  }
}

/** Whether module code has a say in saving the entity's rows. */
export function hasHooks({ modules, catalog }: Engine, entity: EntityModel): boolean {
  const { name } = entity;
  return modules.some(
    (module) =>
      module.beforeSave?.[name] ??
      module.afterSave?.[name] ??
      module.afterSaveMany?.[name] ??
      ((module.every?.saving ?? module.every?.saved ?? module.every?.judge) &&
        module.every.takes(catalog, entity)),
  );
}

/** Tells every module of rows that were stored. */
export async function runAfterStore(context: WriteContext, stored: StoredRows): Promise<void> {
  if (stored.rows.length === 0) return;
  await refuseRings(context, stored);
  // Most modules have nothing to say of it: to wait for each of them, of every row, would take longer than to tell the others.
  for (const { afterStore } of context.engine.modules) if (afterStore) await afterStore(context, stored);
  await settleStored(context, stored.entity, stored.rows);
}

/** Tells every module of rows that a statement of SQL wrote: whatever writes past the engine's own ways has to say so. */
export async function runAfterWritten(context: WriteContext, written: WrittenRows): Promise<void> {
  if (written.ids.length === 0) return;
  for (const { afterWritten } of context.engine.modules)
    if (afterWritten) await afterWritten(context, written);
  await settleWritten(context, written);
}
