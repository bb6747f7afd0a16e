import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows } from '../../data/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';

/** Roles that a saved account is to be given, from its row's column "Roles" until the account is stored. */
const given = new WeakMap<Row, readonly string[]>();

/** Roles are rows of their own; the column only brings them in and is never stored. */
export async function takeRoles({ row }: RowHook): Promise<void> {
  const roles = row['Roles'];
  row['Roles'] = null;
  if (Array.isArray(roles) && roles.length > 0) given.set(row, roles.map(String));
}

/** Gives accounts the roles that came with them and that they do not hold yet. */
export async function giveRoles(hooks: readonly RowHook[]): Promise<void> {
  const [context] = hooks;
  const wanted = hooks.flatMap(({ row }) =>
    (given.get(row) ?? []).map((RoleId) => ({ UserId: String(row['Id']), RoleId })),
  );
  if (!context || wanted.length === 0) return;
  const held = await context.tx.query<{ UserId: string; RoleId: string }>(
    `SELECT "UserId", "RoleId" FROM "UserRole" WHERE "UserId" = ANY($1) AND "IsDeleted" = 0`,
    [wanted.map(({ UserId }) => UserId)],
  );
  const key = ({ UserId, RoleId }: { UserId: string; RoleId: string }) => `${UserId} ${RoleId}`;
  const known = new Set(held.rows.map(key));
  const added = wanted.filter((one) => !known.has(key(one)));
  await addRows(context, entityOf(context.engine, entities.UserRole), added, context.enCode);
}
