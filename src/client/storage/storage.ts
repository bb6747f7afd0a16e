import { KEYS, type Life, type StorageKey } from './keys.ts';

/** The part of the browser's Storage that is used; private windows may refuse all of it. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memory(): TextStore {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function usable(open: () => Storage | undefined): TextStore {
  try {
    return open() ?? memory();
  } catch {
    return memory();
  }
}

/** Persistent storage, or memory where the browser has none. */
export const localStore: TextStore = usable(() => globalThis.localStorage);
/** Storage of this tab, or memory where the browser has none. */
export const sessionStore: TextStore = usable(() => globalThis.sessionStorage);

const storesOf = ({ place }: StorageKey<unknown>): readonly TextStore[] =>
  place === 'both' ? [localStore, sessionStore] : [place === 'local' ? localStore : sessionStore];

/** The stored value; undefined when there is none or it cannot be read. A key of both places is read from the persistent one. */
export function readKey<Value>(key: Pick<StorageKey<Value>, 'name' | 'place' | 'read'>): Value | undefined {
  const store = key.place === 'session' ? sessionStore : localStore;
  const stored = store.getItem(key.name);
  return stored === null ? undefined : key.read(stored);
}

/** Stores a value. A full storage loses the value, never the page. */
export function writeKey<Value>(key: StorageKey<Value>, value: Value): void {
  for (const store of storesOf(key as StorageKey<unknown>)) writeText(store, key.name, key.write(value));
}

/** Removes a value everywhere it is kept. */
export function removeKey(key: Pick<StorageKey<never>, 'name'>): void {
  localStore.removeItem(key.name);
  sessionStore.removeItem(key.name);
}

/** Removes everything that is kept for as long as one of these. */
export function removeKeysOf(...lives: readonly Life[]): void {
  for (const key of Object.values(KEYS)) if (lives.includes(key.life)) removeKey(key);
}

/** The token that this tab was last used with; empty for none. */
export const readTabToken = (): string => sessionStore.getItem(KEYS.token.name) ?? '';

/** Removes what belongs to the session of this tab alone; other tabs may be in another one. */
export function forgetTab(): void {
  for (const { name, place } of Object.values(KEYS)) if (place !== 'local') sessionStore.removeItem(name);
}

/** Writes text, ignoring a storage that is full or refused. */
export function writeText(store: TextStore, name: string, value: string): void {
  try {
    store.setItem(name, value);
  } catch {
    store.removeItem(name);
  }
}
