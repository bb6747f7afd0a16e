import { entities } from '../../../contract/generated/entities.ts';
import { settingNamed, shownValue, type DeclaredSetting } from '../../settings/catalogue.ts';
import { defaultOf } from '../../settings/settings.ts';
import type { Catalog } from '../../data/catalog.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** The page shows a hundred, and says that there are earlier ones when this one comes too. */
const MOST = 101;

/** Who changed a setting from which value to which, the latest first. */
export const getSettingHistory: Handler<'SysInfo/GetSettingHistory'> = async ({ engine }, { input }) => {
  const setting = settingNamed(engine.catalog, input.Name);
  if (!setting) throw refuse('配置项不存在');
  const { rows } = await engine.database.query<{ at: string; by: string | null; from: unknown; to: unknown }>(
    `SELECT to_char(a."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS at,
       coalesce(a."CreateUserName", a."LoginName") AS by,
       a."Changes" -> 'ConfigValue' ->> 0 AS from, a."Changes" -> 'ConfigValue' ->> 1 AS to
     FROM "SysConfig" c JOIN "AuditLog" a ON a."RowId" = c."Id" AND a."Entity" = $2
     WHERE c."ConfigKey" = $1 AND c."IsDeleted" = 0 AND a."Changes" ? 'ConfigValue'
     ORDER BY a."CreateDate" DESC, a."Id" DESC LIMIT ${MOST}`,
    [setting.key, entities.SysConfig],
  );
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
