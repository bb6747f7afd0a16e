import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { usersById } from '../accounts/accounts.ts';
import { isTeacher } from '../accounts/profile.ts';
import { wrongCode } from '../login/second-step.ts';
import { wrongPassword } from '../passwords/own-password.ts';
import { auditFactor } from './factor-audit.ts';
import {
  beginFactor,
  confirmFactor,
  endFactors,
  factorOf,
  factorRequired,
  takeFactor,
} from './second-factor.ts';

/** Whether the second factor of a person is on, and whether it has to be. */
export async function ownFactorTold(
  queryable: Queryable,
  { UserId, UserType }: Pick<Subject, 'UserId' | 'UserType'>,
): Promise<CallOutput['UserAuth/GetSecondFactor']> {
  const { isOn, since, recoveryLeft } = await factorOf(queryable, UserId);
  const IsRequired = isTeacher(UserType) && (await factorRequired(queryable));
  return { IsOn: isOn, Since: since, RecoveryLeft: recoveryLeft, IsRequired };
}

/** A secret for the caller's authenticator, for the own password; it counts once a code of it was given. */
export async function beginOwnFactor(
  context: WriteContext,
  key: Buffer,
  password: string,
): Promise<Refusal | CallOutput['UserAuth/BeginSecondFactor']> {
  const { UserId, LoginName } = context.caller.subject;
  const [user] = await usersById(context, [UserId]);
  if (!user) throw refuse('用户不存在');
  const refusal = await wrongPassword(context, user, password, '密码不正确');
  return refusal ?? beginFactor(context.tx, key, { id: UserId, loginName: LoginName });
}

/** Switches the caller's second factor on, with the first code of the authenticator. @returns what opens the account without it */
export async function confirmOwnFactor(
  context: WriteContext,
  key: Buffer,
  code: string,
  enCode: string,
): Promise<Refusal | string[]> {
  const { subject, ip } = context.caller;
  let codes: string[] | undefined;
  const refusal = await wrongCode({ loginName: subject.LoginName, ip }, context.tx, async () => {
    codes = await confirmFactor(context.tx, key, subject.UserId, code);
    return codes !== undefined;
  });
  if (refusal) return refusal;
  await auditFactor(context, subject.UserId, enCode);
  return codes ?? [];
}

/** Switches the caller's second factor off, with a last code. @throws Refusal where the school asks for one */
export async function endOwnFactor(
  context: WriteContext,
  key: Buffer,
  code: string,
  enCode: string,
): Promise<Refusal | true> {
  const { subject, ip } = context.caller;
  if (isTeacher(subject.UserType) && (await factorRequired(context.tx)))
    throw refuse('学校要求教职工使用两步验证，不能关闭');
  const refusal = await wrongCode({ loginName: subject.LoginName, ip }, context.tx, () =>
    takeFactor(context.tx, key, subject.UserId, code),
  );
  if (refusal) return refusal;
  await endFactors(context.tx, [subject.UserId]);
  await auditFactor(context, subject.UserId, enCode);
  return true;
}
