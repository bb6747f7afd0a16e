import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { SettingValues } from '../../../contract/generated/settings.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import {
  groupsOf,
  settingsIn,
  shownValue,
  variableOf,
  type DeclaredSetting,
} from '../../settings/catalogue.ts';
import { defaultOf, settingValue, type Settings } from '../../settings/settings.ts';
import { attachmentInfos } from '../../storage/attachments.ts';
import type { Handler } from '../call.ts';

type Group = CallOutput['SysInfo/GetSettings']['Groups'][number];

interface Stored {
  readonly key: string;
  readonly value: string | null;
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
}

/** Everything that an administrator may set, as it stands. */
export const getSettings: Handler<'SysInfo/GetSettings'> = async ({ engine }, { caller }) => {
  const stored = await storedSettings(engine);
  const Groups: Group[] = [];
  for (const { code: Code, file } of groupsOf(engine.catalog)) {
    const Settings: Group['Settings'] = [];
    for (const setting of settingsIn(file))
      Settings.push(await stateOf(engine, setting, stored.get(setting.key)));
    const Page = await wayTo(engine, caller, file.page);
    Groups.push({ Code, Title: file.title, Note: file.note ?? '', Page, Settings });
  }
  return { Groups };
};

/** A page that the caller holds. */
async function wayTo(engine: Engine, caller: Caller, page: string | undefined): Promise<Group['Page']> {
  if (page === undefined) return null;
  const way = (await engine.waysTo?.(engine.database, caller, [page]))?.get(page);
  return way?.url === undefined ? null : { Path: page, Title: way.title };
}

async function stateOf(
  engine: Engine,
  setting: DeclaredSetting,
  stored: Stored | undefined,
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

/** Who changed a setting last is told by the audit, which knows of changes through the program alone. */
async function storedSettings({ database }: Engine): Promise<Map<string, Stored>> {
  const answer = await database.query<Stored>(
    `SELECT c."ConfigKey" AS key, c."ConfigValue" AS value, c."Version" AS version, l."CreateUserName" AS by,
       to_char(l."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS at
     FROM "SysConfig" c LEFT JOIN LATERAL (SELECT a."CreateUserName", a."CreateDate" FROM "AuditLog" a
       WHERE a."RowId" = c."Id" ORDER BY a."CreateDate" DESC, a."Id" DESC LIMIT 1) l ON TRUE WHERE c."IsDeleted" = 0`,
  );
  return new Map(answer.rows.map((row) => [row.key, row]));
}
