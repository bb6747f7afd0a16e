import { calls } from '../../../contract/generated/calls.ts';
import { ErrorCode } from '../../../contract/generated/codes.ts';
import { call, exchange } from '../../request/call.ts';
import { CallFailure } from '../../request/failure.ts';
import { readCaptcha, type Captcha } from '../sign-in.ts';

export interface RetrieveRequest {
  readonly LoginName: string;
  readonly Email: string;
  readonly CodeKey: string;
  readonly Code: string;
}

/** Asks for the mail. @returns a picture when its characters have to be typed (again) */
export async function askForMail(
  request: RetrieveRequest,
): Promise<{ readonly text: string; readonly captcha: Captcha } | undefined> {
  const { code, text, value } = await exchange(calls.UserAuth.EmailGetPwd, request, { inPlace: true });
  const captcha = code === ErrorCode.CaptchaNeeded ? readCaptcha(value) : undefined;
  if (captcha) return { text, captcha };
  if (code !== ErrorCode.Success) throw new CallFailure(text, code, value);
  return undefined;
}

/** Sets the new password of the person who holds the link. */
export const setByLink = (ResetToken: string, NewPwd: string, NewPwd2: string) =>
  call(calls.UserAuth.ResetPwdByToken, { ResetToken, NewPwd, NewPwd2 }, { inPlace: true });

/** The token of a mail's link. It stands behind the #, which browsers send to no server. */
export const tokenIn = (hash: string): string => /^#token=([\w-]{20,64})$/.exec(hash)?.[1] ?? '';
