import type { CallOutput } from '../../contract/generated/calls.ts';
import type { SettingValues } from '../../contract/generated/settings.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Engine } from '../data/engine.ts';
import { groupsOf, settingsIn, shownValue, variableOf, type DeclaredSetting } from './catalogue.ts';
import { defaultOf, settingValue, type Settings } from './settings.ts';
import { storedSettings, type StoredSetting } from './stored.ts';
import { attachmentInfos } from '../storage/attachments.ts';

type Group = CallOutput['SysInfo/GetSettings']['Groups'][number];

/** Everything that an administrator may set, as it stands. */
export async function settingsTold(
  engine: Engine,
  caller: Caller,
): Promise<CallOutput['SysInfo/GetSettings']> {
  const stored = await storedSettings(engine.database);
  const Groups: Group[] = [];
  for (const { code: Code, file } of groupsOf(engine.catalog)) {
    const Settings: Group['Settings'] = [];
    for (const setting of settingsIn(file))
      Settings.push(await stateOf(engine, setting, stored.get(setting.key)));
    const Page = await wayTo(engine, caller, file.page);
    Groups.push({ Code, Title: file.title, Note: file.note ?? '', Page, Settings });
  }
  return { Groups };
}

/** A page that the caller holds. */
async function wayTo(engine: Engine, caller: Caller, page: string | undefined): Promise<Group['Page']> {
  if (page === undefined) return null;
  const way = (await engine.waysTo?.(engine.database, caller, [page]))?.get(page);
  return way?.url === undefined ? null : { Path: page, Title: way.title };
}

async function stateOf(
  engine: Engine,
  setting: DeclaredSetting,
  stored: StoredSetting | undefined,
): Promise<Group['Settings'][number]> {
  const { catalog, settings, database } = engine;
  const { key, name, field, effect } = setting;
  const value = fixedValue(setting, settings) ?? settingValue(key, stored?.value);
  return {
    Name: name,
    Field: { ...field },
    Effect: effect,
    Default: shownValue(catalog, setting, defaultOf(key)),
    Value: value === '' ? null : value,
    Files: field.type === 'image' && value ? [...(await attachmentInfos(database, [String(value)]))] : [],
    IsDefault: stored?.value === null || stored?.value === undefined,
    Version: stored?.version ?? 0,
    Fixed: variableOf(setting, settings?.fixed) ?? '',
    ChangedBy: stored?.by ?? '',
    ChangedAt: stored?.at ?? '',
  };
}

const fixedValue = ({ key }: DeclaredSetting, settings: Settings | undefined) =>
  (settings?.fixed as Partial<SettingValues> | undefined)?.[key];
