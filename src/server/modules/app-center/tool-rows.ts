import type { CallOutput } from '../../../contract/generated/calls.ts';
import { CHECK_STATE, ENABLE, TOOL_STATE } from '../../../contract/generated/codes.ts';
import { closedPaths, notTo } from '../../auth/grants/page-ways.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import type { Queryable } from '../../data/database/database.ts';
import { outOfScope } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';

/** A further condition over the alias `t` of applications. */
type ToolCondition = (binder: Binder) => string;

/** What leads to an application. */
export type ToolLink = Pick<
  CallOutput['MyApplyInfo/GetMyTool'][number],
  'Id' | 'ToolName' | 'Icon' | 'Url' | 'TargetType' | 'Intro'
>;

/** Applications that the caller may use: switched on, checked, for everybody or for one of the caller's roles. */
export function usable(caller: Caller): ToolCondition {
  return (
    binder,
  ) => `t."Status" = ${binder.bind(TOOL_STATE.On)} AND t."CheckState" = ${binder.bind(CHECK_STATE.Passed)}
    AND (t."RoleCodes" IS NULL OR EXISTS (SELECT 1 FROM "SysRole" r WHERE t."RoleCodes" ? r."Id"
      AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}' AND r."RoleCode" = ANY(${binder.bind([...caller.subject.Roles])})))`;
}

/** The same without those whose address a switched-off module closes; they are offered again when it is in use. */
export async function usableNow(
  { catalog }: Engine,
  queryable: Queryable,
  caller: Caller,
): Promise<ToolCondition> {
  const closed = await closedPaths(queryable, catalog);
  const allowed = usable(caller);
  return (binder) => `${allowed(binder)} AND ${notTo(closed)(binder, 't')}`;
}

/** What leads to the applications of the conditions, in their own order. */
export async function toolLinks(
  queryable: Queryable,
  conditions: readonly ToolCondition[],
): Promise<ToolLink[]> {
  const binder = new Binder();
  const all = conditions.map((condition) => `(${condition(binder)})`).join(' AND ');
  const { rows } = await queryable.query<ToolLink>(
    `SELECT t."Id", t."ToolName", t."Icon", t."Url", t."TargetType", coalesce(t."Intro", '') AS "Intro"
     FROM "ToolInfo" t WHERE t."IsDeleted" = 0 AND ${all} ORDER BY t."Sort", t."Id"`,
    binder.values,
  );
  return rows;
}

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

/** Only applications of these Ids. */
export const byIds =
  (ids: readonly string[]): ToolCondition =>
  (binder) =>
    `t."Id" = ANY(${binder.bind([...ids])})`;
