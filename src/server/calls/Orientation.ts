import { entities } from '../../contract/generated/entities.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { pageOf } from '../auth/sso/providers.ts';
import { getRow } from '../data/read/get.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { deskFigures } from '../modules/orientation/desk/figures.ts';
import { codeFor } from '../modules/orientation/desk/sheet.ts';
import { educationOf, studied } from '../modules/orientation/steps/education.ts';
import { admissionOf } from '../modules/orientation/steps/mine.ts';
import { ownStations } from '../modules/orientation/steps/own-stations.ts';
import { suppliesOf } from '../modules/orientation/steps/supplies.ts';
import { welcomeFile, welcomeGuides } from '../modules/orientation/steps/welcome-files.ts';
import { welcome, welcomeNews, welcomeSteps } from '../modules/orientation/steps/welcome.ts';
import { storedAnswer } from '../storage/stored-answer.ts';
import { type Calls, oneOrNone, shown } from './call.ts';

export const Orientation: Calls<'Orientation'> = {
  /** The caller's own check-in code of this moment. */
  CheckinCode: shown(async ({ engine }, { caller }) =>
    oneOrNone(await codeFor(engine, engine.database, caller.subject.NewStudentId)),
  ),
  /** How checking in goes at the caller's stations. */
  CheckinFigures: shown(({ engine }, { caller }) => deskFigures(engine, caller)),
  /** What the caller, a new student, is told of the own admission. */
  GetMyAdmission: ({ engine }, { caller }) => admissionOf(engine, caller.subject.NewStudentId),
  /** What the caller, a new student, has to study. */
  GetMyEdu: ({ engine }, { caller }) => educationOf(engine, caller.subject.NewStudentId),
  /** Where the caller, a new student, may check in. */
  GetMyStations: ({ engine }, { caller }) => ownStations(engine.database, caller.subject.NewStudentId),
  /** What the caller, a new student, ordered. */
  GetMySupplies: ({ engine }, { caller }) => suppliesOf(engine, caller.subject.NewStudentId),
  /** How long the caller, a new student, has studied an item. */
  GetStudied: ({ engine }, { caller, input }) =>
    studied(engine.database, caller.subject.NewStudentId, input.Id),
  /** The head of the welcome page, for everybody. */
  GetWelcome: ({ engine }, { caller }) => welcome(engine, caller),
  /** The ways in that a new student chooses from. */
  LoginWays: async ({ ways }) => [
    {
      Name: '录取查询登录',
      Text: '凭考生号、身份证号或通知书编号和姓名，初始密码为身份证号后六位',
      Url: namedRoutes.freshmanLogin,
      Icon: 'IdcardOutlined',
    },
    ...[...ways.providers.values()].map(({ code, name }) => ({
      Name: name,
      Text: '首次使用须以账号密码登录一次',
      Url: `${pageOf(code)}?${new URLSearchParams({ ClientCode: code })}`,
      Icon: 'LoginOutlined',
    })),
  ],
  /** What the code at a station says: its address, which leads staff to the desk and new students to their sheet. */
  StationLink: async ({ engine, ways }, { caller, input }) => {
    const row = await getRow(engine, caller, entities.CheckinStation, input.Id);
    const code = String(row['StationCode']);
    return {
      Text: `${ways.publicUrl}/welcomeSchool/WelcomNewStudent/${encodeURIComponent(code)}`,
      Title: `${code} ${String(row['StationName'])}`,
    };
  },
  /** A picture or the guide of the welcome page, for everybody. That a file does not exist is not told apart from that it is not public. */
  WelcomeFile: async ({ engine, files }, { caller, input }) => {
    const file = await welcomeFile(engine, caller, input.Id);
    if (!file) throw new HttpRefusal('没有权限下载该文件', 403);
    return storedAnswer(files, file);
  },
  /** The guide, the maps and the telephone on the welcome page. */
  WelcomeGuides: ({ engine }, { caller }) => welcomeGuides(engine, caller),
  /** What is announced on the welcome page. */
  WelcomeNews: ({ engine }, { caller }) => welcomeNews(engine, caller),
  /** The steps on the welcome page. */
  WelcomeSteps: ({ engine }, { caller }) => welcomeSteps(engine, caller),
};
