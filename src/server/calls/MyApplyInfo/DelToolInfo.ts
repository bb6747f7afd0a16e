import { runAction } from '../../data/actions.ts';
import { Refusal } from '../../data/refusal.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';

/** Deletes applications that are switched off; of several, those that can be. */
export const delToolInfo: Handler<'MyApplyInfo/DelToolInfo'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Ids } = request.input;
  const answer = await runAction(engine, tx, caller, {
    EnCode: enCodeOf(engine, request.name),
    Ids,
    Params: {},
  });
  return answer instanceof Refusal ? answer : true;
};
