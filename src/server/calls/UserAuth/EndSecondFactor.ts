import { auditFactor } from '../../auth/factor-audit.ts';
import { isTeacher } from '../../auth/profile.ts';
import { wrongCode } from '../../auth/second-step.ts';
import { endFactors, factorRequired, takeFactor } from '../../auth/second-factor.ts';
import { refuse } from '../../data/refusal.ts';
import { writeContext, type Handler } from '../call.ts';

/** Switches the caller's second factor off, with a last code. */
export const endSecondFactor: Handler<'UserAuth/EndSecondFactor'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { subject, ip } = context.caller;
  if (isTeacher(subject.UserType) && (await factorRequired(context.tx)))
    throw refuse('学校要求教职工使用两步验证，不能关闭');
  const { factorKey } = services.ways;
  const refusal = await wrongCode({ loginName: subject.LoginName, ip }, context.tx, () =>
    takeFactor(context.tx, factorKey, subject.UserId, request.input.Code),
  );
  if (refusal) return refusal;
  await endFactors(context.tx, [subject.UserId]);
  await auditFactor(context, subject.UserId, request.name);
  return true;
};
