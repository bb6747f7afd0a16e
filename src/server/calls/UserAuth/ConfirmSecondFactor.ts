import { auditFactor } from '../../auth/factor-audit.ts';
import { wrongCode } from '../../auth/second-step.ts';
import { confirmFactor } from '../../auth/second-factor.ts';
import { ShownOnce } from '../../http/answer.ts';
import { writeContext, type Handler } from '../call.ts';

/** Switches the caller's second factor on, with the first code of his authenticator. */
export const confirmSecondFactor: Handler<'UserAuth/ConfirmSecondFactor'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { subject, ip } = context.caller;
  let codes: string[] | undefined;
  const refusal = await wrongCode({ loginName: subject.LoginName, ip }, context.tx, async () => {
    codes = await confirmFactor(context.tx, services.ways.factorKey, subject.UserId, request.input.Code);
    return codes !== undefined;
  });
  if (refusal) return refusal;
  await auditFactor(context, subject.UserId, request.name);
  return new ShownOnce({ RecoveryCodes: codes ?? [] });
};
