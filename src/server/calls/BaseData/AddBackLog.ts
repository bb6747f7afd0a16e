import { entities } from '../../../contract/generated/entities.ts';
import { usersById } from '../../auth/accounts/accounts.ts';
import { saveRow } from '../../data/write/write.ts';
import { enCodeOf, writing } from '../call.ts';

/** Gives each of these users, within the caller's reach, the same to-do. */
export const addBackLog = writing<'BaseData/AddBackLog'>(async (context, { input, name }) => {
  const { engine, tx, caller } = context;
  const { UserIds, ...Data } = input;
  const Ids: string[] = [];
  for (const { Id: UserId } of await usersById(context, UserIds)) {
    const row = { ...Data, UserId };
    Ids.push(
      (
        await saveRow(engine, tx, caller, {
          Entity: entities.BackLog,
          EnCode: enCodeOf(engine, name),
          Data: row,
        })
      ).Id,
    );
  }
  return { Ids };
});
