import { entities } from '../../../contract/generated/entities.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { inOneGo } from '../../data/sql/in-one-go.ts';
import { prepared } from '../../data/sql/sql.ts';

/** Whether an account has a role by a post that its person holds. */
export interface RoleByPost {
  readonly UserId: string;
  readonly RoleCode: string;
  readonly isDue: boolean;
}

interface HeldRole {
  readonly Id: string;
  readonly UserId: string;
  readonly RoleCode: string;
  readonly ByPost: number | boolean | null;
}

/** Gives accounts the roles that are due to them, marked as such, and takes those so marked that are due no more. */
export async function holdRolesByPost(
  context: WriteContext,
  wanted: readonly RoleByPost[],
  enCode: string,
): Promise<void> {
  if (wanted.length === 0) return;
  const { engine, tx } = context;
  const model = entityOf(engine, entities.UserRole);
  const codes = [...new Set(wanted.map(({ RoleCode }) => RoleCode))];
  const [roles, , held] = await inOneGo([
    prepared<{ Id: string; RoleCode: string }>(
      tx,
      `SELECT "Id", "RoleCode" FROM "SysRole" WHERE "RoleCode" = ANY($1) AND "IsDeleted" = 0`,
      [codes],
    ),
    // Two posts that one person is given at the same moment bring one role: the second look waits for what the first has given.
    prepared(tx, `SELECT 1 FROM "SysUser" WHERE "Id" = ANY($1) ORDER BY "Id" FOR NO KEY UPDATE`, [
      wanted.flatMap(({ UserId, isDue }) => (isDue ? [UserId] : [])),
    ]),
    prepared<HeldRole>(
      tx,
      `SELECT ur."Id", ur."UserId", r."RoleCode", ur."ByPost" FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId"
       WHERE ur."UserId" = ANY($1) AND r."RoleCode" = ANY($2) AND ur."IsDeleted" = 0`,
      [[...new Set(wanted.map(({ UserId }) => UserId))], codes],
    ),
  ]);
  const ids = new Map(roles.rows.map(({ Id, RoleCode }) => [RoleCode, Id]));
  const of = ({ UserId, RoleCode }: RoleByPost) =>
    held.rows.filter((row) => row.UserId === UserId && row.RoleCode === RoleCode);
  const given = wanted.flatMap((one) => {
    const RoleId = ids.get(one.RoleCode);
    return one.isDue && RoleId !== undefined && of(one).length === 0
      ? [{ UserId: one.UserId, RoleId, ByPost: 1 }]
      : [];
  });
  const taken = wanted.flatMap((one) =>
    one.isDue ? [] : of(one).filter(({ ByPost }) => Number(ByPost) === 1),
  );
  if (given.length > 0) await addRows(context, model, given, enCode);
  const rows = await lockRows(
    context,
    model,
    taken.map(({ Id }) => Id),
  );
  const changes = [...rows.values()].map((before) => ({ before, after: { ...before, IsDeleted: 1 } }));
  await changeRows(context, model, changes, enCode);
}
