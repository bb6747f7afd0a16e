import { SUPER_ROLE } from '../../../contract/subject.ts';
import { DATA_SCOPE, FIRST_PWD, USER_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { resetPasswords, type NewPassword } from '../accounts/accounts.ts';

/** A first password with the account and the person that it belongs to, as it is handed out. */
export interface FirstPassword extends NewPassword {
  readonly TrueName: string;
  readonly OrgName: string;
}

/** Whether the roles $2 reach the whole school. */
const WIDE = `EXISTS (SELECT 1 FROM "SysRole" w WHERE w."RoleCode" = ANY($2) AND w."DataScope" = '${DATA_SCOPE.School}' AND w."IsDeleted" = 0)`;

const WITHOUT_NUMBER: readonly unknown[] = [FIRST_PWD.None, FIRST_PWD.Generated];

/**
 * Random first passwords for accounts that have none and were never used, told once and kept nowhere. Those that cannot
 * have one are refused by name. Only administrators come by an administrator's account this way, and only people of the
 * whole school by one that reaches all of it.
 */
export async function firstPasswords(
  context: WriteContext,
  users: readonly Row[],
  enCode: string,
): Promise<FirstPassword[]> {
  const { tx, caller } = context;
  const ids = users.map(({ Id }) => String(Id));
  const answer = await tx.query<{ Id: string; OrgName: string; rules: boolean }>(
    `SELECT u."Id", coalesce(c."ClassName", o."OrgName", '') AS "OrgName", EXISTS (SELECT 1 FROM "UserRole" ur
       JOIN "SysRole" r ON r."Id" = ur."RoleId" AND (r."RoleCode" = '${SUPER_ROLE}' OR (r."DataScope" = '${DATA_SCOPE.School}' AND NOT ${WIDE}))
       WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0) AS rules
     FROM "SysUser" u LEFT JOIN "Org" o ON o."Id" = u."OrgId" LEFT JOIN "ClassInfo" c ON c."Id" = u."ClassId" WHERE u."Id" = ANY($1)`,
    [ids, caller.subject.Roles],
  );
  const known = new Map(answer.rows.map((row) => [row.Id, row]));
  const isAdmin = caller.subject.Roles.includes('admin');
  const wrong = users.flatMap((user) => {
    const why = whyNone(user, isAdmin || !known.get(String(user['Id']))?.rules);
    return why === undefined ? [] : [`${String(user['TrueName'])}（${why}）`];
  });
  if (wrong.length > 0)
    throw refuse(
      `以下账号不能生成初始密码，请取消选择：${wrong.slice(0, 10).join('、')}${wrong.length > 10 ? '等' : ''}`,
    );
  const set = await resetPasswords(context, users, undefined, enCode);
  return set.map((one, at) => ({
    ...one,
    TrueName: String(users[at]?.['TrueName'] ?? ''),
    OrgName: known.get(one.UserId)?.OrgName ?? '',
  }));
}

function whyNone(user: Row, isReached: boolean): string | undefined {
  if (!isReached) return '权限高于您的账号';
  if (user['State'] !== USER_STATE.Normal) return '已停用';
  if (user['LastLoginDate']) return '已登录过';
  return WITHOUT_NUMBER.includes(user['FirstPwd']) ? undefined : '初始密码为证件号后六位';
}
