import { calls } from '../../contract/generated/calls.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { call, exchange } from '../request/call.ts';
import { CallFailure } from '../request/failure.ts';
import { fieldsOf, textOf } from '../request/reading.ts';
import type { MenuItem } from '../session/menu.ts';

/** What a person typed to sign in. */
export interface Credentials {
  readonly LoginName: string;
  readonly Pwd: string;
  /** Of a new student, whose number and name stand together. */
  readonly TrueName?: string;
  readonly NewStudent?: 1;
  readonly Code?: string;
  readonly CodeKey?: string;
}

/** A picture whose characters must be typed after too many failures. */
export interface Captcha {
  readonly CodeKey: string;
  readonly CodeImg: string;
}

/** What the server thinks of the password. */
export interface PasswordCheck {
  readonly ErrorMess: string;
  readonly Mail: string;
  readonly IsTheach: boolean;
  /** What a new one has to be like; other servers say it only when they refuse one. */
  readonly Rule?: string;
}

/** What a login goes on with whose password was right; the secret where the account's second factor begins with it. */
export interface SecondStep {
  readonly Ticket: string;
  readonly Secret?: string;
  readonly Uri?: string;
}

export type SignIn =
  | { readonly kind: 'second'; readonly step: SecondStep }
  | { readonly kind: 'done'; readonly menu: readonly MenuItem[] }
  | { readonly kind: 'captcha'; readonly text: string; readonly captcha: Captcha }
  | { readonly kind: 'weak'; readonly check: PasswordCheck };

export const NO_MENU = '当前用户未绑定权限，无法登录';

/** A user without any menu, who may not come in. */
export class NoMenu extends Error {
  override readonly name = 'NoMenu';
  constructor() {
    super(NO_MENU);
  }
}

/** What follows a login is fetched with the first one, so that its page is there at once. */
const entering = () => import('./enter.ts');

/** Login, password check, menu, in this order (domain/02-modules-0). Refusals are thrown with their text. */
export async function signIn(credentials: Credentials): Promise<SignIn> {
  const { code, text, value } = await exchange(calls.UserAuth.GetManUserLogin, credentials, {
    inPlace: true,
  });
  const captcha = code === ErrorCode.CaptchaNeeded ? readCaptcha(value) : undefined;
  if (captcha) return { kind: 'captcha', text, captcha };
  const step = code === ErrorCode.StepUpNeeded ? readStep(value) : undefined;
  if (step) return { kind: 'second', step };
  if (code !== ErrorCode.Success) throw new CallFailure(text, code, value);
  const { begin, goOn } = await entering();
  begin(value);
  return goOn();
}

/** The second step of a login. @returns besides its outcome the codes that are told this once */
export async function signInSecond(
  Ticket: string,
  Code: string,
): Promise<{ outcome: SignIn; codes: readonly string[] }> {
  const login = await call(calls.UserAuth.SecondFactorLogin, { Ticket, Code }, { quiet: true });
  const { begin, goOn } = await entering();
  begin(login);
  return { outcome: await goOn(), codes: login.RecoveryCodes };
}

/** Gives a session back that led nowhere. */
export const abandon = async (): Promise<void> => (await entering()).abandon();

/** Another picture, when the one at hand cannot be read. */
export async function newCaptcha(): Promise<Captcha> {
  const captcha = readCaptcha(await call(calls.BaseData.GetAuthCode, { Scene: 'login' }, { inPlace: true }));
  if (!captcha) throw new Error('验证码图片加载失败，请重试');
  return captcha;
}

/** A picture to read; nothing where the server sent none. */
export function readCaptcha(value: unknown): Captcha | undefined {
  const { CodeKey, CodeImg } = fieldsOf(value);
  const image = textOf(CodeImg);
  return image === '' ? undefined : { CodeKey: textOf(CodeKey), CodeImg: image };
}

function readStep(value: unknown): SecondStep | undefined {
  const { Ticket } = fieldsOf(value);
  return typeof Ticket === 'string' ? (value as SecondStep) : undefined;
}
