/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


export { Analysis } from './Analysis.ts';
export { Back } from './Back.ts';
export { BaseData } from './BaseData.ts';
export { BusinessLog } from './BusinessLog.ts';
export { Daily } from './Daily.ts';
export { Data } from './Data.ts';
export { Divide } from './Divide.ts';
export { Dormitory } from './Dormitory.ts';
export { Exam } from './Exam.ts';
export { Fdy } from './Fdy.ts';
export { Flow } from './Flow.ts';
export { FlowDesign } from './FlowDesign.ts';
export { FriendshipHelp } from './FriendshipHelp.ts';
export { Guide } from './Guide.ts';
export { Home } from './Home.ts';
export { ImportExport } from './ImportExport.ts';
export { Leave } from './Leave.ts';
export { MyApplyInfo } from './MyApplyInfo.ts';
export { Notice } from './Notice.ts';
export { Orientation } from './Orientation.ts';
export { Print } from './Print.ts';
export { PublicAccess } from './PublicAccess.ts';
export { Push } from './Push.ts';
export { Questionnaire } from './Questionnaire.ts';
export { Quiz } from './Quiz.ts';
export { Rollcall } from './Rollcall.ts';
export { Statistics } from './Statistics.ts';
export { Study } from './Study.ts';
export { Supplies } from './Supplies.ts';
export { SysInfo } from './SysInfo.ts';
export { UserAuth } from './UserAuth.ts';
export { UserInfo } from './UserInfo.ts';
export { UserOrg } from './UserOrg.ts';
export { UserRole } from './UserRole.ts';
export { Vote } from './Vote.ts';
