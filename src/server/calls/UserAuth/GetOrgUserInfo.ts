import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { withAccount } from '../../auth/accounts/reached-accounts.ts';
import { listRows } from '../../data/read/list.ts';
import type { Handler } from '../call.ts';

const most = 200;
const COLUMNS = ['UserId', 'TeacherNo', 'TrueName', 'OrgName', 'Duty', 'Phone'];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Staff of an organisation unit that the caller reaches and that have accounts, for choosing persons. */
export const getOrgUserInfo: Handler<'UserAuth/GetOrgUserInfo'> = async ({ engine }, { caller, input }) => {
  const { OrgId, PostType, Keyword } = input;
  const { rows } = await listRows(
    engine,
    caller,
    {
      Entity: entities.Teacher,
      Filter: { OrgId, PostType, Keyword, State: ENABLE.On },
      Columns: COLUMNS,
      PageIndex: 1,
      PageSize: most,
    },
    withAccount,
  );
  return rows.map((row) => ({
    Id: textOf(row['UserId']),
    TrueName: textOf(row['TrueName']),
    LoginName: textOf(row['TeacherNo']),
    OrgName: textOf(row['OrgName']),
    Duty: textOf(row['Duty']) || null,
    Phone: textOf(row['Phone']) || null,
  }));
};
