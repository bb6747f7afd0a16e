import { useSyncExternalStore } from 'react';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../renderer/contexts.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';

/** Settings of the frame on this device, kept under the prefix pro__. */
export interface FrameSettings {
  readonly tableSize: TableSettings['size'];
  readonly tableAlign: TableSettings['align'];
  /** Whether the side menu is open; absent until the user chose, since the screen's width decides by default. */
  readonly sidebar: boolean | undefined;
}

const oneOf =
  <Value extends string>(...values: Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value);

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const TABLE_SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const TABLE_ALIGNS = ['left', 'center', 'right', 'custom'] as const;

const stored = (): FrameSettings => ({
  tableSize: readSetting('tableSize', oneOf(...TABLE_SIZES)) ?? DEFAULT_TABLE_SETTINGS.size,
  tableAlign: readSetting('tableAlign', oneOf(...TABLE_ALIGNS)) ?? DEFAULT_TABLE_SETTINGS.align,
  sidebar: readSetting('sidebar', isFlag),
});

let settings = stored();
const watchers = new Set<() => void>();

/** Changes settings, for every part of the frame at once, and keeps them. */
export function changeSettings(part: Partial<FrameSettings>): void {
  settings = { ...settings, ...part };
  for (const [name, value] of Object.entries(part)) writeSetting(name, value);
  for (const changed of watchers) changed();
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** The settings of the frame; follows their changes. */
export const useSettings = (): FrameSettings => useSyncExternalStore(watch, () => settings);
