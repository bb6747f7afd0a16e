import { isTeacher } from '../../auth/profile.ts';
import { factorOf, factorRequired } from '../../auth/second-factor.ts';
import type { Handler } from '../call.ts';

/** Whether the caller's second factor is on, and whether it has to be. */
export const getSecondFactor: Handler<'UserAuth/GetSecondFactor'> = async ({ engine }, { caller }) => {
  const { UserId, UserType } = caller.subject;
  const { isOn, since, recoveryLeft } = await factorOf(engine.database, UserId);
  const IsRequired = isTeacher(UserType) && (await factorRequired(engine.database));
  return { IsOn: isOn, Since: since, RecoveryLeft: recoveryLeft, IsRequired };
};
