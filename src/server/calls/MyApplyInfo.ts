import { isAll } from '../../contract/envelope.ts';
import { entities } from '../../contract/generated/entities.ts';
import { runAction } from '../data/write/actions.ts';
import { entityOf } from '../data/entities.ts';
import { listRows } from '../data/read/list.ts';
import { pageOf } from '../data/read/paging.ts';
import { outOfScope, Refusal } from '../data/refusal.ts';
import { requireInScope, saveRow } from '../data/write/write.ts';
import { checksOf } from '../modules/app-center/checks.ts';
import { addComment, commentsOf, ownScore } from '../modules/app-center/comments.ts';
import { desktopOf, saveDesktop } from '../modules/app-center/desktop.ts';
import { countOpened, storeTool } from '../modules/app-center/stores.ts';
import { listToolActions, toolOfAction } from '../modules/app-center/tool-actions.ts';
import { toolData } from '../modules/app-center/tool-data.ts';
import { byIds, named, ofCategory, toolRows, usableNow } from '../modules/app-center/tool-rows.ts';
import { type Calls, enCodeOf, writing } from './call.ts';
import { loadMyMenuListByUser } from './MyApplyInfo/LoadMyMenuListByUser.ts';
import { setManyActionToTool } from './MyApplyInfo/SetManyActionToTool.ts';
import { usableTool, visibleTool } from './MyApplyInfo/tool-access.ts';

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
  AddSysTool: writing(async ({ engine, tx, caller }, { name, input }) => {
    const { Id } = await saveRow(engine, tx, caller, {
      Entity: entities.ToolInfo,
      EnCode: enCodeOf(engine, name),
      Data: await toolData(tx, input),
    });
    return { Id };
  }),
  /** Lets an application in or not. */
  CheckApplyInfo: writing(async ({ engine, tx, caller }, { input, name }) => {
    const { Id, CheckState, Opinion } = input;
    const Params = { CheckState: String(CheckState), Opinion: Opinion ?? null };
    await runAction(engine, tx, caller, { EnCode: enCodeOf(engine, name), Ids: [Id], Params });
    return true;
  }),
  /** Takes an application out of the caller's favourites, whether or not the caller may still use it. */
  DelApplyStore: writing(async (context, { input, name }) => ({
    StoreCount: await storeTool(context, input.ToolId, false, name),
  })),
  /** Deletes applications that are switched off; of several, those that can be. */
  DelToolInfo: writing(async ({ engine, tx, caller }, { input, name }) => {
    const EnCode = enCodeOf(engine, name);
    const answer = await runAction(engine, tx, caller, { EnCode, Ids: input.Ids, Params: {} });
    return answer instanceof Refusal ? answer : true;
  }),
  /** Stores the caller's whole desktop. */
  EditMyDesktop: writing(async (context, { input, name }) => {
    await saveDesktop(context, input.Items, name);
    return true;
  }),
  /** Changes an application; without the version that was read, the present one is taken. */
  EditSysTool: writing(async (context, { input, name }) => {
    const { engine, tx, caller } = context;
    const { Id, Version, ...fields } = input;
    const known =
      Version ?? (await requireInScope(context, entityOf(engine, entities.ToolInfo), Id))['Version'];
    await saveRow(engine, tx, caller, {
      Entity: entities.ToolInfo,
      EnCode: enCodeOf(engine, name),
      Data: { ...(await toolData(tx, fields)), Id, Version: known },
    });
    return true;
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
    const { Id } = await usableTool(engine, engine.database, caller, input.ToolId);
    const [Tool] = await toolRows(engine, engine.database, caller, [byIds([Id])]);
    if (!Tool) throw outOfScope();
    const { IsDesktop, IsStore } = Tool;
    return {
      Tool,
      IsDesktop,
      IsStore,
      MyScore: await ownScore(engine.database, caller.subject.UserId, Id),
      Todo: 0,
    };
  },
  /** The caller's desktop. */
  GetMyDesktopTool: async ({ engine }, { caller }) =>
    (await desktopOf(engine, engine.database, caller)).map(({ tool, ToolId, X, Y, Size }) => {
      const { ToolName, Icon, Intro, Url, TargetType } = tool;
      return { ToolId, X, Y, Size, ToolName, Icon, Intro, Url, TargetType, Badge: 0 };
    }),
  /** Applications that the caller may use. */
  GetMyTool: async ({ engine }, { caller, input }) => {
    const word = input.Keyword?.trim().toLowerCase();
    return toolRows(engine, engine.database, caller, [
      await usableNow(engine, engine.database, caller),
      ...(isAll(input.Category) ? [] : [ofCategory(input.Category)]),
      ...(word ? [named(word)] : []),
    ]);
  },
  /** Applications for those who manage them. */
  GetSYSToolListByFilter: async ({ engine }, { caller, input }) => {
    const { PageIndex, PageSize, sortField, sortOrder, ...Filter } = input;
    const page = { PageIndex, PageSize, sortField, sortOrder, Columns: ['ToolName'] };
    const found = await listRows(engine, caller, { Entity: entities.ToolInfo, Filter, ...page });
    const ids = found.rows.map((row) => String(row['Id']));
    const tools = await toolRows(engine, engine.database, caller, [byIds(ids)]);
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
  SetManyActionToTool: setManyActionToTool,
  /** Switches applications on or off, all of them or none. */
  StatusToolInfo: writing(async ({ engine, tx, caller }, { input, name }) => {
    const { Ids, Status } = input;
    await runAction(engine, tx, caller, { EnCode: enCodeOf(engine, name), Ids, Params: { Status } });
    return true;
  }),
};
