import { USER_TYPE } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import { passwordRules } from './password-policy.ts';

/** Why a password has to be changed before anything else. */
export type PasswordDue = 'weak' | 'overdue';

/**
 * Whether a user's password is one that somebody else set, or, of staff, older than the rules allow (specification 3).
 * @returns undefined when it may stay
 */
export async function passwordDue(database: Queryable, userId: string): Promise<PasswordDue | undefined> {
  const { rotationDays } = await passwordRules(database);
  const { rows } = await database.query<{ weak: boolean; overdue: boolean }>(
    `SELECT "IsWeakPwd" = 1 AS weak, $2 > 0 AND "UserType" = ANY($3)
       AND extract(day FROM now() - "PwdUpdateDate") > $2 AS overdue FROM "SysUser" WHERE "Id" = $1`,
    [userId, rotationDays, [USER_TYPE.Admin, USER_TYPE.Staff]],
    'auth_password_due',
  );
  const [user] = rows;
  if (user?.weak) return 'weak';
  return user?.overdue ? 'overdue' : undefined;
}
