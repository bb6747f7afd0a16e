import { KEYS } from './keys.ts';
import { localStore, readKey, writeKey, type TextStore } from './storage.ts';

/**
 * Changes of what is kept in local storage, in order. Number n brings storage from version n - 1 to n; entries are never
 * edited or removed, since browsers come back after years.
 */
export const MIGRATIONS: readonly ((store: TextStore) => void)[] = [
  // 1: the first numbered version; what stood under these names before cannot be trusted to have today's form.
  (store) => {
    for (const key of Object.values(KEYS)) {
      const stored = store.getItem(key.name);
      if (stored !== null && key.read(stored) === undefined) store.removeItem(key.name);
    }
  },
];

/** Brings local storage to the newest version. Storage of a newer client (another tab, a rolled back release) is left alone. */
export function migrateStorage(migrations = MIGRATIONS, store: TextStore = localStore): void {
  const version = Number(readKey(KEYS.storageVersion) ?? 0) || 0;
  if (version >= migrations.length) return;
  for (const migrate of migrations.slice(version)) migrate(store);
  writeKey(KEYS.storageVersion, String(migrations.length));
}
