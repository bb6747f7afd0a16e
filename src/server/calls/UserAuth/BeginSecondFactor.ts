import { usersById } from '../../auth/accounts.ts';
import { wrongPassword } from '../../auth/own-password.ts';
import { beginFactor } from '../../auth/second-factor.ts';
import { refuse } from '../../data/refusal.ts';
import { ShownOnce } from '../../http/answer.ts';
import { writeContext, type Handler } from '../call.ts';

/** A secret for the caller's authenticator; it counts once a code of it was given. */
export const beginSecondFactor: Handler<'UserAuth/BeginSecondFactor'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { UserId, LoginName } = context.caller.subject;
  const [user] = await usersById(context, [UserId]);
  if (!user) throw refuse('用户不存在');
  const refusal = await wrongPassword(context, user, request.input.Pwd, '密码不正确');
  if (refusal) return refusal;
  const { factorKey } = services.ways;
  return new ShownOnce(await beginFactor(context.tx, factorKey, { id: UserId, loginName: LoginName }));
};
