import { isAll } from '../../../contract/envelope.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { CHECK_STATE, ENABLE, TOOL_STATE } from '../../../contract/generated/codes.ts';
import { entities, type ToolInfo } from '../../../contract/generated/entities.ts';
import { closedPaths, notTo } from '../../auth/grants/page-ways.ts';
import { codeName } from '../../data/read/labels.ts';
import type { Caller } from '../../data/access/caller.ts';
import { actionOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { Queryable } from '../../data/database/database.ts';
import { outOfScope } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';

// SQL: m is ApplyStore, UserDesktop

/** An application as the calls of specification 7.5 tell it. */
type Tool = CallOutput['MyApplyInfo/GetMyTool'][number];

/** A further condition over the alias `t` of applications. */
type ToolCondition = (binder: Binder) => string;

/** What leads to an application. */
export type ToolLink = Pick<Tool, 'Id' | 'ToolName' | 'Icon' | 'Url' | 'TargetType' | 'Intro'>;

const LINK = `t."Id", t."ToolName", t."Icon", t."Url", t."TargetType", coalesce(t."Intro", '') AS "Intro"`;

/** Favourites and comments are counted for each application, however many a school has of them. */
const COLUMNS = `${LINK}, t."ToolCode", t."Category", coalesce(t."Detail", '') AS "Detail", t."OrgId",
  coalesce((SELECT o."OrgName" FROM "Org" o WHERE o."Id" = t."OrgId"), '') AS "OrgName",
  coalesce((SELECT jsonb_agg(r."RoleCode" ORDER BY r."Sort", r."Id") FROM "SysRole" r
    WHERE t."RoleCodes" ? r."Id" AND r."IsDeleted" = 0), '[]') AS "RoleCodes",
  t."Status", t."CheckState", t."OpenCount", coalesce(t."Sort", 0) AS "Sort",
  coalesce((SELECT round(avg(c."Score"), 1) FROM "ApplyComment" c
    WHERE c."ToolId" = t."Id" AND c."IsDeleted" = 0), 0)::float8 AS "Score",
  (SELECT count(*)::int FROM "ApplyStore" s WHERE s."ToolId" = t."Id" AND s."IsDeleted" = 0) AS "StoreCount",
  to_char(t."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "CreateDate"`;

const has = (table: string, user: string) =>
  `(EXISTS (SELECT 1 FROM "${table}" m WHERE m."ToolId" = t."Id" AND m."UserId" = ${user} AND m."IsDeleted" = 0))::int`;

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

const found = (conditions: readonly ToolCondition[], binder: Binder): string =>
  `FROM "ToolInfo" t WHERE t."IsDeleted" = 0 AND ${conditions.map((condition) => `(${condition(binder)})`).join(' AND ')}
   ORDER BY t."Sort", t."Id"`;

/** What leads to the applications of the conditions, in their own order, for everything that is not about their figures. */
export async function toolLinks(
  queryable: Queryable,
  conditions: readonly ToolCondition[],
): Promise<ToolLink[]> {
  const binder = new Binder();
  const { rows } = await queryable.query<ToolLink>(
    `SELECT ${LINK} ${found(conditions, binder)}`,
    binder.values,
  );
  return rows;
}

/** Applications by their conditions, in their own order, with their figures. */
export async function toolRows(
  engine: Engine,
  caller: Caller,
  conditions: readonly ToolCondition[],
): Promise<Tool[]> {
  const binder = new Binder();
  const user = binder.bind(caller.subject.UserId);
  const { rows } = await engine.database.query<Tool>(
    `SELECT ${COLUMNS}, ${has('ApplyStore', user)} AS "IsStore", ${has('UserDesktop', user)} AS "IsDesktop"
     ${found(conditions, binder)}`,
    binder.values,
  );
  const name = (field: 'Category' | 'Status' | 'CheckState', code: string) =>
    codeName<ToolInfo>(engine, entities.ToolInfo, field, code);
  return rows.map((tool) => ({
    ...tool,
    CategoryName: name('Category', tool.Category),
    StatusName: name('Status', tool.Status),
    CheckStateName: name('CheckState', tool.CheckState),
  }));
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

/** The application when the caller may use it, or manages applications as far as that counts here. */
export async function visibleTool(
  engine: Engine,
  caller: Caller,
  id: string,
  manages = caller.grants.has(actionOf(engine, entities.ToolInfo, 'view')),
): Promise<Tool> {
  const conditions = manages ? [] : [await usableNow(engine, engine.database, caller)];
  const [tool] = await toolRows(engine, caller, [byIds([id]), ...conditions]);
  if (!tool) throw outOfScope();
  return tool;
}

/** Only applications of these Ids. */
export const byIds =
  (ids: readonly string[]): ToolCondition =>
  (binder) =>
    `t."Id" = ANY(${binder.bind([...ids])})`;

/** Only applications of the category, and whose name or introduction holds the word, as far as these are given. */
export const searched =
  ({ Category, Keyword }: CallInput['MyApplyInfo/GetMyTool']): ToolCondition =>
  (binder) => {
    const word = Keyword?.trim().toLowerCase();
    const ofCategory = isAll(Category) ? 'TRUE' : `t."Category" = ${binder.bind(Category)}`;
    if (!word) return ofCategory;
    return `${ofCategory} AND strpos(lower(t."ToolName" || ' ' || coalesce(t."Intro", '')), ${binder.bind(word)}) > 0`;
  };
