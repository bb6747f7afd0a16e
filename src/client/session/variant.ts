import { KEYS } from '../storage/keys.ts';
import { readKey, removeKey, writeKey } from '../storage/storage.ts';

/** The part of the product that this session is for: all of it, one sub-system, or one application. */
export type Variant = 'full' | 'system' | 'application';

/** A sub-system as single sign-on names it: the address it was entered at, where it begins, its id. */
export interface SystemEntry {
  readonly url: string;
  readonly path?: string;
  readonly id?: string;
}

/** From now on only this sub-system's menu is used. To be called after the session has begun, before the menu is loaded. */
export function enterSystem({ url, path = '', id = '' }: SystemEntry): void {
  writeKey(KEYS.ssoUrl, url);
  writeKey(KEYS.ssoPath, path);
  writeKey(KEYS.systemFlag, id);
}

/** From now on only this application's branch of the menu is used. */
export const enterApplication = (id: string): void => writeKey(KEYS.detailedApplyId, id);

/** Back to the full menu, from the next load on. */
export function leaveVariant(): void {
  for (const key of [KEYS.ssoUrl, KEYS.ssoPath, KEYS.systemFlag, KEYS.detailedApplyId]) removeKey(key);
}

export function currentVariant(): Variant {
  if (readKey(KEYS.detailedApplyId)) return 'application';
  return readKey(KEYS.ssoUrl) ? 'system' : 'full';
}

/** What the menu is asked for. */
export function menuRequest(): { SystemId?: string; ApplyId?: string } {
  const ssoUrl = readKey(KEYS.ssoUrl);
  const ApplyId = readKey(KEYS.detailedApplyId);
  return {
    ...(ssoUrl ? { SystemId: readKey(KEYS.systemFlag) || ssoUrl } : {}),
    ...(ApplyId ? { ApplyId } : {}),
  };
}

/** Where the sub-system begins, when the sign-on said so. */
export const systemPath = (): string => (readKey(KEYS.ssoUrl) && readKey(KEYS.ssoPath)) || '';
