import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { outOfScope } from '../../data/refusal.ts';
import { actionOf } from '../call.ts';
import {
  byIds,
  toolLinks,
  toolRows,
  usableNow,
  type Tool,
  type ToolLink,
} from '../../modules/app-center/tool-rows.ts';

/** What leads to the application when the caller may use it. @throws Refusal, the same for what is not there */
export async function usableTool(
  engine: Engine,
  queryable: Queryable,
  caller: Caller,
  id: string,
): Promise<ToolLink> {
  const [tool] = await toolLinks(queryable, [byIds([id]), await usableNow(engine, queryable, caller)]);
  if (!tool) throw outOfScope();
  return tool;
}

/** The application when the caller may use or manage it. */
export async function visibleTool(engine: Engine, caller: Caller, id: string): Promise<Tool> {
  const manages = caller.grants.has(actionOf(engine, entities.ToolInfo, 'view'));
  const conditions = manages
    ? [byIds([id])]
    : [byIds([id]), await usableNow(engine, engine.database, caller)];
  const [tool] = await toolRows(engine, engine.database, caller, conditions);
  if (!tool) throw outOfScope();
  return tool;
}
