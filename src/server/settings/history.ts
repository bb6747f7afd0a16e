import { settingNamed, shownValue, type DeclaredSetting } from './catalogue.ts';
import { defaultOf } from './settings.ts';
import { settingChanges } from './stored.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { refuse } from '../data/refusal.ts';
import type { Engine } from '../data/engine.ts';
import type { CallOutput } from '../../contract/generated/calls.ts';

/** Who changed a setting from which value to which, the latest first. */
export async function settingHistory(
  engine: Engine,
  name: string,
): Promise<CallOutput['SysInfo/GetSettingHistory']> {
  const setting = settingNamed(engine.catalog, name);
  if (!setting) throw refuse('配置项不存在');
  const rows = await settingChanges(engine.database, setting.key);
  return rows.map(({ at, by, from, to }) => ({
    Time: at,
    User: by ?? '',
    From: valueShown(engine.catalog, setting, from),
    To: valueShown(engine.catalog, setting, to),
  }));
}

function valueShown(catalog: Catalog, setting: DeclaredSetting, value: unknown): string {
  if (value !== null) return shownValue(catalog, setting, value);
  return `默认：${shownValue(catalog, setting, defaultOf(setting.key))}`;
}
