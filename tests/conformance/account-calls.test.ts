import { describe, expect, it } from 'vitest';
import { readFolder, schemaSet } from '../../tools/check/schemas/schema-set.ts';

/** Specification 7.2, as it stands there. */
const CALLS = `POST UserAuth/GetManUserLogin
POST UserRole/LoadMenuByUser
GET UserAuth/UserLoginOut
POST UserAuth/SSOGetThreenUserLogin
GET UserAuth/SSOAuthByLy
GET UserAuth/SSOAuthByYM
GET UserAuth/SSOAuthByZX
POST UserAuth/EmailGetPwd
POST UserAuth/ChangeUserPwd
GET UserAuth/JudgePassword
GET UserAuth/IsBingWX
GET UserAuth/UnboundWX
GET UserAuth/AdminUnboundUserWX
POST UserAuth/UserManRegion
POST UserRole/LoadManUserListByFilter
POST UserAuth/ChangeManUserPwd
POST UserAuth/StatusUserMan
POST UserAuth/InputExcelLinkNewUser
GET UserAuth/DownloadNewUser
GET UserAuth/GetOrgUserInfo
POST UserAuth/GetUserId
POST UserInfo/GetBaseInfo
POST UserInfo/GetLoginBaseInfo
POST UserInfo/ChangeUserImg
POST FriendshipHelp/UserGetFriendshipHelplist`.split('\n');

const { calls } = schemaSet(readFolder('schemas').files);

describe('T01: the calls of specification 7.2', () => {
  // The server does not start when a declared call has no answer, so what is declared is answered.
  it.each(CALLS)('%s is declared under its own path', (line) => {
    const [method, name = ''] = line.split(' ');
    expect(calls.get(name)).toMatchObject({ method, source: '7.2' });
    expect(calls.get(name)?.path ?? `/api/${name}`).toBe(`/api/${name}`);
  });
});
