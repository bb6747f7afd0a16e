import type { SettingFile, SettingsFile } from '../../contract/generated/meta.ts';
import type { SettingKey } from '../../contract/generated/settings.ts';
import { settingName } from '../../contract/setting-name.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { namesOf } from '../data/read/labels.ts';
import { defaultOf, type FixedSettings } from './settings.ts';

/** A setting as the schemas declare it. */
export interface DeclaredSetting extends SettingFile {
  /** What its value is stored under. */
  readonly key: SettingKey;
  /** What a form calls it. */
  readonly name: string;
}

/** Groups of settings in the order of their page. */
export function groupsOf(catalog: Catalog): { code: string; file: SettingsFile }[] {
  return [...catalog.settings]
    .map(([code, file]) => ({ code, file }))
    .filter(({ file }) => settingsIn(file).length > 0)
    .sort((a, b) => a.file.sort - b.file.sort);
}

/** The settings of a group. A setting that the program was not built with counts for nothing, so it is left out. */
export function settingsIn({ settings }: SettingsFile): DeclaredSetting[] {
  return Object.entries(settings).flatMap(([key, setting]) =>
    defaultOf(key as SettingKey) !== undefined
      ? [{ ...setting, key: key as SettingKey, name: settingName(key) }]
      : [],
  );
}

/** A setting by the name that a form calls it. */
export function settingNamed(catalog: Catalog, name: string): DeclaredSetting | undefined {
  return [...catalog.settings.values()].flatMap(settingsIn).find((setting) => setting.name === name);
}

/** The variable of the environment that fixes a setting on this node; undefined where none is given. */
export function variableOf(
  { key, env }: DeclaredSetting,
  fixed: FixedSettings | undefined,
): string | undefined {
  return (fixed as Readonly<Record<string, unknown>> | undefined)?.[key] === undefined ? undefined : env;
}

/** A value as a person reads it. */
export function shownValue(catalog: Catalog, { field }: DeclaredSetting, value: unknown): string {
  if (value === null || value === undefined || value === '') return '（空）';
  if (field.type === 'bool') return Number(value) === 1 ? '是' : '否';
  if (field.type === 'image') return '已上传的图片';
  const dictionary = catalog.codes.get(field.dict ?? '');
  const text = (dictionary && namesOf(dictionary).get(String(value))) ?? String(value);
  return field.unit === undefined ? text : `${text} ${field.unit}`;
}
