import {
  SETTING_DEFAULTS,
  type FixableKey,
  type SettingKey,
  type SettingValues,
} from '../../contract/generated/settings.ts';
import { createShortCache } from '../auth/short-cache.ts';
import type { Queryable } from '../data/database/database.ts';

/** Values that variables of the environment fix on this node, whatever the database says. */
export type FixedSettings = { readonly [Key in FixableKey]?: SettingValues[Key] | undefined };

/** A stored text as the value of its setting; nothing stored, and a text that is none of its values, is the default. */
export function settingValue<Key extends SettingKey>(
  key: Key,
  text: string | null | undefined,
): SettingValues[Key] {
  const otherwise = SETTING_DEFAULTS[key];
  if (text === null || text === undefined) return otherwise;
  return (typeof otherwise === 'number' ? numberIn(text, otherwise) : text) as SettingValues[Key];
}

function numberIn(text: string, otherwise: number): number {
  return /^-?\d{1,10}$/.test(text.trim()) ? Number(text) : otherwise;
}

/** Settings as they stand in the database at this moment, so that a change counts at once on every node. */
export async function settingsOf<Key extends SettingKey>(
  queryable: Queryable,
  keys: readonly Key[],
): Promise<Pick<SettingValues, Key>> {
  const answer = await queryable.query<{ key: string; value: string | null }>(
    `SELECT "ConfigKey" AS key, "ConfigValue" AS value FROM "SysConfig" WHERE "ConfigKey" = ANY($1) AND "IsDeleted" = 0`,
    [keys],
    'settings_of',
  );
  const stored = new Map(answer.rows.map(({ key, value }) => [key, value]));
  const values = keys.map((key) => [key, settingValue(key, stored.get(key))]);
  return Object.fromEntries(values) as Pick<SettingValues, Key>;
}

/** One setting as it stands in the database at this moment. Those that the environment may fix are asked of `Settings`. */
export async function settingOf<Key extends Exclude<SettingKey, FixableKey>>(
  queryable: Queryable,
  key: Key,
): Promise<SettingValues[Key]> {
  return (await settingsOf(queryable, [key]))[key];
}

/** The settings of an installation for what asks often: the environment's values before the school's, known for a moment. */
export interface Settings {
  readonly fixed: FixedSettings;
  /** @param within the open transaction of the caller, which nothing else may use the database beside */
  of<Key extends SettingKey>(key: Key, within?: Queryable): Promise<SettingValues[Key]>;
}

const keptMs = 800;

export function createSettings(database: Queryable, fixed: FixedSettings): Settings {
  const cache = createShortCache<unknown>(keptMs, Object.keys(SETTING_DEFAULTS).length);
  return {
    fixed,
    async of(key, within = database) {
      const given = (fixed as Partial<SettingValues>)[key];
      if (given !== undefined) return given;
      const load = async () => (await settingsOf(within, [key]))[key];
      return (await cache.get(key, load)) as SettingValues[typeof key];
    },
  };
}
