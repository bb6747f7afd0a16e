import { KEYS, type GrantedButton, type LoginInfo, type StorageKey } from '../storage/keys.ts';
import { forgetTab, readKey, readTabToken, removeKeysOf, writeKey } from '../storage/storage.ts';

/** User state of specification 3. */
export interface UserState {
  readonly token: string;
  readonly name: string;
  readonly welcome: string;
  readonly avatar: string;
  readonly roles: readonly string[];
  readonly info: LoginInfo | undefined;
}

export const NOBODY: UserState = { token: '', name: '', welcome: '', avatar: '', roles: [], info: undefined };

const watchers = new Set<() => void>();
let user: UserState = { ...NOBODY, ...stored() };

function stored(): Partial<UserState> {
  const token = readKey(KEYS.token) ?? '';
  // A tab that was opened, or left, under another session has nothing of it.
  if (readTabToken() !== token) {
    forgetTab();
    if (token !== '') writeKey(KEYS.token, token);
  }
  return {
    token,
    name: readKey(KEYS.trueName) ?? '',
    info: readKey(KEYS.loginInfo),
  };
}

function set(next: UserState): void {
  user = next;
  for (const changed of watchers) changed();
}

/** The signed-in user; the same object until something changes. */
export const currentUser = (): UserState => user;

/** Calls back when the user changes. Returns the undoing. */
export function watchUser(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** The token, empty when nobody is signed in. */
export const currentToken = (): string => user.token;

/** Takes what the login answered into state and storage. */
export function beginSession(token: string, name: string, info: LoginInfo): void {
  removeKeysOf('session');
  writeKey(KEYS.token, token);
  writeKey(KEYS.trueName, name);
  writeKey(KEYS.loginInfo, info);
  writeKey(KEYS.userIds, [info.Id]);
  set({ ...NOBODY, token, name, info });
}

/** Keeps something of the session for as long as it is this tab's; what comes after its end is not kept. */
export function keepForSession<Value>(key: StorageKey<Value>, value: Value): void {
  if (user.token !== '' && isSessionHere()) writeKey(key, value);
}

/** Adds what is known of the user after login. */
export function updateUser(part: Partial<Omit<UserState, 'token'>>): void {
  if (part.name !== undefined) keepForSession(KEYS.trueName, part.name);
  set({ ...user, ...part });
}

/** Ends the session in this browser: token, user and every stored key that logout removes (specification 4). Other tabs notice. */
export function clear(): void {
  removeKeysOf('session', 'site');
  set(NOBODY);
}

/** Buttons granted on each route, by route name (the menu item's id). */
export function grantButtons(byRoute: Readonly<Record<string, GrantedButton[]>>): void {
  keepForSession(KEYS.buttons, { ...byRoute });
}

/** Buttons granted on a route. */
export function buttonsOf(routeName: string): readonly GrantedButton[] {
  return readKey(KEYS.buttons)?.[routeName] ?? [];
}

/** Every button granted anywhere, for pages that have no route of their own. */
export function allButtons(): readonly GrantedButton[] {
  return Object.values(readKey(KEYS.buttons) ?? {}).flat();
}

/**
 * Whether the session of this tab still is the browser's session. After a logout or login in another tab it is not, and
 * nothing may be sent in the old user's name any more.
 */
export function isSessionHere(): boolean {
  return (readKey(KEYS.token) ?? '') === user.token;
}
