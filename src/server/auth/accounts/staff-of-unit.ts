import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { withAccount } from './reached-accounts.ts';
import { listRows } from '../../data/read/list.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';

const most = 200;
const COLUMNS = ['UserId', 'TeacherNo', 'TrueName', 'OrgName', 'Duty', 'Phone'];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Staff of an organisation unit that the caller reaches and that have accounts, for choosing persons. */
export async function staffOfUnit(
  engine: Engine,
  caller: Caller,
  { OrgId, PostType, Keyword }: CallInput['UserAuth/GetOrgUserInfo'],
): Promise<CallOutput['UserAuth/GetOrgUserInfo']> {
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
}
