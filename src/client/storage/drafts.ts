import { draftTable } from './table-local.ts';

/** What locks the drafts of one person. */
export interface DraftLock {
  readonly key: CryptoKey;
  /** Tells the person's drafts from those of others without telling whose they are. */
  readonly owner: string;
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

const ownerOf = async (user: string) => (await digest(bytes(`drafts of ${user}`))).slice(0, 16);

/** Makes the lock of a person from the key that the server gave, and removes what is too old. */
export async function openLock(keyText: string, user: string, now = Date.now()): Promise<DraftLock> {
  const raw = Uint8Array.from(atob(keyText), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  await draftTable
    .where('lastModify')
    .below(now - KEPT_MS)
    .delete();
  return { key, owner: await ownerOf(user) };
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
    owner: lock.owner,
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

/** Removes every draft of a person. */
export async function clearDrafts(user: string): Promise<void> {
  await draftTable
    .where('owner')
    .equals(await ownerOf(user))
    .delete();
}
