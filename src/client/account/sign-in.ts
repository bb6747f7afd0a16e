import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { call, exchange } from '../request/call.ts';
import { CallFailure } from '../request/failure.ts';
import { takeMenu, type MenuItem } from '../session/menu.ts';
import { menuRequest } from '../session/variant.ts';
import { beginSession, clear, updateUser } from '../session/session.ts';

/** What a person typed to sign in. */
export interface Credentials {
  readonly LoginName: string;
  readonly Pwd: string;
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

/** Login, password check, menu, in this order (domain/02-modules-0). Refusals are thrown with their text. */
export async function signIn(credentials: Credentials): Promise<SignIn> {
  const { code, text, value } = await exchange(calls.UserAuth.GetManUserLogin, credentials, {
    inPlace: true,
  });
  if (code === ErrorCode.CaptchaNeeded)
    return { kind: 'captcha', text, captcha: value as unknown as Captcha };
  if (code === ErrorCode.StepUpNeeded) return { kind: 'second', step: value as unknown as SecondStep };
  if (code !== ErrorCode.Success) throw new CallFailure(text, code, value);
  begin(value);
  return goOn();
}

/** The second step of a login. @returns besides its outcome the codes that are told this once */
export async function signInSecond(
  Ticket: string,
  Code: string,
): Promise<{ outcome: SignIn; codes: readonly string[] }> {
  const login = await call(calls.UserAuth.SecondFactorLogin, { Ticket, Code }, { quiet: true });
  begin(login);
  return { outcome: await goOn(), codes: login.RecoveryCodes };
}

async function goOn(): Promise<SignIn> {
  try {
    const check = await checkPassword();
    return check.ErrorMess === '' ? { kind: 'done', menu: await loadMenu() } : { kind: 'weak', check };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/** Another picture, when the one at hand cannot be read. */
export async function newCaptcha(): Promise<Captcha> {
  const { CodeKey, CodeImg } = await call(calls.BaseData.GetAuthCode, { Scene: 'login' }, { inPlace: true });
  return { CodeKey, CodeImg };
}

/** Begins the session of a login that was answered; asks neither for the password nor for the menu. */
export function begin(login: CallOutput['UserAuth/GetManUserLogin']): void {
  const { Token, TrueName, LoginName, OrgName, ProgectName, ClassName, Id, UserType } = login;
  beginSession(Token, TrueName, { Id, LoginName, OrgName, ProgectName, ClassName, UserType });
  updateUser({ avatar: login.Avatar, roles: login.RoleCodes });
}

export const checkPassword = (): Promise<PasswordCheck> =>
  call(calls.UserAuth.JudgePassword, {}, { inPlace: true });

/**
 * Loads the menu, or the branch that this session is for, and the granted buttons. A user without a menu is refused; so is,
 * by the server, a branch that is not there.
 */
export async function loadMenu(): Promise<readonly MenuItem[]> {
  const answer = await call(calls.UserRole.LoadMenuByUser, menuRequest(), { inPlace: true });
  // Generated types cannot say that children are items again.
  const menu = answer as unknown as readonly MenuItem[];
  if (menu.length === 0) throw new NoMenu();
  takeMenu(menu);
  return menu;
}

/** Gives a session back that led nowhere. */
export async function abandon(): Promise<void> {
  await call(calls.UserAuth.UserLoginOut, {}, { quiet: true }).catch(() => undefined);
  clear();
}
