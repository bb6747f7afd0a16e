import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder, schemaSet } from '../../src/server/judge/files/schema-set.ts';

const T01 = `POST UserAuth/GetManUserLogin
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
POST FriendshipHelp/UserGetFriendshipHelplist`;
const T02 = `GET ImportExport/Download
POST ImportExport/InputExcelLinkUser
POST ImportExport/GetInPutTaskList
POST ImportExport/OldGetInPutTaskList
POST ImportExport/GetBusinessList
POST ImportExport/GetDownTypeList
POST ImportExport/GetAllWNAReport
POST UserOrg/ImportClassData
POST Dormitory/ImpotDormdata`;
const T03 = `POST BaseData/GetAllCodeItemList
POST BaseData/CommonPutBase64
POST BusinessLog/AddWebLog
POST BaseData/GetBackLogList
POST BaseData/OperationBackLog
POST BaseData/AddBackLog
GET BaseData/GetBackLogById
POST BaseData/GetCityInfoList
POST BaseData/GetAuthCode
GET SysInfo/GetTitleAndImg
GET Analysis/MonthBar`;
const T04 = `POST MyApplyInfo/AddSysTool
POST MyApplyInfo/EditSysTool
GET MyApplyInfo/GetToolInfoById
POST MyApplyInfo/GetSYSToolListByFilter
GET MyApplyInfo/GetMyTool
GET MyApplyInfo/GetMyDesktopTool
POST MyApplyInfo/EditMyDesktop
GET MyApplyInfo/GetInfoByMyDesktopTool
POST MyApplyInfo/GetCommentList
POST MyApplyInfo/CheckApplyInfo
POST MyApplyInfo/AddApplyComment
GET MyApplyInfo/GetApplyInfoById
POST MyApplyInfo/GetCommentListByActionId
POST MyApplyInfo/AddApplyStore
POST MyApplyInfo/DelApplyStore
POST MyApplyInfo/LoadMyMenuListByUser
POST MyApplyInfo/GetActionListByToolFilter
POST MyApplyInfo/SetManyActionToTool
POST MyApplyInfo/StatusToolInfo
POST MyApplyInfo/DelToolInfo
POST Notice/LoadMyMsgGroupList`;

/** Specification 7.2 to 7.5, as it stands there; only the month's bars have a path of their own. */
const SECTIONS = { T01: ['7.2', T01], T02: ['7.3', T02], T03: ['7.4', T03], T04: ['7.5', T04] } as const;
const OWN_PATHS: Readonly<Record<string, string>> = { 'Analysis/MonthBar': '/analysis/month-bar' };

const { calls } = schemaSet(readFolder('schemas').files);
const tested = readdirSync('tests/server', { encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join('tests/server', name), 'utf8'))
  .join('\n');

describe.each(Object.entries(SECTIONS))('%s: the calls of the specification', (_id, [section, list]) => {
  // The server does not start when a declared call has no answer, so what is declared is answered.
  it.each(list.split('\n'))(
    `%s of ${section} is declared under its own path and called by a test`,
    (line) => {
      const [method, name = ''] = line.split(' ');
      expect(calls.get(name)).toMatchObject({ method, source: section });
      const path = OWN_PATHS[name] ?? `/api/${name}`;
      expect(calls.get(name)?.path ?? `/api/${name}`).toBe(path);
      expect([name, path].some((text) => tested.includes(text))).toBe(true);
    },
  );

  it(`${section} has no other call`, () => {
    const declared = [...calls].filter(([, call]) => call.source === section).map(([name]) => name);
    const extra = declared.filter((name) => !list.includes(name));
    expect(extra).toEqual([]);
  });
});

it('M02: a call whose handler writes says so, or it is refused its transaction', () => {
  const folder = 'src/server/calls';
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const text = name.endsWith('.ts') ? readFileSync(join(folder, name), 'utf8') : '';
    const listed = [...text.matchAll(/^ {2}(\w+): writing\(/gm)].map(
      ([, action]) => `${name.slice(0, -3)}/${action}`,
    );
    const own = [...text.matchAll(/= writing<'([\w/]+)'>\(/g)].map(([, call]) => call!);
    return [...listed, ...own];
  });
  const says = (name: string) =>
    (JSON.parse(readFileSync(join('schemas/calls', `${name}.json`), 'utf8')) as { write?: boolean }).write ===
    true;
  expect(writers.length).toBeGreaterThan(20);
  expect(writers.filter((name) => !says(name))).toEqual([]);
});
