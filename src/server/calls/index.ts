import type { HandlerCall } from '../../contract/generated/calls.ts';
import type { Answer } from '../http/answer.ts';
import { Analysis } from './Analysis.ts';
import { Back } from './Back.ts';
import { BaseData } from './BaseData.ts';
import { BusinessLog } from './BusinessLog.ts';
import { Data } from './Data.ts';
import { Dormitory } from './Dormitory.ts';
import { Flow } from './Flow.ts';
import { FlowDesign } from './FlowDesign.ts';
import { FriendshipHelp } from './FriendshipHelp.ts';
import { Guide } from './Guide.ts';
import { Home } from './Home.ts';
import { ImportExport } from './ImportExport.ts';
import { Leave } from './Leave.ts';
import { MyApplyInfo } from './MyApplyInfo.ts';
import { Notice } from './Notice.ts';
import { Orientation } from './Orientation.ts';
import { Print } from './Print.ts';
import { PublicAccess } from './PublicAccess.ts';
import { Rollcall } from './Rollcall.ts';
import { SysInfo } from './SysInfo.ts';
import { UserAuth } from './UserAuth.ts';
import { UserInfo } from './UserInfo.ts';
import { UserOrg } from './UserOrg.ts';
import { UserRole } from './UserRole.ts';
import { Vote } from './Vote.ts';
import type { Calls, CallServices, Handler, HandlerRequest } from './call.ts';

type GroupOf<Name> = Name extends `${infer Group}/${string}` ? Group : never;

/** Every hand-written call by its group; the compiler refuses a group that is missing or that no file declares. */
const GROUPS: { readonly [Group in GroupOf<HandlerCall>]: Calls<Group> } = {
  Analysis,
  Back,
  BaseData,
  BusinessLog,
  Data,
  Dormitory,
  Flow,
  FlowDesign,
  FriendshipHelp,
  Guide,
  Home,
  ImportExport,
  Leave,
  MyApplyInfo,
  Notice,
  Orientation,
  Print,
  PublicAccess,
  Rollcall,
  SysInfo,
  UserAuth,
  UserInfo,
  UserOrg,
  UserRole,
  Vote,
};

/** The hand-written calls as the pipeline takes them: it has judged the input by the schema that the types came from. */
export function handlerAnswers(services: CallServices): Map<string, Answer> {
  const answers = Object.entries(GROUPS).flatMap(([group, calls]) =>
    Object.entries(calls).map(([action, handler]): [string, Answer] => [
      `${group}/${action}`,
      (request) =>
        (handler as Handler<HandlerCall>)(services, request as unknown as HandlerRequest<HandlerCall>),
    ]),
  );
  return new Map(answers);
}
