import { entities } from '../../contract/generated/entities.ts';
import type { Queryable } from '../data/database/database.ts';

/** A setting as its row keeps it, with who changed it last as the audit tells, which knows of changes through the program alone. */
export interface StoredSetting {
  readonly key: string;
  readonly value: string | null;
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
}

/** Every setting that has a row, by its key. */
export async function storedSettings(queryable: Queryable): Promise<Map<string, StoredSetting>> {
  const answer = await queryable.query<StoredSetting>(
    `SELECT c."ConfigKey" AS key, c."ConfigValue" AS value, c."Version" AS version, l."CreateUserName" AS by,
       to_char(l."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS at
     FROM "SysConfig" c LEFT JOIN LATERAL (SELECT a."CreateUserName", a."CreateDate" FROM "AuditLog" a
       WHERE a."RowId" = c."Id" ORDER BY a."CreateDate" DESC, a."Id" DESC LIMIT 1) l ON TRUE WHERE c."IsDeleted" = 0`,
  );
  return new Map(answer.rows.map((row) => [row.key, row]));
}

/** The page shows a hundred, and says that there are earlier ones when this one comes too. */
const MOST = 101;

/** A change of a setting. */
export interface SettingChange {
  readonly at: string;
  readonly by: string | null;
  readonly from: unknown;
  readonly to: unknown;
}

/** The changes of a setting, the latest first. */
export async function settingChanges(queryable: Queryable, key: string): Promise<SettingChange[]> {
  const { rows } = await queryable.query<SettingChange>(
    `SELECT to_char(a."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS at,
       coalesce(a."CreateUserName", a."LoginName") AS by,
       a."Changes" -> 'ConfigValue' ->> 0 AS from, a."Changes" -> 'ConfigValue' ->> 1 AS to
     FROM "SysConfig" c JOIN "AuditLog" a ON a."RowId" = c."Id" AND a."Entity" = $2
     WHERE c."ConfigKey" = $1 AND c."IsDeleted" = 0 AND a."Changes" ? 'ConfigValue'
     ORDER BY a."CreateDate" DESC, a."Id" DESC LIMIT ${MOST}`,
    [key, entities.SysConfig],
  );
  return rows;
}
