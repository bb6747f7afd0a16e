import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';

/** What the calls send of an application, as its row keeps it: roles by their Ids, codes as texts. */
export async function toolData(
  queryable: Queryable,
  input: { readonly RoleCodes?: readonly string[]; readonly TargetType: string | number },
): Promise<Row> {
  const codes = input.RoleCodes;
  const TargetType = String(input.TargetType);
  if (codes === undefined) return { ...input, TargetType };
  const { rows } = await queryable.query<{ Id: string }>(
    `SELECT "Id" FROM "SysRole" WHERE "RoleCode" = ANY($1) AND "IsDeleted" = 0 ORDER BY "Sort", "Id"`,
    [[...codes]],
  );
  if (rows.length !== new Set(codes).size) throw refuse('角色不存在');
  return { ...input, TargetType, RoleCodes: rows.map(({ Id }) => Id) };
}

/** The actions that are bound to an application: their Ids by their EnCodes. */
export async function boundActions(queryable: Queryable, toolId: string): Promise<Map<string, string>> {
  const { rows } = await queryable.query<{ Id: string; EnCode: string }>(
    `SELECT "Id", "EnCode" FROM "ToolAction" WHERE "ToolId" = $1 AND "IsDeleted" = 0`,
    [toolId],
  );
  return new Map(rows.map(({ Id, EnCode }) => [EnCode, Id]));
}
