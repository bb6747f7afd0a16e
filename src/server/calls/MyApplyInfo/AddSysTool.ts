import { entities } from '../../../contract/generated/entities.ts';
import { saveRow } from '../../data/write.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';
import { toolData } from '../../modules/app-center/tool-data.ts';

/** A new application, off until it is checked and switched on. */
export const addSysTool: Handler<'MyApplyInfo/AddSysTool'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Id } = await saveRow(engine, tx, caller, {
    Entity: entities.ToolInfo,
    EnCode: enCodeOf(engine, request.name),
    Data: await toolData(tx, request.input),
  });
  return { Id };
};
