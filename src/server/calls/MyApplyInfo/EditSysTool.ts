import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { requireInScope, saveRow } from '../../data/write.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';
import { toolData } from '../../modules/app-center/tool-data.ts';

/** Changes an application; without the version that was read, the present one is taken. */
export const editSysTool: Handler<'MyApplyInfo/EditSysTool'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { engine, tx, caller } = context;
  const { Id, Version, ...fields } = request.input;
  const known =
    Version ?? (await requireInScope(context, entityOf(engine, entities.ToolInfo), Id))['Version'];
  await saveRow(engine, tx, caller, {
    Entity: entities.ToolInfo,
    EnCode: enCodeOf(engine, request.name),
    Data: { ...(await toolData(tx, fields)), Id, Version: known },
  });
  return true;
};
