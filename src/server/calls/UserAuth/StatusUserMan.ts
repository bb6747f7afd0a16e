import { setUserStates, usersById } from '../../auth/accounts.ts';
import { enCodes } from '../../../contract/generated/entities.ts';
import { writeContext, type Handler } from '../call.ts';

export const statusUserMan: Handler<'UserAuth/StatusUserMan'> = async (services, request) => {
  const context = await writeContext(services, request);
  const users = await usersById(context, request.input.UserIds);
  const state = String(request.input.State);
  return setUserStates(context, users, () => state, enCodes.systemUserStatus);
};
