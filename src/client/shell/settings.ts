import { useSyncExternalStore } from 'react';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../renderer/contexts.ts';
import { storedSite } from '../account/site.ts';
import { SETTING_PREFIX } from '../storage/keys.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';
import { PRIMARY_COLORS, type ColorName } from './look/palette.ts';

/** How the frame looks and behaves: the kept part of the application state (specification 3). */
export interface LookSettings {
  /** Ground of the navigation. */
  readonly theme: 'dark' | 'light';
  readonly layout: 'sidemenu' | 'topmenu';
  readonly contentWidth: 'Fixed' | 'Fluid';
  readonly fixedHeader: boolean;
  readonly fixSiderbar: boolean;
  /** Whether a fixed header goes away while one scrolls down. */
  readonly autoHideHeader: boolean;
  readonly color: ColorName;
  /** Stronger colours and underlined links for eyes that tell colours apart badly. */
  readonly weak: boolean;
  readonly multiTab: boolean;
  /** Whether the name of the site stands beside its mark. */
  readonly isTitleShow: boolean;
}

/** Settings of the frame on this device, kept under the prefix pro__. */
export interface FrameSettings extends LookSettings {
  readonly tableSize: TableSettings['size'];
  readonly tableAlign: TableSettings['align'];
  /** Whether the side menu is open on a desktop. */
  readonly sidebar: boolean;
}

export const TABLE_SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const TABLE_ALIGNS = ['left', 'center', 'right', 'custom'] as const;

/** The look before anybody chose (specification 9). */
export const DEFAULT_LOOK: LookSettings = {
  theme: 'dark',
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  fixSiderbar: true,
  autoHideHeader: false,
  color: 'green',
  weak: false,
  multiTab: true,
  isTitleShow: true,
};

const DEFAULTS: FrameSettings = {
  ...DEFAULT_LOOK,
  tableSize: DEFAULT_TABLE_SETTINGS.size,
  tableAlign: DEFAULT_TABLE_SETTINGS.align,
  sidebar: true,
};

/** Values of settings that are not flags. */
const CHOICES: Readonly<Partial<Record<keyof FrameSettings, readonly string[]>>> = {
  theme: ['dark', 'light'],
  layout: ['sidemenu', 'topmenu'],
  contentWidth: ['Fixed', 'Fluid'],
  color: Object.keys(PRIMARY_COLORS),
  tableSize: TABLE_SIZES,
  tableAlign: TABLE_ALIGNS,
};

const NAMES = Object.keys(DEFAULTS) as (keyof FrameSettings)[];

/** What is stored; a setting that is absent or has no such value any more is the school's, or the default one. */
export function storedSettings(): FrameSettings {
  const found = NAMES.map((name) => {
    const choices = CHOICES[name];
    const isValue = (value: unknown): value is string | boolean =>
      choices === undefined ? typeof value === 'boolean' : choices.includes(value as string);
    const school = name === 'color' ? storedSite().ThemeColor : undefined;
    return [name, readSetting(name, isValue) ?? (isValue(school) ? school : DEFAULTS[name])] as const;
  });
  return Object.fromEntries(found) as unknown as FrameSettings;
}

let settings = storedSettings();
const watchers = new Set<() => void>();

function show(next: FrameSettings): void {
  settings = next;
  for (const changed of watchers) changed();
}

/** Changes settings, for every part of the frame at once, and keeps them. */
export function changeSettings(part: Partial<FrameSettings>): void {
  for (const [name, value] of Object.entries(part)) writeSetting(name, value);
  show({ ...settings, ...part });
}

/** A change in another tab of the browser is followed here. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(SETTING_PREFIX)) show(storedSettings());
  });

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** The settings of the frame; follows their changes. */
export const useSettings = (): FrameSettings => useSyncExternalStore(watch, () => settings);
