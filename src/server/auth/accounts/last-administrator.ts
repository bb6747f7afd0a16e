import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import type { StoredRow, StoredRows, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { administratorsInUse } from './accounts.ts';

/** What takes an administrator away: fields whose change may do it, and the Ids of which the database says whether it did. */
const TAKING: Readonly<
  Record<string, { readonly fields: readonly string[]; readonly by: string; readonly held: string }>
> = {
  [entities.SysUser]: {
    fields: ['State'],
    by: 'Id',
    held: `SELECT 1 FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" WHERE ur."UserId" = ANY($1) AND r."RoleCode" = $2 LIMIT 1`,
  },
  [entities.UserRole]: {
    fields: ['UserId', 'RoleId'],
    by: 'RoleId',
    held: `SELECT 1 FROM "SysRole" r WHERE r."Id" = ANY($1) AND r."RoleCode" = $2 LIMIT 1`,
  },
  [entities.SysRole]: {
    fields: ['State', 'RoleCode'],
    by: 'RoleCode',
    held: `SELECT 1 WHERE $2 = ANY($1)`,
  },
};

/**
 * Refuses what a person does by whatever way and leaves nobody who administers the system: the role switched off or taken
 * away, the account closed or deleted.
 */
export async function keepAdministrator(
  { tx, caller }: WriteContext,
  { entity, rows }: StoredRows,
): Promise<void> {
  const taking = TAKING[entity.name];
  if (!taking || !caller.subject.UserId) return;
  const taken = rows.flatMap(({ before, after }) =>
    before && isTaken(taking.fields, { before, after }) ? [before[taking.by]] : [],
  );
  if (taken.length === 0) return;
  const { rowCount } = await tx.query(taking.held, [taken, SUPER_ROLE]);
  if (rowCount > 0 && (await administratorsInUse(tx)).length === 0)
    throw refuse('至少保留一个启用的系统管理员，其角色也须启用');
}

const isTaken = (fields: readonly string[], { before, after }: StoredRow): boolean =>
  after === null ||
  fields.some((name) => Object.hasOwn(after, name) && after[name] !== (before as Row)[name]);
