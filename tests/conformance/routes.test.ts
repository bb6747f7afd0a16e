import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../../src/contract/generated/routes.ts';
import { routeTable } from '../../src/client/shell/route-table.ts';
import { readFolder, schemaSet } from '../../src/server/judge/files/schema-set.ts';

const { routes } = schemaSet(readFolder('schemas').files).routes!;
const known = new Set(routes.map((route) => route.path));

/** Paths below a common beginning. */
const below = (start: string, ...rest: string[]) => rest.map((path) => `${start}/${path}`);

/** Specification 2.2, requirement by requirement. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  R01: ['/batchPrint', '/QYWXlogin', '/verifyCode'],
  R02: [
    '/user',
    ...below('/user', 'login', 'loginYm', 'LoginYm', 'ZXLogin', 'ssoLogin', 'loginLy', 'Retrieve'),
  ],
  R03: below('/examSystem/examMange', 'addPaper', 'static'),
  R04: below(
    '/epidemicMange',
    'dormMange/dormInfo',
    'dormMange/gateInfo',
    'laterMange/addEditNamingTask',
    'messagePush/messagePush',
    'messagePush/messageAlone',
    'backSchoolMange/GoUrlInfo',
    'backSchoolMange/backSchoolMangeBySelf',
  ),
  R05: below('/temporary', 'index', 'ScientificResearch', 'leaveReport', 'leaveDetail', 'xjDetail'),
  R06: below(
    '/PsychologicalSelfInspection',
    'QuestionnaireList/addEditQuestion',
    'questionnaireAnalyze/feedbackInfo',
  ),
  R07: ['/poorSubsidy/newTemporary/Temporary'],
  R08: below('/notice', 'noticeManage/editNotice', 'noticeRead/readNotice', 'noticeRead/noticeReadList'),
  R09: below(
    '/partyMemberMange',
    'studentMange/information',
    'studentMange/NKSinformation',
    'CounsellorGoSchool',
    'membership/memberData',
  ),
  R10: below('/EveryDataReported', 'EveryDataForm', 'StudentReported', 'StudentUnReported'),
  R11: below('/labourEducation/studentManagement', 'workbenchd', 'myCoursesd', 'enrollInACoursed'),
  R12: ['/xgMessageBoard/messageBoardByWX'],
  R13: below('/StudyRoom', 'WXStudyRoomAppointment', 'WXAppointmentRecord'),
  R14: [
    '/welcomeSchool/FinanceOffice/scanCodePage',
    '/fdySenate',
    '/quizRank/rank',
    '/systemThrough/newsOuterLink',
    '/OnSiteOrientation/OnSiteOrientation',
    '/systemThrough/systemThrough',
  ],
  R15: below(
    '/welcomeSchool/WelcomNewStudent',
    'viewApartmentSupplies',
    'OnSiteOrientation',
    'entranceEdu',
    'welcomeFirstPage',
    'reportPaper',
    'trainingClothe',
    'Choosingedding',
    'epidemicInfo',
    'WelcomePage',
    'new',
    'WelcomNewStudent',
    '{code}',
    'WelcomUserInfo',
    'SelectTheDormitory',
    'uploadPic',
    'onlinePay',
    'familyFinancialHardshipStudentsIdentified',
    'WelcomGreenChannel',
    'lateReport',
    'ScanningReport',
    'WelcomeReport',
    'WelcomOkUser',
    'WelcomOuterLink',
  ),
  R16: below(
    '/welcomeSchool',
    'newStudentInfo/studentInfo',
    'newStudentInfo/studentInfo1',
    'newStudentInfo/studentInfoDetail',
    'DataAnalysis/DataAnalysis',
    'DataAnalysis/dataShow',
    'DataAnalysis/MobileDataAnalysis',
    'DeviceClass/classMange',
    'suppliesManagement/suppliesManagement',
  ),
  R17: below('/backSchool', 'addBackSchool', 'backInfo', 'healthStatus', 'healthInfo'),
  R18: below('/SchoolBxsRaw/campusKnow', 'campusKnow', 'feedback'),
  R19: ['/WorkflowDesigner/index', '/404', '/propSystem/textTaskMange/addressdescribe'],
  R20: ['/noauth', '/set/BindWebChat', '/test/home'],
  R21: ['/dashboard'],
};

describe('the route table', () => {
  it.each(Object.entries(TABLE))('%s: every route of the specification is there', (_id, paths) => {
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19: each shows a page under a title', () => {
    const pages = routes.filter((route) => route.redirect === undefined && route.exception === undefined);
    expect(
      pages.filter((route) => !route.title || !(route.page ?? route.pageIn)).map((route) => route.path),
    ).toEqual([]);
  });

  it('R02: /user leads to the login page', () => {
    expect(routeTable.find('/user')?.route.redirect).toBe('/user/login');
  });

  it('R15: {code} stands behind every other child, R21: the dashboard is known by name', () => {
    const children = TABLE['R15']!.filter((path) => !path.includes('{'));
    expect(children.map((path) => routeTable.find(path)?.route.path)).toEqual(children);
    expect(routeTable.find('/welcomeSchool/WelcomNewStudent/2026bj')).toMatchObject({
      route: { path: '/welcomeSchool/WelcomNewStudent/{code}' },
      params: { code: '2026bj' },
    });
    expect(namedRoutes.dashboard).toBe('/dashboard');
  });

  it('R20: /noauth leads to /test/home and has the child /set/BindWebChat', () => {
    expect(routeTable.find('/noauth')?.route.redirect).toBe('/test/home');
    expect(routeTable.find('/set/BindWebChat')?.route.parent).toBe('/noauth');
  });

  it('R21: routes carry a hidden flag', () => {
    const hidden = (path: string) => routeTable.find(path)?.route.hidden ?? false;
    expect([hidden('/temporary/leaveDetail'), hidden('/404'), hidden('/dashboard')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

/** Specification 2.1. */
const NAMES = 'login Retrieve QYWXlogin ssoLogin ZXLogin LoginWX loginYm LoginYm verifyCode'.split(' ');
const PATHS = [
  ...below('/user', 'loginLy', 'loginYm', 'ZXLogin', 'LoginYm'),
  '/verifyCode',
  '/set/BindWebChat',
  ...below('/temporary', 'index', 'ScientificResearch', 'leaveReport', 'leaveDetail'),
  ...below('/backSchool', 'addBackSchool', 'backInfo'),
  '/quizRank/rank',
  '/newsOuterLink',
  '/xgMessageBoard/messageBoardByWX',
  '/notice/noticeRead/noticeReadList',
  ...below('/StudyRoom', 'WXStudyRoomAppointment', 'WXAppointmentRecord'),
  ...below('/EveryDataReported', 'EveryDataForm', 'StudentReported', 'StudentUnReported'),
  '/partyMemberMange/CounsellorGoSchool',
  '/propSystem/textTaskMange/addressdescribe',
  ...below('/SchoolBxsRaw/campusKnow', 'campusKnow', 'feedback'),
  '/epidemicMange/backSchoolMange/backSchoolMangeBySelf',
  ...below('/labourEducation/studentManagement', 'workbenchd', 'myCoursesd', 'enrollInACoursed'),
  '/OnSiteOrientation/OnSiteOrientation',
  ...below(
    '/welcomeSchool/WelcomNewStudent',
    'WelcomNewStudent',
    'new',
    'WelcomePage',
    'ScanningReport',
    'onlinePay',
    'OnSiteOrientation',
    'Predicted',
    'schoolPage',
  ),
  ...below('/welcomeSchool/DataAnalysis', 'DataAnalysis', 'MobileDataAnalysis'),
];
/** Screens of the frame, which are not guarded. */
const FRAME = ['/user', '/noauth', '/test/home', '/403', '/404', '/500'];
/** Of our own: forms that anybody hands in, in any set, and what an approval shows in public; the server opens no other page by them. */
const OWN_OPEN = [
  '/form/open',
  '/flow/publicity',
  '/EveryDataReported/overview',
  '/EveryDataReported/staffOverview',
  '/vote/my',
  '/vote/paper',
  '/EveryDataReported/StaffForm',
  '/epidemicMange/backSchoolMange/staffSelf',
];
const OPEN = ['/user/register', '/user/registerResult', '/form/baseform', '/form/base-form'];

describe('the guard’s lists', () => {
  it.each(NAMES)('G01: the route named %s opens without a token', (name) => {
    const path = (namedRoutes as Readonly<Record<string, string>>)[name] ?? '';
    expect(routeTable.isPublic(path)).toBe(true);
  });

  it.each(PATHS)('G02: %s opens without a token', (path) => {
    expect(routeTable.isPublic(path)).toBe(true);
  });

  it('G02: no other route does', () => {
    const named = NAMES.map((name) => (namedRoutes as Readonly<Record<string, string>>)[name]);
    const listed = new Set([...named, ...PATHS, ...FRAME, ...OWN_OPEN]);
    expect([...known].filter((path) => routeTable.isPublic(path) && !listed.has(path))).toEqual([]);
  });

  it.each([
    '/',
    '/dashboard',
    '/temporary/xjDetail',
    '/temporary/index/',
    '/Temporary/index',
    '/user/register',
    '/toString',
  ])('G02: not %s', (path) => expect(routeTable.isPublic(path)).toBe(false));

  it('G03: after an expiry these and four more stay open, and what a location hash names', () => {
    expect([...PATHS, ...OPEN].filter((path) => !routeTable.staysOpen(path, ''))).toEqual([]);
    expect(routeTable.staysOpen('/dashboard', '')).toBe(false);
    expect(routeTable.staysOpen('/dashboard', '#top')).toBe(false);
    expect(routeTable.staysOpen('/dashboard', '#/temporary/index')).toBe(true);
  });
});

describe('routes are data', () => {
  it('G04: no path of the table stands in src', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => join('src', path))
      .filter((path) => /\.tsx?$/.test(path) && !/generated|\.test\.tsx?$/.test(path));
    const found = sources.flatMap((path) => {
      const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const literals = [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g)];
      return literals
        .map((match) => match[1] ?? match[2] ?? match[3]!)
        .filter((literal) => known.has(literal))
        .map((literal) => `${path}: ${literal}`);
    });
    expect(found).toEqual([]);
  });
});
