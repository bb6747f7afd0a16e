import { calls } from '../../contract/generated/calls.ts';
import { call } from '../request/call.ts';
import { CallFailure } from '../request/failure.ts';
import { takeMenu, type MenuItem } from '../session/menu.ts';
import { beginSession, clear, keepForSession, updateUser } from '../session/session.ts';
import { menuRequest } from '../session/variant.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey } from '../storage/storage.ts';
import { readLogin, readPasswordCheck, type Login } from './read-login.ts';
import { branchOf, readMenu } from './read-menu.ts';
import { NoMenu, type PasswordCheck, type SignIn } from './sign-in.ts';

const NOT_FOUND = 404;

/** Begins the session of a login that was answered; asks neither for the password nor for the menu. */
export function begin(answer: unknown): Login {
  const login = readLogin(answer);
  beginSession(login.token, login.name, login.info);
  updateUser({ avatar: login.avatar, roles: login.roles });
  keepForSession(KEYS.loginButtons, login.buttons);
  return login;
}

/** Password check and menu of the session that has begun. */
export async function goOn(): Promise<SignIn> {
  try {
    const check = await checkPassword();
    return check.ErrorMess === '' ? { kind: 'done', menu: await loadMenu() } : { kind: 'weak', check };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/** A server without this call has no opinion on passwords. */
export async function checkPassword(): Promise<PasswordCheck> {
  return readPasswordCheck(
    await call(calls.UserAuth.JudgePassword, {}, { inPlace: true }).catch(unlessMissing),
  );
}

/** Nothing in place of what a server does not have; every other failure stays one. */
export function unlessMissing(failure: unknown): undefined {
  if (failure instanceof CallFailure && failure.status === NOT_FOUND) return undefined;
  throw failure;
}

/**
 * Loads the menu, or the branch that this session is for, and the granted buttons. A user without a menu is refused; so is a
 * branch that is not there.
 */
export async function loadMenu(): Promise<readonly MenuItem[]> {
  const confined = menuRequest();
  const answer: unknown = await call(calls.UserRole.LoadMenuByUser, confined, { inPlace: true });
  const menu = branchOf(readMenu(answer), confined);
  if (menu.length === 0) throw new NoMenu();
  takeMenu(menu, readKey(KEYS.loginButtons));
  return menu;
}

/** Gives a session back that led nowhere. */
export async function abandon(): Promise<void> {
  await call(calls.UserAuth.UserLoginOut, {}, { quiet: true }).catch(() => undefined);
  clear();
}
