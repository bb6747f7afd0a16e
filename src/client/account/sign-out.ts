import { calls } from '../../contract/generated/calls.ts';
import { call } from '../request/call.ts';
import { knownAddress } from '../request/redirect.ts';
import { LOGIN } from '../session/home.ts';
import { forgetMenu } from '../session/menu.ts';
import { safeUrl } from '../session/safe-url.ts';
import { clear, currentUser } from '../session/session.ts';
import { forgetUnsaved, keepUnsaved, leaveOnPurpose } from '../session/unsaved.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey } from '../storage/storage.ts';
import { storedSite } from './site.ts';

/** How long the person sees why, before the page goes away (specification 9). */
export const RELOAD_DELAY_MS = 1_500;

let leaving = false;

/** Whether the page is about to go away: nothing it still asks for matters. */
export const isLeaving = (): boolean => leaving;

/**
 * Ends the session here and leads on to an address after the delay; without one the page reloads, and the guard decides. What
 * was typed is kept first: it comes back when the same person signs in again.
 */
export function endSession(address?: string): void {
  if (leaving) return;
  leaving = true;
  void kept().then(() => {
    clear();
    forgetMenu();
    // What the page shows is no longer anybody's, so nothing typed holds it up.
    const go = () => (address === undefined ? window.location.reload() : window.location.replace(address));
    setTimeout(() => leaveOnPurpose(go), RELOAD_DELAY_MS);
  });
}

/** Keeping what was typed is a matter of a moment; a database that does not answer must not keep anybody here. */
const KEEPING_MS = 1_000;

const kept = (): Promise<unknown> =>
  Promise.race([
    keepUnsaved().catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, KEEPING_MS);
    }),
  ]);

/** What nobody answers must not keep anybody from logging out. */
const PATIENCE_MS = 3_000;

/** The provider that vouched for the user forgets them first (specification 4). Its answer is not for us to read. */
async function leaveProvider(): Promise<void> {
  const address = safeUrl(readKey(KEYS.ssoLogout));
  if (address === undefined) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(address, { mode: 'no-cors', credentials: 'include', keepalive: true, signal }).catch(
    () => undefined,
  );
}

/** The session is over by what its person did, such as changing the password; what is typed on the page is kept. */
export async function startAnew(): Promise<void> {
  await tellServer();
  endSession((await knownAddress(storedSite().SYSLoginUrl)) ?? LOGIN);
}

async function tellServer(): Promise<void> {
  await leaveProvider();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await call(calls.UserAuth.UserLoginOut, {}, { quiet: true, signal }).catch(() => undefined);
}

/**
 * Log out: tells the provider and the server, and ends the session here whether or not it heard. Drafts of the person go
 * before that: other tabs, which keep what is typed in them, hear of the end only then.
 */
export async function signOut(): Promise<void> {
  const user = currentUser().info?.Id;
  forgetUnsaved();
  // Only a person who has drafts needs the code that keeps them; without a database there are none.
  if (user !== undefined)
    await import('../storage/drafts.ts').then((drafts) => drafts.clearDrafts(user)).catch(() => undefined);
  await startAnew();
}
