import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { shownRow } from '../../data/read/one-row.ts';
import { outOfScope } from '../../data/refusal.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** An account with the student or the member of staff behind it, as far as the caller reaches and sees them. */
export async function shownAccount(
  engine: Engine,
  caller: Caller,
  id: string,
): Promise<CallOutput['UserInfo/GetBaseInfo']> {
  const found = (name: string, field: string) =>
    shownRow(engine, caller, entityOf(engine, name), [field, id]);
  const user = await found(entities.SysUser, 'Id');
  if (!user) throw outOfScope();
  return {
    Id: id,
    LoginName: textOf(user['LoginName']),
    TrueName: textOf(user['TrueName']),
    UserType: textOf(user['UserType']),
    OrgName: textOf(user['OrgName']),
    Avatar: textOf(user['Avatar']),
    Phone: textOf(user['Phone']) || null,
    Email: textOf(user['Email']) || null,
    Student: (await found(entities.Student, 'UserId')) ?? null,
    Teacher: (await found(entities.Teacher, 'UserId')) ?? null,
  };
}
