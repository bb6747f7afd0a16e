import {
  FIXABLE_SETTINGS,
  SETTING_DEFAULTS,
  type FixableKey,
  type SettingKey,
  type SettingValues,
} from '../../contract/generated/settings.ts';
import { switchedBy } from '../../contract/modules.ts';
import type { Queryable } from '../data/database/database.ts';
import { lookAnew } from '../data/database/at-intervals.ts';

/** Values that variables of the environment fix on this node, whatever the database says. */
export type FixedSettings = { readonly [Key in FixableKey]?: SettingValues[Key] | undefined };

/** A module is in use until a school says otherwise, those included that it has published since the program was built. */
const IN_USE = 1;

/** The value of a setting where a school has set none; undefined for what the program does not know. */
export function defaultOf<Key extends SettingKey>(key: Key): SettingValues[Key] {
  const declared: Partial<SettingValues> = SETTING_DEFAULTS;
  const otherwise = switchedBy(key) === undefined ? undefined : IN_USE;
  return (declared[key] ?? otherwise) as SettingValues[Key];
}

/** A stored text as the value of its setting; nothing stored, and a text that is none of its values, is the default. */
export function settingValue<Key extends SettingKey>(
  key: Key,
  text: string | null | undefined,
): SettingValues[Key] {
  const otherwise = defaultOf(key);
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

/** Settings that the environment may fix, as this node knows them: no older than a second or so. */
export interface Settings {
  readonly fixed: FixedSettings;
  of<Key extends FixableKey>(key: Key): SettingValues[Key];
  /** Reads what the school has set, once the table is there. */
  load(): Promise<void>;
  /** Looks each second for what the school has set. Returns the end of it. */
  follow(): () => Promise<void>;
}

/** Known without asking, since some of those who need them stand inside of a transaction. */
export function createSettings(database: Queryable, fixed: FixedSettings): Settings {
  let known: Pick<SettingValues, FixableKey> = SETTING_DEFAULTS;
  const load = async () => {
    known = await settingsOf(database, FIXABLE_SETTINGS);
  };
  return {
    fixed,
    of: <Key extends FixableKey>(key: Key) => (fixed[key] ?? known[key]) as SettingValues[Key],
    load,
    follow: () => lookAnew(load),
  };
}
