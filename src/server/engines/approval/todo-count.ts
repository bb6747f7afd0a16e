import type { CallOutput } from '../../../contract/generated/calls.ts';
import { FLOW_TASKS } from '../../../contract/model.ts';
import { createShortCache, type ShortCache } from '../../auth/sessions/short-cache.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Database } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { todoCount } from '../../data/flow/todo.ts';
import { changeOf } from '../../data/read/count.ts';

type Count = CallOutput['Flow/TodoCount'];

/** Every open window asks: what another node wrote is told within these milliseconds, what this one wrote at once. */
const FRESH_MS = 4_000;
const MOST = 10_000;

const kept = new WeakMap<Database, ShortCache<Count>>();

/** The number in the header: of the same person it is counted once for all windows that ask meanwhile. */
export function keptCount(engine: Engine, caller: Caller): Promise<Count> {
  const cache = kept.get(engine.database) ?? createShortCache<Count>(FRESH_MS, MOST);
  kept.set(engine.database, cache);
  const { UserId, Roles } = caller.subject;
  const key = [UserId, ...Roles, changeOf(entityOf(engine, FLOW_TASKS))].join(' ');
  return cache.get(key, () => todoCount(engine, caller));
}
