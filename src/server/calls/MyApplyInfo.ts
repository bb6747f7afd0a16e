import { entities } from '../../contract/generated/entities.ts';
import { entityOf } from '../data/entities.ts';
import { listRows } from '../data/read/list.ts';
import { pageOf } from '../data/read/paging.ts';
import { outOfScope, refuse } from '../data/refusal.ts';
import { requireInScope, saveRow } from '../data/write/write.ts';
import { checksOf } from '../modules/app-center/checks.ts';
import { addComment, commentsOf, ownScore } from '../modules/app-center/comments.ts';
import { desktopOf, saveDesktop } from '../modules/app-center/desktop.ts';
import { countOpened, storeTool } from '../modules/app-center/stores.ts';
import { listToolActions, toolOfAction } from '../modules/app-center/tool-actions.ts';
import { toolData } from '../modules/app-center/tool-data.ts';
import {
  byIds,
  searched,
  toolRows,
  usableNow,
  usableTool,
  visibleTool,
} from '../modules/app-center/tool-rows.ts';
import { type Calls, writing } from './call.ts';
import { loadMyMenuListByUser } from './MyApplyInfo/LoadMyMenuListByUser.ts';

const LARGEST_PAGE = 100;

export const MyApplyInfo: Calls<'MyApplyInfo'> = {
  /** What the caller thinks of an application. */
  AddApplyComment: writing(async (context, { input, name }) => {
    await usableTool(context.engine, context.tx, context.caller, input.ToolId);
    return { Id: await addComment(context, input, name) };
  }),
  /** Puts an application among the caller's favourites. */
  AddApplyStore: writing(async (context, { input, name }) => {
    await usableTool(context.engine, context.tx, context.caller, input.ToolId);
    return { StoreCount: await storeTool(context, input.ToolId, true, name) };
  }),
  /** A new application, off until it is checked and switched on. */
  AddSysTool: writing(async ({ engine, tx, caller }, { enCode: EnCode, input }) => {
    const Data = await toolData(tx, input);
    const { Id } = await saveRow(engine, tx, caller, { Entity: entities.ToolInfo, EnCode, Data });
    return { Id };
  }),
  /** Takes an application out of the caller's favourites, whether or not the caller may still use it. */
  DelApplyStore: writing(async (context, { input, name }) => ({
    StoreCount: await storeTool(context, input.ToolId, false, name),
  })),
  /** Stores the caller's whole desktop. */
  EditMyDesktop: writing((context, { input, enCode }) => saveDesktop(context, input.Items, enCode)),
  /** Changes an application; without the version that was read, the present one is taken. */
  EditSysTool: writing(async (context, { input, enCode: EnCode }) => {
    const { engine, tx, caller } = context;
    const { Id, Version, ...fields } = input;
    const known =
      Version ?? (await requireInScope(context, entityOf(engine, entities.ToolInfo), Id))['Version'];
    const Data = { ...(await toolData(tx, fields)), Id, Version: known };
    await saveRow(engine, tx, caller, { Entity: entities.ToolInfo, EnCode, Data });
  }),
  /** The actions of an application, and which of them the caller may run. */
  GetActionListByToolFilter: async ({ engine }, { caller, input }) => {
    const { Id } = await visibleTool(engine, caller, input.ToolId);
    const { index, size } = pageOf(input, LARGEST_PAGE);
    const named = (await listToolActions(engine.database, Id)).filter(({ ActionName }) =>
      ActionName.includes(input.ActionName?.trim() ?? ''),
    );
    const rows = named.slice((index - 1) * size, index * size).map((action) => ({
      ...action,
      Granted: caller.grants.has(action.EnCode) ? (1 as const) : (0 as const),
    }));
    return { total: named.length, rows };
  },
  /** An application with the history of its checks. */
  GetApplyInfoById: async ({ engine }, { caller, input }) => ({
    ...(await visibleTool(engine, caller, input.Id)),
    Checks: await checksOf(engine.database, input.Id),
  }),
  /** What users said about an application. */
  GetCommentList: async ({ engine }, { caller, input }) => {
    const { Id: ToolId } = await visibleTool(engine, caller, input.ToolId);
    return commentsOf(engine.database, { ToolId }, input);
  },
  /** What users said about one action of an application. */
  GetCommentListByActionId: async ({ engine }, { caller, input: { ActionId, ...paging } }) => {
    const tool = await toolOfAction(engine.database, ActionId);
    if (tool === undefined) throw outOfScope();
    await visibleTool(engine, caller, tool);
    return commentsOf(engine.database, { ActionId }, paging);
  },
  /** An application as the desktop tells about it, with what the caller thought of it last. */
  GetInfoByMyDesktopTool: async ({ engine }, { caller, input }) => {
    const Tool = await visibleTool(engine, caller, input.ToolId, false);
    const { IsDesktop, IsStore } = Tool;
    const MyScore = await ownScore(engine.database, caller.subject.UserId, Tool.Id);
    return { Tool, IsDesktop, IsStore, MyScore, Todo: 0 };
  },
  /** The caller's desktop. */
  GetMyDesktopTool: async ({ engine }, { caller }) =>
    (await desktopOf(engine, engine.database, caller)).map(({ tool, ToolId, X, Y, Size }) => {
      const { ToolName, Icon, Intro, Url, TargetType } = tool;
      return { ToolId, X, Y, Size, ToolName, Icon, Intro, Url, TargetType, Badge: 0 };
    }),
  /** Applications that the caller may use. */
  GetMyTool: async ({ engine }, { caller, input }) =>
    toolRows(engine, caller, [await usableNow(engine, engine.database, caller), searched(input)]),
  /** Applications for those who manage them. */
  GetSYSToolListByFilter: async ({ engine }, { caller, input }) => {
    const { PageIndex, PageSize, sortField, sortOrder, ...Filter } = input;
    const page = { PageIndex, PageSize, sortField, sortOrder, Columns: ['ToolName'] };
    const found = await listRows(engine, caller, { Entity: entities.ToolInfo, Filter, ...page });
    const ids = found.rows.map((row) => String(row['Id']));
    const tools = await toolRows(engine, caller, [byIds(ids)]);
    const byId = new Map(tools.map((tool) => [tool.Id, tool]));
    return { total: found.total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
  },
  /** An application with its actions. */
  GetToolInfoById: async ({ engine }, { caller, input }) => ({
    ...(await visibleTool(engine, caller, input.Id)),
    Actions: await listToolActions(engine.database, input.Id),
  }),
  LoadMyMenuListByUser: loadMyMenuListByUser,
  /** Counts that an application is opened, and says where it is. */
  OpenTool: writing(async (context, { input }) => {
    const { engine, tx, caller } = context;
    const { Id, Url, TargetType } = await usableTool(engine, tx, caller, input.ToolId);
    await countOpened(context, Id);
    return { Url, TargetType };
  }),
  /** Binds exactly these actions to an application. */
  SetManyActionToTool: writing(async (context, { input: { ToolId: Id, Actions }, enCode: EnCode }) => {
    const { engine, tx, caller } = context;
    if (new Set(Actions.map((action) => action.EnCode)).size !== Actions.length) throw refuse('该动作已绑定');
    const { Version } = await requireInScope(context, entityOf(engine, entities.ToolInfo), Id);
    const bound = new Map((await listToolActions(tx, Id)).map((action) => [action.EnCode, action.Id]));
    const lines = Actions.map((action, index) => {
      const known = bound.get(action.EnCode);
      const line = { ...action, Sort: action.Sort ?? index + 1 };
      return known === undefined ? line : { ...line, Id: known };
    });
    const Data = { Id, Version, Children: { [entities.ToolAction]: lines } };
    await saveRow(engine, tx, caller, { Entity: entities.ToolInfo, EnCode, Data });
  }),
};
