import { runAction } from '../../data/actions.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';

/** Switches applications on or off, all of them or none. */
export const statusToolInfo: Handler<'MyApplyInfo/StatusToolInfo'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Ids, Status } = request.input;
  await runAction(engine, tx, caller, { EnCode: enCodeOf(engine, request.name), Ids, Params: { Status } });
  return true;
};
