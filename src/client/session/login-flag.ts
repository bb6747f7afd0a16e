import { KEYS } from '../storage/keys.ts';
import { removeKey, writeKey } from '../storage/storage.ts';

const watchers = new Set<() => void>();
// A page that begins has no login under way, whatever a tab that was closed in the middle left in storage.
let flag = false;

/** Whether a login is under way on this page. */
export const isLoggingIn = (): boolean => flag;

/** Sets or takes down the login flag. */
export function setLoginFlag(on: boolean): void {
  flag = on;
  if (on) writeKey(KEYS.loginFlag, '1');
  else removeKey(KEYS.loginFlag);
  for (const changed of watchers) changed();
}

/** Calls back when the flag changes. Returns the undoing. */
export function watchLoginFlag(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
