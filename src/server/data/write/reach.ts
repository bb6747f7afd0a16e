import { computeRow, type Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from '../time/clock.ts';
import { grantedAction, type KnownAction } from '../entities.ts';
import type { Engine } from '../engine.ts';
import { readForAction } from './select-for-write.ts';
import { newValues, rulesOf } from './row-rules.ts';

/** An EnCode that has not been run yet, with what was typed for it. */
export interface ReachRequest {
  readonly EnCode: string;
  readonly Ids: readonly string[];
  readonly Params?: Row | undefined;
  /** What stands in the form that it saves. */
  readonly Data?: Row | undefined;
}

/** To how many people an action would come if it ran now, as the module that carries it out counts them. */
export async function reachOf(
  engine: Engine,
  caller: Caller,
  { EnCode, Ids, Params = {}, Data }: ReachRequest,
): Promise<{ Count: number }> {
  const known = grantedAction(engine, caller, EnCode);
  const count = engine.modules.map((module) => module.reachOf?.(known.action, known.entity)).find(Boolean);
  if (!count) return { Count: 0 };
  const now = await databaseNow(engine.database);
  const stored = await Promise.all(Ids.map((id) => readForAction(engine, caller, known, id)));
  const rows = Data ? [{ ...stored[0], ...Data }] : stored;
  const after = rows.map((row) => changed(engine, caller, known, row, Params, now));
  const { entity, enCode } = known;
  return engine.database.transaction(async (tx) => ({
    Count: await count({ engine, tx, caller, now, entity, enCode, rows: after, params: Params }),
  }));
}

/** The row as the action would leave it. */
function changed(
  engine: Engine,
  caller: Caller,
  { entity, action }: KnownAction,
  row: Row,
  params: Row,
  now: string,
): Row {
  const values = action.verb === 'handler' ? {} : newValues({ caller, now }, action, row, params);
  return computeRow(entity, { ...row, ...values }, rulesOf(engine, caller, now));
}
