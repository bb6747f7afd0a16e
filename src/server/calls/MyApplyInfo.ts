import { entities } from '../../contract/generated/entities.ts';
import { entityOf } from '../data/entities.ts';
import { refuse } from '../data/refusal.ts';
import { requireInScope, saveRow } from '../data/write/write.ts';
import { addComment } from '../modules/app-center/comments.ts';
import { desktopOf, saveDesktop } from '../modules/app-center/desktop.ts';
import { countOpened, storeTool } from '../modules/app-center/stores.ts';
import { boundActions, toolData } from '../modules/app-center/tool-data.ts';
import { usableTool } from '../modules/app-center/tool-rows.ts';
import { type Calls, writing } from './call.ts';
import { loadMyMenuListByUser } from './MyApplyInfo/LoadMyMenuListByUser.ts';

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
  /** The caller's desktop. */
  GetMyDesktopTool: async ({ engine }, { caller }) =>
    (await desktopOf(engine, engine.database, caller)).map(({ tool, ToolId, X, Y, Size }) => {
      const { ToolName, Icon, Intro, Url, TargetType } = tool;
      return { ToolId, X, Y, Size, ToolName, Icon, Intro, Url, TargetType, Badge: 0 };
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
    const bound = await boundActions(tx, Id);
    const lines = Actions.map((action, index) => {
      const known = bound.get(action.EnCode);
      const line = { ...action, Sort: action.Sort ?? index + 1 };
      return known === undefined ? line : { ...line, Id: known };
    });
    const Data = { Id, Version, Children: { [entities.ToolAction]: lines } };
    await saveRow(engine, tx, caller, { Entity: entities.ToolInfo, EnCode, Data });
  }),
};
