import { resetPasswords, usersById } from '../../auth/accounts.ts';
import { ShownOnce } from '../../http/answer.ts';
import { enCodes } from '../../../contract/generated/entities.ts';
import { writeContext, type Handler } from '../call.ts';

/** An administrator sets passwords; the answer is the only place where they are ever shown. */
export const changeManUserPwd: Handler<'UserAuth/ChangeManUserPwd'> = async (services, request) => {
  const context = await writeContext(services, request);
  const users = await usersById(context, request.input.UserIds);
  const given = request.input.NewPwd || undefined;
  return new ShownOnce({ Items: await resetPasswords(context, users, given, enCodes.systemUserResetPwd) });
};
