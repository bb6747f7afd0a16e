import { settingNamed, shownValue, type DeclaredSetting } from '../../settings/catalogue.ts';
import { defaultOf } from '../../settings/settings.ts';
import { settingChanges } from '../../settings/stored.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** Who changed a setting from which value to which, the latest first. */
export const getSettingHistory: Handler<'SysInfo/GetSettingHistory'> = async ({ engine }, { input }) => {
  const setting = settingNamed(engine.catalog, input.Name);
  if (!setting) throw refuse('配置项不存在');
  const rows = await settingChanges(engine.database, setting.key);
  return rows.map(({ at, by, from, to }) => ({
    Time: at,
    User: by ?? '',
    From: valueShown(engine.catalog, setting, from),
    To: valueShown(engine.catalog, setting, to),
  }));
};

function valueShown(catalog: Catalog, setting: DeclaredSetting, value: unknown): string {
  if (value !== null) return shownValue(catalog, setting, value);
  return `默认：${shownValue(catalog, setting, defaultOf(setting.key))}`;
}
