import { entities } from '../../../contract/generated/entities.ts';
import { isAll } from '../../../contract/envelope.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { boundToWx, rolesOf, withRole } from './reached-accounts.ts';
import { listRows } from '../../data/read/list.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';

type UserRow = CallOutput['UserRole/LoadManUserListByFilter']['rows'][number];

/** Accounts that the caller reaches, with their roles. */
export async function accountList(
  engine: Engine,
  caller: Caller,
  input: CallInput['UserRole/LoadManUserListByFilter'],
): Promise<CallOutput['UserRole/LoadManUserListByFilter']> {
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
}
