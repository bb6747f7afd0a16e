import { entities } from '../../../contract/generated/entities.ts';
import { isAll } from '../../../contract/envelope.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import { boundToWx, rolesOf, withRole } from '../../auth/accounts/reached-accounts.ts';
import { listRows } from '../../data/read/list.ts';
import type { Handler } from '../call.ts';

type UserRow = CallOutput['UserRole/LoadManUserListByFilter']['rows'][number];

/** Accounts that the caller reaches, with their roles. */
export const loadManUserListByFilter: Handler<'UserRole/LoadManUserListByFilter'> = async (
  { engine },
  { caller, input },
) => {
  const { PageIndex, PageSize, sortField, sortOrder, RoleId, IsBindWX, StartTime, EndTime, ...fields } =
    input;
  const seen =
    StartTime || EndTime ? { LastLoginDate: { From: StartTime || null, To: EndTime || null } } : {};
  const page = { PageIndex, PageSize, sortField, sortOrder };
  const narrowings = [
    ...(isAll(RoleId) ? [] : [withRole(String(RoleId))]),
    ...(isAll(IsBindWX) ? [] : [boundToWx(Number(IsBindWX) !== 0)]),
  ];
  const { total, rows } = await listRows(
    engine,
    caller,
    { Entity: entities.SysUser, Filter: { ...fields, ...seen }, ...page },
    (binder, alias) => narrowings.map((narrow) => narrow(binder, alias)).join(' AND ') || 'TRUE',
  );
  const ids = rows.map((row) => String(row['Id']));
  const roles = await rolesOf(engine.database, ids);
  return { total, rows: rows.map((row, index) => ({ ...row, ...roles(ids[index]!) }) as UserRow) };
};
