import { entities } from '../../../contract/generated/entities.ts';
import { usersById } from '../../auth/accounts.ts';
import { saveRow } from '../../data/write.ts';
import { enCodeOf, writeContext, type Handler } from '../call.ts';

/** Gives each of these users, within the caller's reach, the same to-do. */
export const addBackLog: Handler<'BaseData/AddBackLog'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { engine, tx, caller } = context;
  const { UserIds, ...Data } = request.input;
  const Ids: string[] = [];
  for (const { Id: UserId } of await usersById(context, UserIds)) {
    const row = { ...Data, UserId };
    Ids.push(
      (
        await saveRow(engine, tx, caller, {
          Entity: entities.BackLog,
          EnCode: enCodeOf(engine, request.name),
          Data: row,
        })
      ).Id,
    );
  }
  return { Ids };
};
