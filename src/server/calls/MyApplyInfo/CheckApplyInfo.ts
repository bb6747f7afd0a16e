import { runAction } from '../../data/actions.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';

/** Lets an application in or not. */
export const checkApplyInfo: Handler<'MyApplyInfo/CheckApplyInfo'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Id, CheckState, Opinion } = request.input;
  const Params = { CheckState: String(CheckState), Opinion: Opinion ?? null };
  await runAction(engine, tx, caller, { EnCode: enCodeOf(engine, request.name), Ids: [Id], Params });
  return true;
};
