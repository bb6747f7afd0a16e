import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { refuse } from '../../data/refusal.ts';
import { requireInScope, saveRow } from '../../data/write/write.ts';
import { listToolActions } from '../../modules/app-center/tool-actions.ts';
import { enCodeOf, writing } from '../call.ts';

/** Binds exactly these actions to an application. */
export const setManyActionToTool = writing<'MyApplyInfo/SetManyActionToTool'>(
  async (context, { input, name }) => {
    const { engine, tx, caller } = context;
    const { ToolId: Id, Actions } = input;
    if (new Set(Actions.map(({ EnCode }) => EnCode)).size !== Actions.length) throw refuse('该动作已绑定');
    const tool = await requireInScope(context, entityOf(engine, entities.ToolInfo), Id);
    const bound = new Map((await listToolActions(tx, Id)).map((action) => [action.EnCode, action.Id]));
    const lines = Actions.map((action, index) => {
      const known = bound.get(action.EnCode);
      const line = { ...action, Sort: action.Sort ?? index + 1 };
      return known === undefined ? line : { ...line, Id: known };
    });
    await saveRow(engine, tx, caller, {
      Entity: entities.ToolInfo,
      EnCode: enCodeOf(engine, name),
      Data: { Id, Version: tool['Version'], Children: { [entities.ToolAction]: lines } },
    });
    return true;
  },
);
