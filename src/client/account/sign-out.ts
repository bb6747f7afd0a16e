import { calls } from '../../contract/generated/calls.ts';
import { call } from '../request/call.ts';
import { LOGIN } from '../session/home.ts';
import { forgetMenu } from '../session/menu.ts';
import { safeUrl } from '../session/safe-url.ts';
import { clear } from '../session/session.ts';
import { leaveOnPurpose } from '../session/unsaved.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey } from '../storage/storage.ts';
import { storedSite } from './site.ts';

/** How long the person sees why, before the page goes away (specification 9). */
export const RELOAD_DELAY_MS = 1_500;

let leaving = false;

/** Whether the page is about to go away: nothing it still asks for matters. */
export const isLeaving = (): boolean => leaving;

/** Ends the session here and leads on to an address after the delay; without one the page reloads, and the guard decides. */
export function endSession(address?: string): void {
  clear();
  forgetMenu();
  // Only those who have drafts need the code that keeps them; without a database there are none.
  void import('../storage/drafts.ts').then((drafts) => drafts.clearDrafts()).catch(() => undefined);
  if (leaving) return;
  leaving = true;
  // What the page shows is no longer anybody's, so nothing typed holds it up.
  const go = () => (address === undefined ? window.location.reload() : window.location.replace(address));
  setTimeout(() => leaveOnPurpose(go), RELOAD_DELAY_MS);
}

/** What nobody answers must not keep anybody from logging out. */
const PATIENCE_MS = 3_000;

/** The provider that vouched for the user forgets him first (specification 4). Its answer is not for us to read. */
async function leaveProvider(): Promise<void> {
  const address = safeUrl(readKey(KEYS.ssoLogout));
  if (address === undefined) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(address, { mode: 'no-cors', credentials: 'include', keepalive: true, signal }).catch(
    () => undefined,
  );
}

/** Log out: tells the provider and the server, and ends the session here whether or not it heard. */
export async function signOut(): Promise<void> {
  await leaveProvider();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await call(calls.UserAuth.UserLoginOut, {}, { quiet: true, signal }).catch(() => undefined);
  endSession(safeUrl(storedSite().SYSLoginUrl) ?? LOGIN);
}
