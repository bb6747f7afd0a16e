import { draftTable } from './table-local.ts';

/** What locks the drafts of one session. */
export interface DraftLock {
  readonly key: CryptoKey;
  /** Tells the session's drafts from those of others without telling the key. */
  readonly session: string;
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const IV_BYTES = 12;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const digest = async (data: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', data));

/** Whether this browser can lock drafts: on an address without TLS it cannot, and then none are kept. */
export const canLock = (): boolean =>
  globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** Makes the lock of a session from the key that the server gave, and removes what it cannot open: of other sessions, and old. */
export async function openLock(keyText: string, now = Date.now()): Promise<DraftLock> {
  const raw = Uint8Array.from(atob(keyText), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const session = (await digest(raw)).slice(0, 16);
  await draftTable.where('session').notEqual(session).delete();
  await draftTable
    .where('lastModify')
    .below(now - KEPT_MS)
    .delete();
  return { key, session };
}

/** Keeps a draft under a name, in place of an earlier one. */
export async function putDraft(
  lock: DraftLock,
  name: string,
  draft: unknown,
  now = Date.now(),
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytes(name) },
    lock.key,
    bytes(JSON.stringify(draft)),
  );
  await draftTable.put({
    name: await digest(bytes(name)),
    session: lock.session,
    iv,
    sealed,
    lastModify: now,
  });
}

/** The draft of a name; undefined when there is none, it is too old, or it was not locked with this key under this name. */
export async function getDraft(lock: DraftLock, name: string, now = Date.now()): Promise<unknown> {
  const found = await draftTable.get(await digest(bytes(name)));
  if (!found || found.lastModify < now - KEPT_MS) return undefined;
  try {
    const clear = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: found.iv, additionalData: bytes(name) },
      lock.key,
      found.sealed,
    );
    return JSON.parse(new TextDecoder().decode(clear)) as unknown;
  } catch {
    return undefined;
  }
}

/** Removes the draft of a name. */
export async function dropDraft(name: string): Promise<void> {
  await draftTable.delete(await digest(bytes(name)));
}

/** Removes every draft. */
export const clearDrafts = (): Promise<void> => draftTable.clear();
