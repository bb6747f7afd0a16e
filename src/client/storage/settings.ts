import { SETTING_PREFIX } from './keys.ts';
import { localStore, writeText } from './storage.ts';

/** A setting of this device under the prefix pro__. Returns undefined for what is absent or is no longer allowed. */
export function readSetting<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const stored = localStore.getItem(SETTING_PREFIX + name);
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a setting of this device. */
export function writeSetting(name: string, value: unknown): void {
  writeText(localStore, SETTING_PREFIX + name, JSON.stringify(value));
}
