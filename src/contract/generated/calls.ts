/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


export type CallName = 'Analysis/MonthBar' | 'Back/ByCollege' | 'Back/ByDay' | 'Back/ByGate' | 'Back/ByRegion' | 'Back/Figures' | 'Back/Health' | 'Back/LinkAddress' | 'Back/Pass' | 'BaseData/AddBackLog' | 'BaseData/CommonPutBase64' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetBackLogById' | 'BaseData/GetBackLogList' | 'BaseData/GetCityInfoList' | 'BaseData/OperationBackLog' | 'BusinessLog/AddWebLog' | 'Daily/ByUnit' | 'Daily/Figures' | 'Daily/StaffByUnit' | 'Daily/StaffFigures' | 'Daily/StaffTrend' | 'Daily/Trend' | 'Data/Action' | 'Data/ActionAll' | 'Data/Delete' | 'Data/Ending' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Needs' | 'Data/Options' | 'Data/Reach' | 'Data/Save' | 'Data/Schema' | 'Data/Template' | 'Data/Told' | 'Data/Tree' | 'Data/Worked' | 'Divide/Compare' | 'Divide/Regions' | 'Dormitory/DormInfo' | 'Dormitory/GateInfo' | 'Dormitory/GateTrack' | 'Dormitory/GetBedDemand' | 'Dormitory/GetBedMap' | 'Dormitory/GetMyBeds' | 'Dormitory/GetRoommates' | 'Dormitory/ImpotDormdata' | 'Evaluation/Classes' | 'Evaluation/Figures' | 'Evaluation/Hist' | 'Evaluation/MyTerms' | 'Evaluation/Top' | 'Evaluation/Units' | 'Exam/Bands' | 'Exam/ByClass' | 'Exam/Figures' | 'Exam/Paper' | 'Exam/Preview' | 'Exam/Tallies' | 'Fdy/ByCollege' | 'Fdy/Duties' | 'Fdy/Figures' | 'Fdy/Paper' | 'Fdy/Rank' | 'Flow/Durations' | 'Flow/Nodes' | 'Flow/Task' | 'Flow/Todo' | 'Flow/TodoCount' | 'Flow/Trace' | 'FlowDesign/Flows' | 'FlowDesign/Judge' | 'FlowDesign/Open' | 'FlowDesign/Replay' | 'FlowDesign/Rows' | 'FlowDesign/Simulate' | 'FlowDesign/Versions' | 'FriendshipHelp/UserGetFriendshipHelplist' | 'Guide/First' | 'Guide/Progress' | 'Hardship/ByCollege' | 'Hardship/ByLevel' | 'Home/Arrange' | 'Home/Beside' | 'Home/Cards' | 'Home/Compose' | 'Home/Due' | 'Home/Mine' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetActionTask' | 'ImportExport/GetAllWNAReport' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetImportDetail' | 'ImportExport/GetInPutTaskList' | 'ImportExport/InputExcelLinkUser' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/RetryTask' | 'ImportExport/UploadFile' | 'Labour/Count' | 'Labour/Figures' | 'Labour/Hot' | 'Labour/Mine' | 'Labour/MyTypes' | 'Labour/Types' | 'Leave/Figures' | 'Leave/GateCode' | 'Leave/Lately' | 'Leave/Stat' | 'MyApplyInfo/AddApplyComment' | 'MyApplyInfo/AddApplyStore' | 'MyApplyInfo/AddSysTool' | 'MyApplyInfo/CheckApplyInfo' | 'MyApplyInfo/DelApplyStore' | 'MyApplyInfo/DelToolInfo' | 'MyApplyInfo/EditMyDesktop' | 'MyApplyInfo/EditSysTool' | 'MyApplyInfo/GetActionListByToolFilter' | 'MyApplyInfo/GetApplyInfoById' | 'MyApplyInfo/GetCommentList' | 'MyApplyInfo/GetCommentListByActionId' | 'MyApplyInfo/GetInfoByMyDesktopTool' | 'MyApplyInfo/GetMyDesktopTool' | 'MyApplyInfo/GetMyTool' | 'MyApplyInfo/GetSYSToolListByFilter' | 'MyApplyInfo/GetToolInfoById' | 'MyApplyInfo/LoadMyMenuListByUser' | 'MyApplyInfo/OpenTool' | 'MyApplyInfo/SetManyActionToTool' | 'MyApplyInfo/StatusToolInfo' | 'Notice/LoadMyMsgGroupList' | 'Notice/OpenNotice' | 'Notice/ReadMsg' | 'Orientation/Arrivals' | 'Orientation/CheckinCode' | 'Orientation/CheckinFigures' | 'Orientation/FeeTotals' | 'Orientation/Fees' | 'Orientation/Figures' | 'Orientation/GetMyAdmission' | 'Orientation/GetMyEdu' | 'Orientation/GetMyStations' | 'Orientation/GetMySteps' | 'Orientation/GetMySupplies' | 'Orientation/GetStudied' | 'Orientation/GetWelcome' | 'Orientation/LoginWays' | 'Orientation/StationLink' | 'Orientation/Steps' | 'Orientation/Tally' | 'Orientation/Units' | 'Orientation/WelcomeFile' | 'Orientation/WelcomeGuides' | 'Orientation/WelcomeLinks' | 'Orientation/WelcomeNews' | 'Orientation/WelcomeSteps' | 'Party/ByBranch' | 'Party/MemberAges' | 'Party/MemberGroups' | 'Party/MySteps' | 'Party/NksFigures' | 'Party/NksStages' | 'Party/StageFigures' | 'Party/VisitFigures' | 'Print/Documents' | 'Print/Entities' | 'Print/Pdf' | 'Print/Sample' | 'Print/Templates' | 'PublicAccess/HandIn' | 'PublicAccess/LookUp' | 'PublicAccess/OpenIntake' | 'PublicAccess/TakeBack' | 'PublicAccess/Verify' | 'Push/Today' | 'Questionnaire/Cross' | 'Questionnaire/Design' | 'Questionnaire/Figures' | 'Questionnaire/Link' | 'Questionnaire/Paper' | 'Questionnaire/ReadQuestions' | 'Questionnaire/SheetFactors' | 'Questionnaire/SheetHistory' | 'Questionnaire/Stat' | 'Questionnaire/Tallies' | 'Questionnaire/Written' | 'Quiz/Accuracy' | 'Quiz/ByCollege' | 'Quiz/ByDay' | 'Quiz/Classes' | 'Quiz/Colleges' | 'Quiz/Current' | 'Quiz/Figures' | 'Quiz/Paper' | 'Quiz/People' | 'Research/Away' | 'Rollcall/ByClass' | 'Rollcall/Figures' | 'Rollcall/SignCode' | 'Rollcall/Trend' | 'Statistics/Attendance' | 'Statistics/StudentTotals' | 'Statistics/Students' | 'Study/Day' | 'Study/Hours' | 'Study/Seats' | 'Study/Usage' | 'Study/Week' | 'Supplies/ByState' | 'Supplies/Sizes' | 'SysInfo/GetComing' | 'SysInfo/GetRoom' | 'SysInfo/GetSettingHistory' | 'SysInfo/GetSettings' | 'SysInfo/GetTitleAndImg' | 'SysInfo/SiteImage' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/BeginSecondFactor' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/ConfirmSecondFactor' | 'UserAuth/DownloadNewUser' | 'UserAuth/EmailGetPwd' | 'UserAuth/EndSecondFactor' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSecondFactor' | 'UserAuth/GetSsoClients' | 'UserAuth/GetSsoList' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/SecondFactorLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/TestSso' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserInfo/GetMyStaff' | 'UserOrg/ImportClassData' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser' | 'UserRole/LoadRoleGrants' | 'Vote/Link' | 'Vote/Paper' | 'Vote/Preview' | 'Vote/Sample';

/** Calls answered by src/server/calls. */
export type HandlerCall = 'Analysis/MonthBar' | 'Back/Health' | 'Back/LinkAddress' | 'Back/Pass' | 'BaseData/AddBackLog' | 'BaseData/CommonPutBase64' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetBackLogById' | 'BaseData/GetBackLogList' | 'BaseData/GetCityInfoList' | 'BaseData/OperationBackLog' | 'BusinessLog/AddWebLog' | 'Data/Schema' | 'Data/Told' | 'Dormitory/GetBedMap' | 'Dormitory/GetMyBeds' | 'Dormitory/GetRoommates' | 'Flow/Durations' | 'Flow/Nodes' | 'Flow/Task' | 'Flow/Todo' | 'Flow/TodoCount' | 'Flow/Trace' | 'FlowDesign/Flows' | 'FlowDesign/Judge' | 'FlowDesign/Open' | 'FlowDesign/Replay' | 'FlowDesign/Rows' | 'FlowDesign/Simulate' | 'FlowDesign/Versions' | 'Guide/First' | 'Guide/Progress' | 'Home/Arrange' | 'Home/Beside' | 'Home/Cards' | 'Home/Compose' | 'Home/Due' | 'Home/Mine' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetActionTask' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetImportDetail' | 'ImportExport/GetInPutTaskList' | 'ImportExport/InputExcelLinkUser' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/RetryTask' | 'ImportExport/UploadFile' | 'Leave/GateCode' | 'MyApplyInfo/AddApplyComment' | 'MyApplyInfo/AddApplyStore' | 'MyApplyInfo/AddSysTool' | 'MyApplyInfo/DelApplyStore' | 'MyApplyInfo/EditMyDesktop' | 'MyApplyInfo/EditSysTool' | 'MyApplyInfo/GetMyDesktopTool' | 'MyApplyInfo/LoadMyMenuListByUser' | 'MyApplyInfo/OpenTool' | 'MyApplyInfo/SetManyActionToTool' | 'Notice/LoadMyMsgGroupList' | 'Notice/OpenNotice' | 'Notice/ReadMsg' | 'Orientation/CheckinCode' | 'Orientation/CheckinFigures' | 'Orientation/GetMyAdmission' | 'Orientation/GetMyEdu' | 'Orientation/GetMyStations' | 'Orientation/GetMySupplies' | 'Orientation/GetStudied' | 'Orientation/GetWelcome' | 'Orientation/LoginWays' | 'Orientation/StationLink' | 'Orientation/WelcomeFile' | 'Orientation/WelcomeGuides' | 'Orientation/WelcomeNews' | 'Orientation/WelcomeSteps' | 'Print/Documents' | 'Print/Entities' | 'Print/Pdf' | 'Print/Sample' | 'Print/Templates' | 'PublicAccess/HandIn' | 'PublicAccess/LookUp' | 'PublicAccess/OpenIntake' | 'PublicAccess/TakeBack' | 'PublicAccess/Verify' | 'Rollcall/SignCode' | 'SysInfo/GetComing' | 'SysInfo/GetRoom' | 'SysInfo/GetSettingHistory' | 'SysInfo/GetSettings' | 'SysInfo/GetTitleAndImg' | 'SysInfo/SiteImage' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/BeginSecondFactor' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/ConfirmSecondFactor' | 'UserAuth/EmailGetPwd' | 'UserAuth/EndSecondFactor' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSecondFactor' | 'UserAuth/GetSsoClients' | 'UserAuth/GetSsoList' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/SecondFactorLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/TestSso' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserInfo/GetMyStaff' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser' | 'UserRole/LoadRoleGrants' | 'Vote/Sample';

/** Calls whose file says that they write. */
export type WritingCall = 'BaseData/AddBackLog' | 'BaseData/CommonPutBase64' | 'BaseData/OperationBackLog' | 'BusinessLog/AddWebLog' | 'Data/Action' | 'Data/ActionAll' | 'Data/Delete' | 'Data/Import' | 'Data/Save' | 'Dormitory/ImpotDormdata' | 'Home/Arrange' | 'Home/Compose' | 'ImportExport/CancelTask' | 'ImportExport/InputExcelLinkUser' | 'ImportExport/RetryTask' | 'ImportExport/UploadFile' | 'MyApplyInfo/AddApplyComment' | 'MyApplyInfo/AddApplyStore' | 'MyApplyInfo/AddSysTool' | 'MyApplyInfo/CheckApplyInfo' | 'MyApplyInfo/DelApplyStore' | 'MyApplyInfo/DelToolInfo' | 'MyApplyInfo/EditMyDesktop' | 'MyApplyInfo/EditSysTool' | 'MyApplyInfo/OpenTool' | 'MyApplyInfo/SetManyActionToTool' | 'MyApplyInfo/StatusToolInfo' | 'Notice/ReadMsg' | 'UserAuth/BeginSecondFactor' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/ConfirmSecondFactor' | 'UserAuth/EndSecondFactor' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOBind' | 'UserAuth/StatusUserMan' | 'UserInfo/ChangeUserImg' | 'UserOrg/ImportClassData';

/** Calls answered by the data engine. */
export type EngineCall = 'Data/Action' | 'Data/ActionAll' | 'Data/Delete' | 'Data/Ending' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Needs' | 'Data/Options' | 'Data/Reach' | 'Data/Save' | 'Data/Template' | 'Data/Tree' | 'Data/Worked';

export interface CallConstant { readonly name: CallName; readonly method: "GET" | "POST"; readonly path: string; readonly write: boolean; readonly binary: boolean }

/** Every call by group and action. */
export * as calls from './calls/all.ts';

export interface AnalysisMonthBarInput {
  /**
   * YYYY-MM; absent: this month.
   */
  Month?: string;
}

export type AnalysisMonthBarOutput = {
  /**
   * Day of the month, such as 1日.
   */
  x: string;
  y: number;
}[];

export interface BackByCollegeInput {
  BatchId?: string | null;
}

export type BackByCollegeOutput = {
  Code: string | null;
  Unit: string | null;
  Name: string;
  /**
   * 应返校
   */
  Should: number;
  /**
   * 已登记
   */
  Registered: number;
  /**
   * 未登记
   */
  Missing: number;
  /**
   * 已到校
   */
  Arrived: number;
}[];

export interface BackByDayInput {
  BatchId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export type BackByDayOutput = {
  /**
   * Month and day.
   */
  Day: string;
  /**
   * 计划返校
   */
  Planned: number;
  /**
   * 其中已到校
   */
  Arrived: number;
}[];

export interface BackByGateInput {
  BatchId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export type BackByGateOutput = {
  Code: string | null;
  Place?: string | null;
  Name: string;
  Arrived: number;
}[];

export interface BackByRegionInput {
  BatchId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export type BackByRegionOutput = {
  Code: string;
  Name: string | null;
  /**
   * 登记人数
   */
  Count: number;
}[];

export interface BackFiguresInput {
  BatchId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export interface BackFiguresOutput {
  /**
   * 已登记
   */
  Registered: number;
  /**
   * 待审
   */
  Waiting: number;
  /**
   * 准予返校
   */
  Passed: number;
  /**
   * 已到校
   */
  Arrived: number;
  /**
   * 逾期未到
   */
  Late: number;
}

export interface BackHealthInput {
  StudentId?: string | null;
}

export type BackHealthOutput = {
  Day: string;
  /**
   * Item of HEALTH_DAY.
   */
  State: string;
  Text: string;
  Temp: number | null;
  Url: string;
}[];

export interface BackLinkAddressInput {
  Id: string;
}

/**
 * @maxItems 1
 */
export type BackLinkAddressOutput =
  | []
  | [
      {
        Address: string;
      }
    ];

export interface BackPassInput {
  Id: string;
}

/**
 * @maxItems 1
 */
export type BackPassOutput =
  | []
  | [
      {
        QrText: string;
        ExpireSeconds: number;
        Text: string;
      }
    ];

export interface BaseDataAddBackLogInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  UserIds: [string, ...string[]];
  Title: string;
  BizType: string;
  BizId?: string;
  Url?: string;
  Content?: string;
}

export interface BaseDataAddBackLogOutput {
  Ids: string[];
}

export interface BaseDataCommonPutBase64Input {
  Base64: string;
  FileName: string;
  BizType?: string;
}

export interface BaseDataCommonPutBase64Output {
  Id: string;
  Url: string;
  OriginalFileName: string;
  Ext?: string;
  Size: number;
}

export interface BaseDataGetAllCodeItemListInput {
  /**
   * @maxItems 300
   */
  TypeCodes?: string[];
  Version?: string;
}

export interface BaseDataGetAllCodeItemListOutput {
  Version: string;
  List: {
    TypeCode: string;
    TypeName: string;
    Items: {
      ItemCode: string;
      ItemName: string;
      ParentCode?: string | null;
      Color?: string | null;
      Sort?: number;
      State?: string;
    }[];
  }[];
}

export interface BaseDataGetAuthCodeInput {
  Target?: string;
  Scene: 'login' | 'retrieve' | 'bind' | 'public' | 'stepup';
  CodeKey?: string;
  Code?: string;
}

export interface BaseDataGetAuthCodeOutput {
  CodeKey: string;
  CodeImg: string;
  ExpireSeconds: number;
  CooldownSeconds: number;
  Target?: string;
}

export interface BaseDataGetBackLogByIdInput {
  Id: string;
}

export interface BaseDataGetBackLogByIdOutput {}

export interface BaseDataGetBackLogListInput {
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  Title?: string;
  BizType?: string | number;
  State?: string | number;
  StartTime?: string;
  EndTime?: string;
}

export interface BaseDataGetBackLogListOutput {
  total: number;
  rows: {}[];
}

export interface BaseDataGetCityInfoListInput {
  ParentCode?: string;
  Level?: string | number;
}

export type BaseDataGetCityInfoListOutput = {
  RegionCode: string;
  RegionName: string;
  ParentCode: string | null;
  Level: number;
  HasChild: 0 | 1;
}[];

export interface BaseDataOperationBackLogInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  Ids: [string, ...string[]];
  State: '1' | '3' | 1 | 3;
  Remark?: string;
}

export type BaseDataOperationBackLogOutput = true;

export interface BusinessLogAddWebLogInput {
  RouteName: string;
  Action: string;
  Content: string;
  CostMs?: number;
}

export type BusinessLogAddWebLogOutput = true;

export interface DailyByUnitInput {
  Day?: string | null;
  TaskId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export type DailyByUnitOutput = {
  Code: string | null;
  Unit: string | null;
  Name: string;
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}[];

export interface DailyFiguresInput {
  Day?: string | null;
  TaskId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export interface DailyFiguresOutput {
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 补报
   */
  Makeup: number;
  /**
   * 体温或症状异常
   */
  Abnormal: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}

export interface DailyStaffByUnitInput {
  Day?: string | null;
  TaskId?: string | null;
  OrgId?: string | null;
}

export type DailyStaffByUnitOutput = {
  Code: string | null;
  Unit: string | null;
  Name: string;
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}[];

export interface DailyStaffFiguresInput {
  Day?: string | null;
  TaskId?: string | null;
  OrgId?: string | null;
}

export interface DailyStaffFiguresOutput {
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 补报
   */
  Makeup: number;
  /**
   * 体温或症状异常
   */
  Abnormal: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}

export interface DailyStaffTrendInput {
  TaskId?: string | null;
  OrgId?: string | null;
}

export type DailyStaffTrendOutput = {
  /**
   * Month and day.
   */
  Day: string;
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}[];

export interface DailyTrendInput {
  TaskId?: string | null;
  CollegeId?: string | null;
  ClassId?: string | null;
}

export type DailyTrendOutput = {
  /**
   * Month and day.
   */
  Day: string;
  /**
   * 应报
   */
  Should: number;
  /**
   * 已报，含补报
   */
  Reported: number;
  /**
   * 未报
   */
  Missing: number;
  /**
   * 上报率, percent.
   */
  Rate: number;
}[];

export interface DataActionInput {
  EnCode: string;
  /**
   * @maxItems 500
   */
  Ids?: string[];
  Params?: {};
  Meant?: string;
}

export interface DataActionOutput {
  [k: string]: unknown;
}

export interface DataActionAllInput {
  EnCode: string;
  Filter?: {};
  Page?: string;
  Tab?: string;
  Total: number;
  Params?: {};
}

export interface DataActionAllOutput {
  TaskId: string;
  Total: number;
}

export interface DataDeleteInput {
  Entity: string;
  EnCode: string;
  /**
   * @minItems 1
   * @maxItems 500
   */
  Ids: [string, ...string[]];
}

export type DataDeleteOutput = true;

export interface DataEndingInput {
  EnCode: string;
  /**
   * @maxItems 500
   */
  Ids: string[];
  Params?: {};
  /**
   * What was typed into the form that the action saves.
   */
  Data?: {};
}

export interface DataEndingOutput {
  Lines: {
    Title: string;
    Count: number;
    Names: string[];
    Effect: string;
    Refuses: number;
    Url: string;
  }[];
}

export interface DataExportInput {
  Entity: string;
  EnCode: string;
  Page?: string;
  Tab?: string;
  Filter?: {};
  /**
   * @minItems 1
   * @maxItems 200
   */
  Columns: [
    {
      dataIndex: string;
      title: string;
    },
    ...{
      dataIndex: string;
      title: string;
    }[]
  ];
  FileName: string;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  /**
   * @maxItems 500
   */
  Ids?: string[];
  /**
   * 1 Word 2 Excel（默认）3 PDF 4 Zip（表格与所选文件列中的文件）
   */
  DownType?: '1' | '2' | '3' | '4';
}

export interface DataExportOutput {
  TaskId?: string;
  Url?: string;
  FileName?: string;
  total?: number;
  rows?: {}[];
}

export interface DataGetInput {
  Entity: string;
  Id: string;
  /**
   * Unique text field whose value Id is. Absent: the Id of the row.
   */
  By?: string;
}

export interface DataGetOutput {
  Id: string;
  Version: number;
  Children: {};
  _Actions: string[];
  _Readonly: string[];
}

export interface DataImportInput {
  EnCode: string;
  FileId: string;
  DryRun?: 0 | 1;
  Cover?: 0 | 1;
  /**
   * 为什么提醒的数据确属如此，适用于整个文件
   */
  Meant?: string;
}

export interface DataImportOutput {
  TaskId?: string;
  /**
   * 文件较大，正在后台导入；结果见我的上传
   */
  Running?: 1;
  Total: number;
  SuccessCount: number;
  FailCount: number;
  /**
   * 没有错误、只有提醒的行；说明原因后可以导入
   */
  WarnCount?: number;
  /**
   * 模板自带的示例行，没有导入
   */
  Samples?: number;
  Fails: {
    /**
     * 文件有多张工作表时，所在的工作表
     */
    SheetName?: string;
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
    Warn?: 1;
  }[];
}

export interface DataListInput {
  Entity: string;
  Filter?: {};
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  /**
   * @maxItems 200
   */
  Columns?: string[];
  Page?: string;
  Tab?: string;
  /**
   * The page's groups: without a value their headings, each a row of the group with _Count; with one, the rows of that group.
   */
  Group?: {
    Value?: string | null;
  };
}

export interface DataListOutput {
  total: number;
  rows: {}[];
  /**
   * The statistics that the page declares, by field.
   */
  Summary?: {
    [k: string]: number | null;
  };
  /**
   * Of the first page: rows behind each choice of the filters that declare it, by field and value.
   */
  Counts?: {
    [k: string]: {
      [k: string]: number;
    };
  };
}

export interface DataNeedsInput {
  EnCode: string;
  Id?: string;
}

export type DataNeedsOutput = boolean;

export interface DataOptionsInput {
  Source: string;
  Keyword?: string;
  ParentId?: string;
  /**
   * @maxItems 200
   */
  Ids?: string[];
  Entity?: string;
  Field?: string;
  EnCode?: string;
  Form?: {};
  Narrowing?: boolean;
  /**
   * @maxItems 500
   */
  Rows?: string[];
  PageIndex?: number;
  PageSize?: number;
}

export type DataOptionsOutput = {
  Value: string;
  Label: string;
  ParentId?: string | null;
  Disabled?: boolean;
  Beside?: string;
  More?: number;
  Unfit?: {
    Key: string;
    Message: string;
  }[];
}[];

export interface DataReachInput {
  EnCode: string;
  /**
   * @maxItems 500
   */
  Ids: string[];
  Params?: {};
  /**
   * What was typed into the form that the action saves.
   */
  Data?: {};
}

export interface DataReachOutput {
  Count: number;
}

export interface DataSaveInput {
  Entity: string;
  EnCode: string;
  Data: {};
  Meant?: string;
}

export interface DataSaveOutput {
  Id: string;
  Version: number;
}

export interface DataSchemaInput {
  Path: string;
  Version?: string;
}

export interface DataSchemaOutput {
  Path: string;
  Version: string;
  Page?: {};
  Pages?: {};
  Entities?: {};
  /**
   * The school's days and its rule of counting them, where the rows of the page are judged by them.
   */
  Calendar?: {
    Counting: string;
    Entries: {}[];
    Terms?: {}[];
  };
  /**
   * How the calls are asked that the pages show and that schemas alone answer, by their names: the browser may have been built before them.
   */
  Calls?: {
    [k: string]: {
      method: 'GET' | 'POST';
      path: string;
    };
  };
  /**
   * Only for who reads the page as a visitor: the EnCodes that open rows for reading.
   */
  Buttons?: string[];
}

export interface DataTemplateInput {
  EnCode: string;
}

export interface DataTemplateOutput {
  [k: string]: unknown;
}

export interface DataToldInput {
  Entity: string;
  Id: string;
}

export interface DataToldOutput {
  Rows: {
    Time: string;
    Title: string;
    Channel: string;
    State: string;
    Total: number;
    Read: number;
  }[];
  /**
   * 更早的有多少条没有列出
   */
  Left: number;
}

export interface DataTreeInput {
  Source: string;
  ParentId?: string;
  Entity?: string;
  /**
   * The action whose parameter Field is, in place of Entity.
   */
  EnCode?: string;
  /**
   * Field of Entity with a tree of its own: what it offers, below what its rows belong to.
   */
  Field?: string;
  Form?: {};
}

export type DataTreeOutput = {
  Id: string;
  Name: string;
  ParentId: string | null;
  IsLeaf?: boolean;
  Count?: number;
  /**
   * On the last node of a tree that is cut: how many rows it leaves out.
   */
  More?: number;
}[];

export interface DataWorkedInput {
  EnCode: string;
  /**
   * What stands in the form, with Id of a stored row and the lines of sub-tables as Children.
   */
  Data: {};
  /**
   * What stands in the dialog of an action on the row of Data.Id: its limits are judged.
   */
  Params?: {};
}

export interface DataWorkedOutput {
  /**
   * Answer of each formula, by its field.
   */
  Values: {};
  /**
   * Parameters that do not fit with the row, or with what their limits count.
   */
  Problems?: {
    Key: string;
    Message: string;
  }[];
}

export interface DivideCompareInput {
  BatchId?: string | null;
  MajorId?: string | null;
}

export type DivideCompareOutput = {
  PlanId: string | null;
  PlanName: string | null;
  ClassName: string | null;
  Count: number;
  Male: number;
  Away: number;
  Score: number | null;
}[];

export interface DivideRegionsInput {
  PlanId: string;
}

export type DivideRegionsOutput = {
  ClassName: string | null;
  Region: string | null;
  RegionName: string | null;
  Count: number;
}[];

export interface DormitoryDormInfoInput {
  Part: 'whole' | 'buildings';
}

export type DormitoryDormInfoOutput = {
  Name: string;
  /**
   * 应住
   */
  Should: number;
  /**
   * 在寝
   */
  In: number;
  /**
   * 晚归
   */
  Late: number;
  /**
   * 未归
   */
  Absent: number;
  /**
   * 请假
   */
  Leave: number;
  /**
   * 外出
   */
  Out: number;
  /**
   * 状态不明
   */
  Unknown: number;
  /**
   * 空床
   */
  Free: number;
  BuildingId: string | null;
}[];

export interface DormitoryGateInfoInput {
  Part: 'hours' | 'nights' | 'buildings' | 'results';
  BuildingId?: string;
  DeviceId?: string;
  From?: string;
  To?: string;
}

export type DormitoryGateInfoOutput = {
  Name: string;
  /**
   * 进
   */
  In?: number | null;
  /**
   * 出
   */
  Out?: number | null;
  /**
   * 晚归
   */
  Late?: number | null;
  /**
   * 未归
   */
  Absent?: number | null;
  /**
   * 在寝率, percent
   */
  Rate?: number | null;
  /**
   * 次数
   */
  Count?: number | null;
}[];

export interface DormitoryGateTrackInput {
  StudentId: string;
}

export type DormitoryGateTrackOutput = {
  /**
   * Direction and gate.
   */
  Name: string;
  Time: string;
  /**
   * Result.
   */
  Tag: string;
}[];

export interface DormitoryGetBedDemandInput {}

export type DormitoryGetBedDemandOutput = {
  ClassId: string | null;
  ClassName: string;
  ClassCode: string | null;
  CampusId: string | null;
  MajorId: string;
  CollegeId: string;
  BatchId: string;
  Gender: string;
  GenderName: string;
  Need: number;
  Given: number;
  Gap: number;
}[];

export interface DormitoryGetBedMapInput {
  BuildingId: string;
}

export interface DormitoryGetBedMapOutput {
  Rows: {
    Id: string;
    BuildingId: string;
    BuildingName: string;
    FloorName: string;
    RoomId: string;
    RoomName: string;
    BedNo: number;
    BedPos: string;
    BedName: string | null;
    State: string;
    LockUserId: string | null;
    LockExpire: string | null;
    NewStudentName: string | null;
    BedPosName?: string;
    StateName?: string;
    /**
     * 分给的班级、专业或学院
     */
    Allocated: string | null;
  }[];
  Note?: string;
}

export interface DormitoryGetMyBedsInput {}

export interface DormitoryGetMyBedsOutput {
  Rows: {
    Id: string;
    BuildingId: string;
    BuildingName: string;
    FloorName: string;
    RoomId: string;
    RoomName: string;
    BedNo: number;
    BedPos: string;
    BedName: string | null;
    State: string;
    LockUserId: string | null;
    LockExpire: string | null;
    NewStudentName: string | null;
  }[];
  Note?: string;
}

export interface DormitoryGetRoommatesInput {}

export type DormitoryGetRoommatesOutput = {
  name: string;
  text: string;
  tag: string;
}[];

export interface DormitoryImpotDormdataInput {
  FileId: string;
  Cover?: 0 | 1;
  CampusId?: string;
}

export interface DormitoryImpotDormdataOutput {
  TaskId?: string;
  Running?: 1;
  Total: number;
  SuccessCount: number;
  FailCount: number;
  New?: number;
  Updated?: number;
  Fails: {
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
  }[];
}

export interface EvaluationClassesInput {
  PlanId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
}

export type EvaluationClassesOutput = {
  ClassId: string | null;
  Unit: string | null;
  Passed: number;
  Least: number | null;
  Low: number | null;
  Middle: number | null;
  High: number | null;
  Most: number | null;
}[];

export interface EvaluationFiguresInput {
  PlanId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
}

export interface EvaluationFiguresOutput {
  Sheets: number;
  Submitted: number;
  Passed: number;
  Excellent: number;
  Good: number;
  Fair: number;
  Poor: number;
  Mean: number | null;
}

export interface EvaluationHistInput {
  PlanId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
}

export type EvaluationHistOutput = {
  Band: string | null;
  Passed: number;
}[];

export interface EvaluationMyTermsInput {}

export type EvaluationMyTermsOutput = {
  Term: string | null;
  Total: number | null;
  ScoreD: number | null;
  ScoreZ: number | null;
}[];

export interface EvaluationTopInput {
  PlanId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
}

export type EvaluationTopOutput = {
  Name: string | null;
  Total: number | null;
}[];

export interface EvaluationUnitsInput {
  PlanId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
}

export type EvaluationUnitsOutput = {
  PlanId: string | null;
  Plan: string | null;
  CollegeId: string | null;
  Unit: string | null;
  Sheets: number;
  Submitted: number;
  Passed: number;
  Excellent: number;
  Good: number;
  Fair: number;
  Poor: number;
  Mean: number | null;
  MeanD: number | null;
  MeanZ: number | null;
  MeanT: number | null;
  MeanM: number | null;
  MeanL: number | null;
}[];

export interface ExamBandsInput {
  Id: string;
}

export type ExamBandsOutput = {
  Band: string | null;
  Sheets: number;
}[];

export interface ExamByClassInput {
  Id: string;
}

export type ExamByClassOutput = {
  Code: string | null;
  Name: string | null;
  Sheets: number;
  Mean: number | null;
}[];

export interface ExamFiguresInput {
  Id: string;
}

export interface ExamFiguresOutput {
  Taken: number;
  Mean: number | null;
  Highest: number | null;
  Lowest: number | null;
  Passed: number;
  PassRate: number | null;
}

export interface ExamPaperInput {
  Id: string;
}

export interface ExamPaperOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
    /**
     * How many blanks there are.
     */
    Blanks?: number;
    /**
     * The part of the paper that it stands in.
     */
    Section?: string;
    SectionNote?: string;
  }[];
  Answers?: {};
  /**
   * The attachments that the answers name.
   */
  Files?: {
    Id: string;
    Name: string;
    Url: string;
    Size: number;
  }[];
  /**
   * 1: nothing of what is handed in leads to a person.
   */
  Anonymous?: number;
  /**
   * 1: what is handed in may be changed until the deadline.
   */
  Changeable?: number;
  Results?: {
    Name: string;
    Level: string;
    Advice: string;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
  /**
   * Times that the page may be left; 0: any.
   */
  Switches?: number;
  Switched?: number;
  /**
   * Number of the page among those that the paper was opened on.
   */
  Turn?: number;
}

export interface ExamPreviewInput {
  Id: string;
}

export interface ExamPreviewOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
    /**
     * How many blanks there are.
     */
    Blanks?: number;
    /**
     * The part of the paper that it stands in.
     */
    Section?: string;
    SectionNote?: string;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
  /**
   * Why nothing that is chosen counts.
   */
  Preview?: string;
}

export interface ExamTalliesInput {
  Id: string;
}

export type ExamTalliesOutput = {
  No: number;
  /**
   * How many answers Questionnaire/Written tells one by one.
   */
  Listed: number;
  Title: string;
  Note: string;
  Rows: {
    Name: string;
    Count: number;
    Share: number;
  }[];
  /**
   * The lines of a matrix, each with its mean where its choices count.
   */
  Lines: {
    Name: string;
    Mean: number | null;
    Rows: {
      Name: string;
      Count: number;
      Share: number;
    }[];
  }[];
}[];

export interface FdyByCollegeInput {
  SurveyId?: string | null;
}

export type FdyByCollegeOutput = {
  Code: string;
  Name: string | null;
  /**
   * 平均得分
   */
  Mean: number | null;
}[];

export interface FdyDutiesInput {
  SurveyId?: string | null;
}

export type FdyDutiesOutput = {
  Code: string;
  Name: string;
  /**
   * 平均得分
   */
  Mean: number | null;
}[];

export interface FdyFiguresInput {
  SurveyId?: string | null;
}

export interface FdyFiguresOutput {
  /**
   * 参加测评的辅导员
   */
  Teachers: number;
  /**
   * 结果有效的
   */
  Valid: number;
  /**
   * 应评人次
   */
  Should: number | null;
  /**
   * 实评人次
   */
  Actual: number | null;
  /**
   * 平均得分
   */
  Mean: number | null;
}

export interface FdyPaperInput {
  Id: string;
}

export interface FdyPaperOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
  }[];
  Answers?: {};
  /**
   * The attachments that the answers name.
   */
  Files?: {
    Id: string;
    Name: string;
    Url: string;
    Size: number;
  }[];
  /**
   * What is told before the numbers of questions that have to be answered and are not.
   */
  Unfinished?: string;
  /**
   * 1: nothing of what is handed in leads to a person.
   */
  Anonymous?: number;
  /**
   * 1: what is handed in may be changed until the deadline.
   */
  Changeable?: number;
  Results?: {
    Name: string;
    Level: string;
    Advice: string;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
}

export interface FdyRankInput {
  SurveyId?: string | null;
}

export type FdyRankOutput = {
  Name: string | null;
  /**
   * 得分
   */
  Best: number | null;
}[];

export interface FlowDurationsInput {
  Days?: number;
  By: 'node' | 'flow';
}

export type FlowDurationsOutput = {
  FlowName: string;
  NodeName: string | null;
  Count: number;
  Open: number;
  Late: number;
  MeanHours: number | null;
  P90Hours: number | null;
}[];

export interface FlowNodesInput {
  Id: string;
}

export interface FlowNodesOutput {
  Rows: {
    Value: string;
    Label: string;
  }[];
}

export interface FlowTaskInput {
  Entity: string;
  Id: string;
}

export interface FlowTaskOutput {
  Task: null | {
    Id: string;
    NodeId: string;
    NodeName: string;
    Kind: string;
    ForName: string | null;
    DueDate: string | null;
    ReceiveDate: string | null;
    May: string[];
    Edit: string[];
    Require: string[];
    OpinionRequired: string[];
    Quick: string[];
    Attachments: number;
    Signature: boolean;
    BackToApplicant: boolean;
    BackTo: {
      NodeId: string;
      NodeName: string;
    }[];
  };
  Choose: {
    NodeId: string;
    NodeName: string;
    Most: number;
    People: {
      Id: string;
      Name: string;
    }[];
  }[];
}

export interface FlowTodoInput {
  Box: 'todo' | 'done' | 'mine' | 'copy' | 'proxy';
  Entity?: string;
  PageIndex?: number;
  PageSize?: number;
  Keyword?: string;
  CollegeId?: string;
  From?: string;
  To?: string;
  Status?: string;
  Overdue?: 1;
}

export interface FlowTodoOutput {
  Total: number;
  Rows: {
    Entity: string;
    EntityTitle: string;
    RowId: string;
    No: string | null;
    TrueName: string | null;
    Status: string;
    NodeName: string | null;
    SubmitDate: string | null;
    Page: string | null;
    StatusName: string;
    CollegeName: string | null;
    ReceiveDate: string | null;
    DueDate: string | null;
    IsOverdue: 0 | 1;
    HandlerName: string | null;
    OwnerName: string | null;
    Facts: string[];
    FromName: string | null;
  }[];
  Flows: {
    Entity: string;
    Title: string;
    /**
     * Entity of the colleges that such applications are narrowed by.
     */
    OrgSource: string | null;
  }[];
}

export interface FlowTodoCountInput {}

export interface FlowTodoCountOutput {
  Todo: number;
  Overdue: number;
}

export interface FlowTraceInput {
  Entity: string;
  Id: string;
}

export interface FlowTraceOutput {
  Nodes: {
    NodeId: string;
    NodeName: string;
    State: string;
    /**
     * Nobody has to act: it waits for the days of a publicity, for a vote or for its parts.
     */
    Waits?: 1;
    Handlers?: string[];
    /**
     * Names of the people that the node waits for, or is going to wait for.
     */
    Now?: string[];
    /**
     * So many others beside them.
     */
    More?: number;
    /**
     * When it began to wait.
     */
    Since?: string | null;
    DueDate?: string | null;
    IsOverdue?: 0 | 1;
  }[];
  Records: {
    NodeName: string | null;
    TrueName: string | null;
    /**
     * The person in whose place it was done.
     */
    ForName?: string | null;
    /**
     * The person that it was handed to or that signs as well.
     */
    ToName?: string | null;
    ActionName: string;
    Opinion?: string | null;
    ActDate: string;
    /**
     * Minutes since the task came.
     */
    Took?: number | null;
    /**
     * Whether it was signed by hand.
     */
    Signed?: 0 | 1;
    /**
     * The picture of the signature.
     */
    Signature?: {
      Id: string;
      Name: string;
      Url?: string;
      Size?: number;
    }[];
    /**
     * What was sent with the step.
     */
    Files?: {
      Id: string;
      Name: string;
      Url?: string;
      Size?: number;
    }[];
  }[];
}

export interface FlowDesignFlowsInput {}

export interface FlowDesignFlowsOutput {
  Flows: {
    Code: string;
    Title: string;
    Entity: string;
    EntityTitle: string;
  }[];
  Free: {
    Entity: string;
    Title: string;
  }[];
}

export interface FlowDesignJudgeInput {
  Code: string;
  Text: string;
}

export interface FlowDesignJudgeOutput {
  Problems: {
    NodeId: string | null;
    Pointer: string;
    Place: string;
    Message: string;
    IsHint: boolean;
    Row: {
      Field: string;
      Title: string;
      Value: string;
    }[];
  }[];
}

export interface FlowDesignOpenInput {
  Code: string;
  Entity?: string;
  Title?: string;
  From?: string;
}

export interface FlowDesignOpenOutput {
  Code: string;
  Text: string;
  Entity: string;
  EntityTitle: string;
  Fields: {
    Name: string;
    Title: string;
    Type: string;
    Dict: string | null;
    Ref: string | null;
    IsPerson: boolean;
    Options: {
      Code: string;
      Name: string;
    }[];
  }[];
  Roles: {
    Code: string;
    Name: string;
  }[];
  Actions: {
    EnCode: string;
    Title: string;
  }[];
  Flows: {
    Code: string;
    Title: string;
  }[];
}

export interface FlowDesignReplayInput {
  Code: string;
  Text: string;
}

export interface FlowDesignReplayOutput {
  Total: number;
  Seen: number;
  Differ: number;
  Cases: {
    RowId: string;
    Label: string;
    Before: string[];
    After: string[];
  }[];
}

export interface FlowDesignRowsInput {
  Code: string;
  Keyword?: string;
  Entity?: string;
}

export interface FlowDesignRowsOutput {
  Rows: {
    Id: string;
    Label: string;
    Status: string;
  }[];
}

export interface FlowDesignSimulateInput {
  Code: string;
  Text: string;
  RowId?: string;
  Row?: {
    [k: string]: string | number | boolean | null;
  };
}

export interface FlowDesignSimulateOutput {
  Steps: {
    NodeId: string;
    Title: string;
    People: {
      Name: string;
      Unit: string | null;
    }[];
    Count: number;
    Why: string;
  }[];
  Row: {
    Field: string;
    Title: string;
    Value: string;
  }[];
  IsEnded: boolean;
}

export interface FlowDesignVersionsInput {
  Code: string;
}

export interface FlowDesignVersionsOutput {
  Versions: {
    Id: string;
    Kind: string;
    Title: string;
    Note: string | null;
    UserName: string | null;
    Date: string | null;
    Text: string;
    Running: number;
    Closed: number;
  }[];
}

export interface FriendshipHelpUserGetFriendshipHelplistInput {
  PageIndex?: number;
  PageSize?: number;
}

export interface FriendshipHelpUserGetFriendshipHelplistOutput {
  total: number;
  rows: {
    Id: string;
    LinkName: string;
    LinkUrl: string;
    Logo: string;
    Sort: number;
  }[];
}

export interface GuideFirstInput {
  Page: string;
}

export interface GuideFirstOutput {
  Missing: {
    Entity: string;
    Title: string;
    /**
     * Where the caller adds or imports such rows; null where the caller may not.
     */
    Url: string | null;
    /**
     * Names of the roles that may.
     */
    Roles: string[];
  }[];
  /**
   * Who makes the rows of the page itself; null where nobody adds or imports them.
   */
  Own: {
    Entity: string;
    Title: string;
    /**
     * Where the caller adds or imports such rows; null where the caller may not.
     */
    Url: string | null;
    /**
     * Names of the roles that may.
     */
    Roles: string[];
  } | null;
}

export interface GuideProgressInput {
  Page: string;
}

export interface GuideProgressOutput {
  Steps: {
    Key: string;
    /**
     * Rows of the step; null where it is about none.
     */
    Count: number | null;
    /**
     * Rows that miss something, in the order of the page's file.
     */
    Missing: number[];
    /**
     * The row that says that the step was set aside.
     */
    SkipId: string | null;
  }[];
}

export interface HardshipByCollegeInput {}

export type HardshipByCollegeOutput = {
  Code: string | null;
  Name: string | null;
  /**
   * 特别困难
   */
  Level1: number;
  /**
   * 困难
   */
  Level2: number;
  /**
   * 一般困难
   */
  Level3: number;
}[];

export interface HardshipByLevelInput {}

export type HardshipByLevelOutput = {
  Level: string | null;
  Name: string | null;
  /**
   * 人数
   */
  People: number;
}[];

export interface HomeArrangeInput {
  /**
   * @maxItems 200
   */
  Cards: {
    Key: string;
    At?: 'today' | 'below' | 'own';
    Width?: number;
    Hidden?: 0 | 1;
    Title?: string;
  }[];
}

export type HomeArrangeOutput = true;

export interface HomeBesideInput {}

export type HomeBesideOutput = {
  Page: string;
  Count: number;
}[];

export interface HomeCardsInput {
  /**
   * @minItems 1
   * @maxItems 12
   */
  Keys:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string];
}

export type HomeCardsOutput = {
  Key: string;
  /**
   * Why the card is not told.
   */
  Failure: string | null;
  /**
   * The numbers of a card with figures.
   */
  Items: {
    /**
     * Which of the card's figures.
     */
    At: number;
    Count: number;
    /**
     * What was found on the same weekday of the last four weeks.
     */
    Usual: number | null;
    /**
     * The filter that found them, with which the list opens.
     */
    Filter: {};
  }[];
  /**
   * How many rows the list of a card with lines has.
   */
  Total: number;
  /**
   * The first of them.
   */
  Rows: {
    Title: string;
    Entity: string;
    RowId: string;
    Page: string | null;
    Tab: string | null;
    EnCode: string | null;
    Name: string;
    Facts: string[];
    Tag: string | null;
    Color: 'blue' | 'cyan' | 'default' | 'gold' | 'green' | 'orange' | 'purple' | 'red' | null;
  }[];
}[];

export interface HomeComposeInput {
  RoleId: string;
  /**
   * @maxItems 200
   */
  Cards: {
    Key: string;
    At?: 'today' | 'below' | 'own';
    Width?: number;
    Hidden?: 0 | 1;
    Title?: string;
  }[];
}

export type HomeComposeOutput = true;

export interface HomeDueInput {}

export interface HomeDueOutput {
  Total: number;
  Late: number;
  Rows: {
    Title: string;
    Entity: string;
    RowId: string;
    Page: string | null;
    Tab: string | null;
    EnCode: string | null;
    Name: string;
    Facts: string[];
    Since: string | null;
    Due: string | null;
    Group: 'late' | 'today' | 'week' | 'later';
  }[];
}

export interface HomeMineInput {
  /**
   * The home as the members of this role have it unless they arranged their own; for who may compose it.
   */
  RoleId?: string;
}

export interface HomeMineOutput {
  Today: string;
  /**
   * Week of the running term, from 1; null between terms.
   */
  Week: number | null;
  /**
   * Who made the arrangement.
   */
  Arranged: 'none' | 'role' | 'own';
  /**
   * Roles whose homes the caller may compose.
   */
  Roles: {
    Id: string;
    Name: string;
  }[];
  Cards: {
    Key: string;
    Title: string;
    At: 'today' | 'below' | 'own';
    Width: number;
    Hidden: 0 | 1;
    Link: string | null;
    /**
     * The card as its page says it, with what of it is for the caller.
     */
    Card: {};
  }[];
  /**
   * Entries of the menu that are shown, each with the group that it stands in.
   */
  Apps: {
    Text: string;
    Url: string;
    Icon: string;
    Page: string;
    Group: string;
  }[];
}

export interface ImportExportCancelTaskInput {
  Id: string;
  Kind?: '2' | '3';
}

export type ImportExportCancelTaskOutput = true;

export interface ImportExportDownloadInput {
  Id?: string;
  Url?: string;
  Name?: string;
}

export interface ImportExportDownloadOutput {
  [k: string]: unknown;
}

export interface ImportExportGetActionTaskInput {
  TaskId: string;
}

export interface ImportExportGetActionTaskOutput {
  State: string;
  Total: number;
  DoneCount: number;
  SuccessCount: number;
  FailCount: number;
  ErrorMsg: string | null;
  RunNote: string | null;
  Fails: {
    RowNo: number;
    RowName: string;
    Message: string;
  }[];
}

export interface ImportExportGetAllWNAReportInput {
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  StartDate?: string;
  EndDate?: string;
  CollegeId?: string;
  ClassId?: string;
  BuildingId?: string;
  LateKind?: string | number;
}

export interface ImportExportGetAllWNAReportOutput {
  total: number;
  rows: {
    Id?: string;
    NightDate: string;
    StudentNo: string;
    TrueName: string;
    CollegeName: string;
    ClassName: string;
    BuildingName: string;
    RoomNo: string;
    LateKindName: string;
    ReturnTime: string;
    TermTimes: number;
    HandleStateName: string;
  }[];
  Summary: {
    Late: number;
    Absent: number;
  };
}

export interface ImportExportGetBusinessListInput {
  Kind?: 1 | 2 | '1' | '2' | -1 | '-1';
}

export type ImportExportGetBusinessListOutput = {
  Id: string;
  Name: string;
}[];

export interface ImportExportGetDownTaskListInput {
  PageIndex?: number;
  PageSize?: number;
  Name?: string;
  BusinessType?: string | number;
  FileBusinessType?: string | number;
  StartTime?: string;
  EndTime?: string;
}

export interface ImportExportGetDownTaskListOutput {
  total: number;
  rows: {
    Id: string;
    DownFileName: string;
    BusinessType: string;
    BusinessTypeName: string;
    DownType: string;
    DownTypeName: string;
    DownProgress: string;
    CreateDate: string;
    Url: string | null;
    Total: number;
    DoneCount: number;
    ErrorMsg: string | null;
    RunNote: string | null;
  }[];
}

export interface ImportExportGetDownTypeListInput {}

export type ImportExportGetDownTypeListOutput = {
  Id: string;
  Name: string;
}[];

export interface ImportExportGetImportDetailInput {
  TaskId: string;
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
}

export interface ImportExportGetImportDetailOutput {
  Task: {};
  total: number;
  rows: {
    RowNo: number;
    ColumnName: string;
    CellValue: string;
    Message: string;
  }[];
}

export interface ImportExportGetInPutTaskListInput {
  PageIndex?: number;
  PageSize?: number;
  OriginalFileName?: string;
  FileBusinessType?: string | number;
  TaskType?: string | number;
  StartTime?: string;
  EndTime?: string;
}

export interface ImportExportGetInPutTaskListOutput {
  total: number;
  rows: {
    Id: string;
    OriginalFileName: string;
    TaskType: string;
    TaskTypeName: string;
    FileBusinessType: string;
    FileBusinessTypeName: string;
    IsAskForStr: string;
    CreateDate: string;
    TaskLog: string | null;
    Total: number;
    SuccessCount: number;
    FailCount: number;
    ErrorMsg: string | null;
    RunNote: string | null;
    CreateUserName: string | null;
  }[];
}

export interface ImportExportInputExcelLinkUserInput {
  FileId: string;
  TaskType: string;
  Cover?: 0 | 1;
  Mode?: 1 | 2 | '1' | '2';
}

export interface ImportExportInputExcelLinkUserOutput {
  TaskId?: string;
  Running?: 1;
  Total: number;
  SuccessCount: number;
  FailCount: number;
  New?: number;
  Updated?: number;
  Fails: {
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
  }[];
}

export interface ImportExportOldGetInPutTaskListInput {
  PageIndex?: number;
  PageSize?: number;
  TaskType?: string | number;
  State?: string | number;
}

export interface ImportExportOldGetInPutTaskListOutput {
  total: number;
  Rows: {
    Id: string;
    OriginalFileName: string;
    TaskType: string;
    TaskTypeName: string;
    FileBusinessType: string;
    FileBusinessTypeName: string;
    IsAskForStr: string;
    CreateDate: string;
    TaskLog: string | null;
    Total: number;
    SuccessCount: number;
    FailCount: number;
    ErrorMsg: string | null;
    RunNote: string | null;
    CreateUserName: string | null;
  }[];
}

export interface ImportExportRetryTaskInput {
  Id: string;
  Kind: '1' | '2' | '3' | 1 | 2 | 3;
}

export type ImportExportRetryTaskOutput = true;

export interface ImportExportUploadFileInput {
  BizType?: string;
}

export interface ImportExportUploadFileOutput {
  Id: string;
  OriginalFileName: string;
  Ext: string;
  Size: number;
  Url: string;
}

export interface LabourCountInput {
  Part: 'colleges' | 'classes' | 'bands';
}

export type LabourCountOutput = {
  Code: string | null;
  Unit?: string | null;
  Name: string | null;
  /**
   * 在册学生
   */
  People: number;
  /**
   * 已达标
   */
  Reached: number;
  /**
   * 未达标
   */
  Lacking: number;
  /**
   * 达标率, percent.
   */
  Rate: number;
}[];

export interface LabourFiguresInput {}

export interface LabourFiguresOutput {
  Name?: string;
  /**
   * 在册学生
   */
  People: number;
  /**
   * 已达标
   */
  Reached: number;
  /**
   * 未达标
   */
  Lacking: number;
  /**
   * 达标率, percent.
   */
  Rate: number;
}

export interface LabourHotInput {}

export type LabourHotOutput = {
  CourseId: string | null;
  Name: string | null;
  /**
   * 人数
   */
  Joined: number;
}[];

export interface LabourMineInput {}

export interface LabourMineOutput {
  /**
   * 待参加
   */
  Coming: number;
  /**
   * 已签到
   */
  Running: number;
  /**
   * 候补
   */
  Queued: number;
  /**
   * 已完成
   */
  Finished: number;
}

export interface LabourMyTypesInput {}

export type LabourMyTypesOutput = {
  LabourType: string | null;
  Name: string | null;
  /**
   * 学时
   */
  Hours: number | null;
}[];

export interface LabourTypesInput {}

export type LabourTypesOutput = {
  LabourType: string | null;
  Name: string | null;
  /**
   * 学时
   */
  Hours: number | null;
}[];

export interface LeaveFiguresInput {
  CollegeId?: string | null;
  ClassId?: string | null;
  From?: string | null;
  To?: string | null;
}

export interface LeaveFiguresOutput {
  Value: number;
  Days: number | null;
  Away: number;
  Due: number;
  Overdue: number;
  Students: number;
  D1: number;
  D3: number;
  D7: number;
  Over: number;
}

export interface LeaveGateCodeInput {}

/**
 * @maxItems 1
 */
export type LeaveGateCodeOutput =
  | []
  | [
      {
        QrText: string;
        ExpireSeconds: number;
        Text: string;
      }
    ];

export interface LeaveLatelyInput {
  CollegeId?: string | null;
  ClassId?: string | null;
}

export interface LeaveLatelyOutput {
  Times: number;
  TimesBefore: number;
  TimesChange: number | null;
  Days: number | null;
  DaysBefore: number | null;
  DaysChange: number | null;
  Students: number;
  StudentsBefore: number;
  StudentsChange: number | null;
}

export interface LeaveStatInput {
  Kind: 'type' | 'trend' | 'college' | 'class' | 'region';
  CollegeId?: string | null;
  ClassId?: string | null;
  From?: string | null;
  To?: string | null;
}

export type LeaveStatOutput = {
  Name?: string | null;
  Code?: string | null;
  Value: number;
  Days?: number | null;
}[];

export interface MyApplyInfoAddApplyCommentInput {
  ToolId: string;
  ActionId?: string;
  Score: number;
  Content: string;
}

export interface MyApplyInfoAddApplyCommentOutput {
  Id: string;
}

export interface MyApplyInfoAddApplyStoreInput {
  ToolId: string;
}

export interface MyApplyInfoAddApplyStoreOutput {
  StoreCount: number;
}

export interface MyApplyInfoAddSysToolInput {
  ToolName: string;
  ToolCode: string;
  Category: string;
  Icon: string;
  Url: string;
  TargetType: '0' | '1' | 0 | 1;
  Intro?: string;
  Detail?: string;
  OrgId?: string;
  /**
   * @maxItems 60
   */
  RoleCodes?: string[];
  Sort?: number;
}

export interface MyApplyInfoAddSysToolOutput {
  Id: string;
}

export interface MyApplyInfoCheckApplyInfoInput {
  Id: string;
  CheckState: '1' | '2' | 1 | 2;
  Opinion?: string;
}

export type MyApplyInfoCheckApplyInfoOutput = true;

export interface MyApplyInfoDelApplyStoreInput {
  ToolId: string;
}

export interface MyApplyInfoDelApplyStoreOutput {
  StoreCount: number;
}

export interface MyApplyInfoDelToolInfoInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  Ids: [string, ...string[]];
}

export type MyApplyInfoDelToolInfoOutput = true;

export interface MyApplyInfoEditMyDesktopInput {
  /**
   * @maxItems 100
   */
  Items: {
    ToolId: string;
    X: number;
    Y: number;
    Size: '1x1' | '2x1' | '2x2';
  }[];
}

export type MyApplyInfoEditMyDesktopOutput = true;

export interface MyApplyInfoEditSysToolInput {
  Id: string;
  Version?: number;
  ToolName: string;
  ToolCode: string;
  Category: string;
  Icon: string;
  Url: string;
  TargetType: '0' | '1' | 0 | 1;
  Intro?: string;
  Detail?: string;
  OrgId?: string;
  /**
   * @maxItems 60
   */
  RoleCodes?: string[];
  Sort?: number;
}

export type MyApplyInfoEditSysToolOutput = true;

export interface MyApplyInfoGetActionListByToolFilterInput {
  ToolId: string;
  ActionName?: string;
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
}

export interface MyApplyInfoGetActionListByToolFilterOutput {
  total: number;
  rows: {
    Id: string;
    EnCode: string;
    ActionName: string;
    Url: string;
    Sort: number;
    Granted: 0 | 1;
  }[];
}

export interface MyApplyInfoGetApplyInfoByIdInput {
  Id: string;
}

export interface MyApplyInfoGetApplyInfoByIdOutput {
  Id: string;
  ToolName: string;
  ToolCode: string;
  Category: string;
  CategoryName: string;
  Icon: string;
  Url: string;
  TargetType: string;
  Intro: string;
  Detail: string;
  OrgId: string | null;
  OrgName: string;
  RoleCodes: string[];
  Status: string;
  StatusName: string;
  CheckState: string;
  CheckStateName: string;
  Score: number;
  StoreCount: number;
  OpenCount: number;
  Sort: number;
  IsStore: 0 | 1;
  IsDesktop: 0 | 1;
  CreateDate: string;
  Checks: {
    CheckState: string;
    Opinion: string;
    UserName: string;
    ActDate: string;
  }[];
}

export interface MyApplyInfoGetCommentListInput {
  ToolId: string;
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
}

export interface MyApplyInfoGetCommentListOutput {
  total: number;
  rows: {
    Id: string;
    TrueName: string;
    Avatar: string;
    Score: number;
    Content: string;
    ReplyContent: string;
    CreateDate: string;
  }[];
  Summary: {
    Avg: number;
    Count: number;
    /**
     * @minItems 5
     * @maxItems 5
     */
    Stars: [number, number, number, number, number];
  };
}

export interface MyApplyInfoGetCommentListByActionIdInput {
  ActionId: string;
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
}

export interface MyApplyInfoGetCommentListByActionIdOutput {
  total: number;
  rows: {
    Id: string;
    TrueName: string;
    Avatar: string;
    Score: number;
    Content: string;
    ReplyContent: string;
    CreateDate: string;
  }[];
  Summary: {
    Avg: number;
    Count: number;
    /**
     * @minItems 5
     * @maxItems 5
     */
    Stars: [number, number, number, number, number];
  };
}

export interface MyApplyInfoGetInfoByMyDesktopToolInput {
  ToolId: string;
}

export interface MyApplyInfoGetInfoByMyDesktopToolOutput {
  Tool: {
    Id: string;
    ToolName: string;
    ToolCode: string;
    Category: string;
    CategoryName: string;
    Icon: string;
    Url: string;
    TargetType: string;
    Intro: string;
    OrgId: string | null;
    OrgName: string;
    RoleCodes: string[];
    Status: string;
    StatusName: string;
    CheckState: string;
    CheckStateName: string;
    Score: number;
    StoreCount: number;
    OpenCount: number;
    Sort: number;
    IsStore: 0 | 1;
    IsDesktop: 0 | 1;
    CreateDate: string;
  };
  IsDesktop: 0 | 1;
  IsStore: 0 | 1;
  MyScore: number | null;
  Todo: number;
}

export interface MyApplyInfoGetMyDesktopToolInput {}

export type MyApplyInfoGetMyDesktopToolOutput = {}[];

export interface MyApplyInfoGetMyToolInput {
  Category?: string;
  Keyword?: string;
}

export type MyApplyInfoGetMyToolOutput = {
  Id: string;
  ToolName: string;
  ToolCode: string;
  Category: string;
  CategoryName: string;
  Icon: string;
  Url: string;
  TargetType: string;
  Intro: string;
  Detail: string;
  OrgId: string | null;
  OrgName: string;
  RoleCodes: string[];
  Status: string;
  StatusName: string;
  CheckState: string;
  CheckStateName: string;
  Score: number;
  StoreCount: number;
  OpenCount: number;
  Sort: number;
  IsStore: 0 | 1;
  IsDesktop: 0 | 1;
  CreateDate: string;
}[];

export interface MyApplyInfoGetSYSToolListByFilterInput {
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  ToolName?: string;
  Category?: string | number;
  Status?: string | number;
  CheckState?: string | number;
  OrgId?: string;
}

export interface MyApplyInfoGetSYSToolListByFilterOutput {
  total: number;
  rows: {
    Id: string;
    ToolName: string;
    ToolCode: string;
    Category: string;
    CategoryName: string;
    Icon: string;
    Url: string;
    TargetType: string;
    Intro: string;
    OrgId: string | null;
    OrgName: string;
    RoleCodes: string[];
    Status: string;
    StatusName: string;
    CheckState: string;
    CheckStateName: string;
    Score: number;
    StoreCount: number;
    OpenCount: number;
    Sort: number;
    IsStore: 0 | 1;
    IsDesktop: 0 | 1;
    CreateDate: string;
  }[];
}

export interface MyApplyInfoGetToolInfoByIdInput {
  Id: string;
}

export interface MyApplyInfoGetToolInfoByIdOutput {
  Id: string;
  ToolName: string;
  ToolCode: string;
  Category: string;
  CategoryName: string;
  Icon: string;
  Url: string;
  TargetType: string;
  Intro: string;
  Detail: string;
  OrgId: string | null;
  OrgName: string;
  RoleCodes: string[];
  Status: string;
  StatusName: string;
  CheckState: string;
  CheckStateName: string;
  Score: number;
  StoreCount: number;
  OpenCount: number;
  Sort: number;
  IsStore: 0 | 1;
  IsDesktop: 0 | 1;
  CreateDate: string;
  Actions: {
    Id: string;
    EnCode: string;
    ActionName: string;
    Url: string;
    Sort: number;
  }[];
}

export interface MyApplyInfoLoadMyMenuListByUserInput {
  ToolId?: string;
  ApplyId?: string;
}

export type MyApplyInfoLoadMyMenuListByUserOutput = {}[];

export interface MyApplyInfoOpenToolInput {
  ToolId: string;
}

export interface MyApplyInfoOpenToolOutput {
  Url: string;
  TargetType: string;
}

export interface MyApplyInfoSetManyActionToToolInput {
  ToolId: string;
  /**
   * @maxItems 200
   */
  Actions: {
    EnCode: string;
    ActionName: string;
    Url?: string;
    Sort?: number;
  }[];
}

export type MyApplyInfoSetManyActionToToolOutput = true;

export interface MyApplyInfoStatusToolInfoInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  Ids: [string, ...string[]];
  Status: '0' | '1' | 0 | 1;
}

export type MyApplyInfoStatusToolInfoOutput = true;

export interface NoticeLoadMyMsgGroupListInput {
  MsgGroup?: string | number;
  Top?: number;
}

export type NoticeLoadMyMsgGroupListOutput = {
  MsgGroup: string;
  GroupName: string;
  UnreadCount: number;
  Items: {
    Id: string;
    Title: string;
    Content: string;
    Url: string;
    BizType: string;
    IsRead: 0 | 1;
    CreateDate: string;
  }[];
}[];

export interface NoticeOpenNoticeInput {
  Id: string;
}

/**
 * @maxItems 1
 */
export type NoticeOpenNoticeOutput =
  | []
  | [
      {
        ReadTime: string | null;
        ReceiptTime: string | null;
        ReceiptOption: string | null;
        ReceiptRemark: string | null;
      }
    ];

export interface NoticeReadMsgInput {
  /**
   * @maxItems 500
   */
  Ids?: string[];
  MsgGroup?: string | number;
}

export type NoticeReadMsgOutput = true;

export interface OrientationArrivalsInput {}

export type OrientationArrivalsOutput = {
  /**
   * 姓 and a star.
   */
  Name: string;
  College: string;
  /**
   * HH:mm
   */
  Time: string;
}[];

export interface OrientationCheckinCodeInput {}

export type OrientationCheckinCodeOutput = {
  QrText: string;
  ExpireSeconds: number;
  Text: string;
}[];

export interface OrientationCheckinFiguresInput {}

export interface OrientationCheckinFiguresOutput {
  /**
   * 今日已报到
   */
  Today: number;
  /**
   * 已报到
   */
  Arrived: number;
  /**
   * 应报到
   */
  Expected: number;
  /**
   * 我今日办理
   */
  Mine: number;
}

export interface OrientationFeeTotalsInput {}

export interface OrientationFeeTotalsOutput {
  /**
   * 应缴
   */
  Amount: number;
  /**
   * 减免
   */
  Reduced: number;
  /**
   * 缓缴
   */
  Deferred: number;
  /**
   * 已缴
   */
  Paid: number;
  /**
   * 欠费
   */
  Due: number;
  /**
   * 收缴率, percent of what is neither reduced nor deferred.
   */
  Rate: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
}

export interface OrientationFeesInput {}

export type OrientationFeesOutput = {
  FeeItem: string;
  Name: string;
  /**
   * 应缴人数
   */
  People: number;
  /**
   * 缴清人数
   */
  Settled: number;
  /**
   * 应缴
   */
  Amount: number;
  /**
   * 减免
   */
  Reduced: number;
  /**
   * 缓缴
   */
  Deferred: number;
  /**
   * 已缴
   */
  Paid: number;
  /**
   * 欠费
   */
  Due: number;
  /**
   * 收缴率, percent of what is neither reduced nor deferred.
   */
  Rate: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
}[];

export interface OrientationFiguresInput {}

export interface OrientationFiguresOutput {
  /**
   * 录取
   */
  Total: number;
  /**
   * 已开始预报到
   */
  Started: number;
  /**
   * 预报到完成
   */
  Ready: number;
  /**
   * 信息填报已办
   */
  Info: number;
  /**
   * 证件照已办
   */
  Photo: number;
  /**
   * 已选宿或免选
   */
  Dorm: number;
  /**
   * 缴清或绿色通道
   */
  Paid: number;
  /**
   * 绿色通道
   */
  Green: number;
  /**
   * 推迟报到
   */
  Late: number;
  /**
   * 已报到
   */
  CheckedIn: number;
  /**
   * 报到率, percent of those who were admitted.
   */
  Rate: number;
  /**
   * 不来报到
   */
  NotComing: number;
  /**
   * 还没有报到的, without those who do not come.
   */
  Missing: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
}

export interface OrientationGetMyAdmissionInput {}

export interface OrientationGetMyAdmissionOutput {
  TrueName: string;
  Gender: string;
  ExamineeNo: string;
  StudentNo: string;
  IdCardNo: string;
  Nation: string;
  SourceRegion: string;
  CollegeName: string;
  MajorName: string;
  ClassName: string;
  /**
   * College, major and class in one line.
   */
  Place: string;
  BedName: string;
  CounsellorName: string;
  CounsellorPhone: string;
  CheckinState: string;
  PayState: string;
  Progress: string;
  /**
   * Id of the portrait; empty while none was sent.
   */
  Photo: string;
  SheetName: string;
  SheetText: string;
  /**
   * Empty while the check-in sheet cannot be made.
   */
  SheetUrl: string;
}

export interface OrientationGetMyEduInput {}

export type OrientationGetMyEduOutput = {
  Title: string;
  Text: string;
  State: string;
  IsRequired: number;
  Url: string;
}[];

export interface OrientationGetMyStationsInput {}

export type OrientationGetMyStationsOutput = {
  Name: string;
  Text: string;
  /**
   * The place on a map; empty while the school has not said where it lies.
   */
  Url: string;
  Icon: string;
}[];

export interface OrientationGetMyStepsInput {}

export type OrientationGetMyStepsOutput = {
  StepCode: string;
  StepName: string;
  State: string;
  IsRequired: number;
  /**
   * 1: counts for the progress.
   */
  Counts: number;
  StartTime: string;
  EndTime: string;
  DependOn: string[];
  PageUrl: string;
  Text: string;
}[];

export interface OrientationGetMySuppliesInput {}

export type OrientationGetMySuppliesOutput = {
  Kind: string;
  Name: string;
  Spec: string;
  Count: number;
  State: string;
}[];

export interface OrientationGetStudiedInput {
  Id: string;
}

export interface OrientationGetStudiedOutput {
  Seconds: number;
  Least: number;
}

export interface OrientationGetWelcomeInput {}

export interface OrientationGetWelcomeOutput {
  Title: string;
  Text: string;
  Batch: string;
  PreTime: string;
  CheckinTime: string;
  /**
   * YYYY-MM-DD HH:mm:ss; empty while no batch is in progress.
   */
  CheckinStart: string;
  HotLine: string;
  /**
   * How far the caller has come; empty for everybody else.
   */
  Standing: string;
  /**
   * Address of the first picture of the batch; empty when it has none.
   */
  Banner: string;
}

export interface OrientationLoginWaysInput {}

export type OrientationLoginWaysOutput = {
  Name: string;
  Text: string;
  Url: string;
  Icon: string;
}[];

export interface OrientationStationLinkInput {
  Id: string;
}

export interface OrientationStationLinkOutput {
  Text: string;
  Title: string;
}

export interface OrientationStepsInput {}

export type OrientationStepsOutput = {
  StepCode: string;
  Name: string;
  /**
   * 必办 or 选办.
   */
  Must: string;
  Window: string;
  /**
   * 应办
   */
  Total: number;
  /**
   * 已完成
   */
  Done: number;
  /**
   * 无需办理
   */
  Exempt: number;
  /**
   * 进行中
   */
  Running: number;
  /**
   * 待审核
   */
  Review: number;
  /**
   * 被退回
   */
  SentBack: number;
  /**
   * 未开始
   */
  Waiting: number;
  /**
   * 办结率, percent.
   */
  Rate: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
}[];

export interface OrientationTallyInput {
  Kind:
    | 'gender'
    | 'province'
    | 'nation'
    | 'reason'
    | 'hour'
    | 'arrival'
    | 'cloth'
    | 'shoe'
    | 'issue'
    | 'bedding'
    | 'transport'
    | 'station'
    | 'payMethod'
    | 'green';
}

export type OrientationTallyOutput = {
  /**
   * Code of the dictionary item that is counted.
   */
  Code?: string | null;
  Name: string;
  /**
   * The other axis; absent where there is none.
   */
  By?: string | null;
  Value: number;
  /**
   * Grade of the new students that are counted.
   */
  GradeYear: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
  /**
   * Code of the gender that is the other axis.
   */
  Sex?: string | null;
  /**
   * Id of the package that is counted.
   */
  PackageId?: string | null;
  /**
   * Whether those who are counted ordered, of those who chose by packages.
   */
  NeedBedding?: number | null;
  /**
   * Id of the station that is counted.
   */
  StationId?: string | null;
  /**
   * Code of the place of arrival that is the other axis.
   */
  Station?: string | null;
}[];

export interface OrientationUnitsInput {
  Level: 'college' | 'major' | 'class';
  /**
   * missing (absent): most who have not come first. rate: greatest 报到率 first.
   */
  Order?: 'missing' | 'rate';
}

export type OrientationUnitsOutput = {
  Name: string;
  /**
   * Id of the college.
   */
  CollegeId: string | null;
  /**
   * Id of the major; absent for a college.
   */
  MajorId: string | null;
  /**
   * Id of the class; absent for a college, a major, and who has no class.
   */
  ClassId: string | null;
  /**
   * 录取
   */
  Total: number;
  /**
   * 已开始预报到
   */
  Started: number;
  /**
   * 预报到完成
   */
  Ready: number;
  /**
   * 信息填报已办
   */
  Info: number;
  /**
   * 证件照已办
   */
  Photo: number;
  /**
   * 已选宿或免选
   */
  Dorm: number;
  /**
   * 缴清或绿色通道
   */
  Paid: number;
  /**
   * 绿色通道
   */
  Green: number;
  /**
   * 推迟报到
   */
  Late: number;
  /**
   * 已报到
   */
  CheckedIn: number;
  /**
   * 报到率, percent of those who were admitted.
   */
  Rate: number;
  /**
   * 不来报到
   */
  NotComing: number;
  /**
   * 还没有报到的, without those who do not come.
   */
  Missing: number;
  /**
   * Grade of the new students that are counted.
   */
  GradeYear: number;
  /**
   * Ids of the batches whose new students are counted.
   */
  BatchIds: string[];
}[];

export interface OrientationWelcomeFileInput {
  Id: string;
}

export interface OrientationWelcomeFileOutput {
  [k: string]: unknown;
}

export interface OrientationWelcomeGuidesInput {}

export type OrientationWelcomeGuidesOutput = {
  Name: string;
  Text: string;
  Url: string;
  Icon: string;
}[];

export interface OrientationWelcomeLinksInput {
  /**
   * Only the link of this short code.
   */
  Key?: string;
}

export type OrientationWelcomeLinksOutput = {
  Name: string;
  Url: string;
  Text: string;
}[];

export interface OrientationWelcomeNewsInput {}

export type OrientationWelcomeNewsOutput = {
  Title: string;
  Text: string;
  Time: string;
  Tag: string;
}[];

export interface OrientationWelcomeStepsInput {}

export type OrientationWelcomeStepsOutput = {
  StepCode: string;
  StepName: string;
  /**
   * Empty for who is no new student: the steps as they are planned.
   */
  State: string;
  IsRequired: number;
  /**
   * 1: counts for the progress.
   */
  Counts: number;
  StartTime: string;
  EndTime: string;
  DependOn: string[];
  PageUrl: string;
  Text: string;
}[];

export interface PartyByBranchInput {}

export type PartyByBranchOutput = {
  BranchId: string | null;
  BranchName: string | null;
  /**
   * 申请人
   */
  Applicants: number;
  /**
   * 积极分子
   */
  Activists: number;
  /**
   * 发展对象
   */
  Targets: number;
  /**
   * 预备党员
   */
  Probationers: number;
  /**
   * 正式党员
   */
  Members: number;
}[];

export interface PartyMemberAgesInput {}

export interface PartyMemberAgesOutput {
  /**
   * 25岁及以下
   */
  To25: number;
  /**
   * 26至35岁
   */
  To35: number;
  /**
   * 36至45岁
   */
  To45: number;
  /**
   * 46至60岁
   */
  To60: number;
  /**
   * 61岁及以上
   */
  Over60: number;
}

export interface PartyMemberGroupsInput {
  Part: 'gender' | 'nation' | 'edu' | 'branch';
}

export type PartyMemberGroupsOutput = {
  Code: string | null;
  Name: string | null;
  /**
   * 人数
   */
  Count: number;
}[];

export interface PartyMyStepsInput {
  StudentId?: string | null;
}

export type PartyMyStepsOutput = {
  Seq: number | null;
  StepCode: string | null;
  Name: string | null;
  State: string | null;
  Text: string | null;
}[];

export interface PartyNksFiguresInput {
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
  GradeYear?: number | null;
}

export type PartyNksFiguresOutput = {
  Code: string | null;
  Name: string | null;
  /**
   * 人数
   */
  Count: number;
}[];

export interface PartyNksStagesInput {
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
  GradeYear?: number | null;
}

export type PartyNksStagesOutput = {
  Code: string | null;
  Name: string | null;
  /**
   * 人数
   */
  Count: number;
}[];

export interface PartyStageFiguresInput {
  BranchId?: string | null;
  CollegeId?: string | null;
  MajorId?: string | null;
  ClassId?: string | null;
  GradeYear?: number | null;
}

export interface PartyStageFiguresOutput {
  /**
   * 申请人
   */
  Applicants: number;
  /**
   * 积极分子
   */
  Activists: number;
  /**
   * 发展对象
   */
  Targets: number;
  /**
   * 预备党员
   */
  Probationers: number;
  /**
   * 正式党员
   */
  Members: number;
  /**
   * 超期
   */
  Late: number;
}

export interface PartyVisitFiguresInput {
  Month?: string;
  CollegeId?: string | null;
}

export type PartyVisitFiguresOutput = {
  TeacherId: string | null;
  Name: string | null;
  /**
   * 次数
   */
  Count: number;
  /**
   * 覆盖学生
   */
  Students: number | null;
  Month: string | null;
}[];

export interface PrintDocumentsInput {
  TplCode: string;
  /**
   * @maxItems 500
   */
  Ids?: string[];
  Keyword?: string;
  Filter?: {};
  Page?: string;
  Tab?: string;
  PageIndex?: number;
  PageSize?: number;
}

export interface PrintDocumentsOutput {
  total: number;
  rows: {
    Row: {};
    Records: {}[];
    /**
     * 最近一次标记已打印的时间
     */
    Printed: string | null;
  }[];
}

export interface PrintEntitiesInput {}

export interface PrintEntitiesOutput {
  Rows: {
    Value: string;
    Label: string;
  }[];
}

export interface PrintPdfInput {
  EnCode: string;
  TplCode: string;
  /**
   * @maxItems 500
   */
  Ids: string[];
  PerPage?: number;
  Numbers?: number;
}

export interface PrintPdfOutput {
  TaskId: string;
  FileName: string;
  total: number;
}

export interface PrintSampleInput {
  EntityName: string;
  /**
   * @maxItems 50
   */
  Lines?: string[];
}

export interface PrintSampleOutput {
  /**
   * The entity and those of Lines, by name.
   */
  Entities: {};
  /**
   * Entities whose rows name a row of it.
   */
  Linked: {
    Name: string;
    Title: string;
    Label: string;
    Images: {
      Name: string;
      Title: string;
    }[];
  }[];
  CanSign: number;
  rows: {
    Row: {};
    Records: {}[];
  }[];
}

export interface PrintTemplatesInput {}

export interface PrintTemplatesOutput {
  Rows: {
    TplCode: string;
    TplName: string;
    PerPage: number;
    Page: {};
    Entities: {};
  }[];
}

export interface PublicAccessHandInInput {
  Token: string;
  Data: {};
  ConsentVersion?: string;
  Code?: string;
  CodeKey?: string;
  Website?: string;
}

export interface PublicAccessHandInOutput {
  /**
   * 查询凭证，只显示这一次
   */
  Ticket: string;
}

export interface PublicAccessLookUpInput {
  Path: string;
  Ticket: string;
}

export interface PublicAccessLookUpOutput {
  Items: {
    Title: string;
    Text: string;
  }[];
  /**
   * 可以撤回时的按钮文字
   */
  Cancel: string | null;
}

export interface PublicAccessOpenIntakeInput {
  Path: string;
}

export interface PublicAccessOpenIntakeOutput {
  Token: string;
  CodeKey: string | null;
  CodeImg: string | null;
  /**
   * 须同意的文字
   */
  Consent: string | null;
  ConsentVersion: string | null;
}

export interface PublicAccessTakeBackInput {
  Path: string;
  Ticket: string;
}

export interface PublicAccessTakeBackOutput {
  Done: 1;
}

export interface PublicAccessVerifyInput {
  PageGroup: string;
  Kind: 'student' | 'new' | 'teacher';
  No: string;
  TrueName: string;
  Last6: string;
  Code?: string;
  CodeKey?: string;
}

export interface PublicAccessVerifyOutput {
  Ticket: string;
  ExpireSeconds: number;
  TrueName: string;
  OrgName: string;
  /**
   * `me` of the conditions of pages.
   */
  Subject: {
    UserId: string;
    LoginName: string;
    TrueName: string;
    UserType: string;
    Roles: string[];
    StudentId: string;
    NewStudentId: string;
    TeacherId: string;
    OrgId: string;
    CollegeIds: string[];
    ClassId?: string;
    ClassIds: string[];
    BuildingIds: string[];
    TrainLevel: string;
  };
}

export interface PushTodayInput {}

export interface PushTodayOutput {
  /**
   * 今日推送
   */
  Total: number;
  /**
   * 成功率, percent.
   */
  Rate: number | null;
  /**
   * 失败
   */
  Failed: number;
  /**
   * 今天的接收人中没有绑定微信的人数
   */
  Unbound: number;
}

export interface QuestionnaireCrossInput {
  Id: string;
  Row?: string;
  Column?: string;
}

export type QuestionnaireCrossOutput = {
  Items: {
    Key: string;
    Name: string;
    IsRow: 0 | 1;
  }[];
  Row: string;
  Column: string;
  Columns: {
    Name: string;
    Count: number;
  }[];
  Rows: {
    Name: string;
    Counts: (number | null)[];
  }[];
}[];

export interface QuestionnaireDesignInput {
  Id: string;
}

export interface QuestionnaireDesignOutput {
  Id: string;
  Title: string;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    ShowWhen?: {} | null;
    RandomOptions?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
  }[];
  Factors: {}[];
}

export interface QuestionnaireFiguresInput {
  Id: string;
}

export interface QuestionnaireFiguresOutput {
  Target: number;
  Answered: number;
  Rate: number;
  ValidRate: number;
  Minutes: number | null;
}

export interface QuestionnaireLinkInput {
  Id: string;
}

export interface QuestionnaireLinkOutput {
  Text: string;
  Title: string;
}

export interface QuestionnairePaperInput {
  Id: string;
}

export interface QuestionnairePaperOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
  }[];
  Answers?: {};
  /**
   * The attachments that the answers name.
   */
  Files?: {
    Id: string;
    Name: string;
    Url: string;
    Size: number;
  }[];
  /**
   * 1: nothing of what is handed in leads to a person.
   */
  Anonymous?: number;
  /**
   * 1: what is handed in may be changed until the deadline.
   */
  Changeable?: number;
  Results?: {
    Name: string;
    Level: string;
    Advice: string;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
}

export interface QuestionnaireReadQuestionsInput {
  FileId: string;
}

export interface QuestionnaireReadQuestionsOutput {
  Questions: {}[];
  Factors: {
    Name: string;
    Questions: number[];
  }[];
  Fails: {
    RowNo: number;
    ColumnName: string;
    CellValue: string;
    Message: string;
  }[];
}

export interface QuestionnaireSheetFactorsInput {
  Id: string;
  /**
   * 1: those alone that are means, for one scale.
   */
  Means?: 0 | 1;
}

export type QuestionnaireSheetFactorsOutput = {
  Name: string;
  Value: number;
  Level: string;
  Advice: string;
}[];

export interface QuestionnaireSheetHistoryInput {
  Id: string;
}

export type QuestionnaireSheetHistoryOutput = {
  Name: string;
  Value: number;
}[];

export interface QuestionnaireStatInput {
  Id: string;
  Kind: 'trend' | 'colleges' | 'classes' | 'factors' | 'levels' | 'factorLevels';
}

export type QuestionnaireStatOutput = {
  Name: string;
  Value: number;
  Level?: string;
  Norm?: number;
}[];

export interface QuestionnaireTalliesInput {
  Id: string;
}

export type QuestionnaireTalliesOutput = {
  No: number;
  /**
   * How many answers Questionnaire/Written tells one by one.
   */
  Listed: number;
  Title: string;
  Note: string;
  Rows: {
    Name: string;
    Count: number;
    Share: number;
  }[];
  /**
   * The lines of a matrix, each with its mean where its choices count.
   */
  Lines: {
    Name: string;
    Mean: number | null;
    Rows: {
      Name: string;
      Count: number;
      Share: number;
    }[];
  }[];
}[];

export interface QuestionnaireWrittenInput {
  Id: string;
  No: number;
  PageIndex: number;
  PageSize: number;
}

export interface QuestionnaireWrittenOutput {
  total: number;
  rows: {
    Text: string;
    Files: {
      Id: string;
      Name: string;
      Url: string;
      Size: number;
    }[];
  }[];
}

export interface QuizAccuracyInput {
  Id: string;
}

export type QuizAccuracyOutput = {
  Title: string | null;
  Asked: number;
  Rate: number | null;
}[];

export interface QuizByCollegeInput {
  Id: string;
}

export type QuizByCollegeOutput = {
  Name: string | null;
  Joined: number | null;
  Asked: number | null;
}[];

export interface QuizByDayInput {
  Id: string;
}

export type QuizByDayOutput = {
  Day: string | null;
  Attempts: number;
}[];

export interface QuizClassesInput {
  ActivityId?: string | null;
}

export type QuizClassesOutput = {
  Place: number | null;
  Name: string | null;
  Score: number | null;
}[];

export interface QuizCollegesInput {
  ActivityId?: string | null;
}

export type QuizCollegesOutput = {
  Place: number | null;
  Name: string | null;
  Score: number | null;
}[];

export interface QuizCurrentInput {
  ActivityId?: string | null;
}

export type QuizCurrentOutput = {
  Title: string | null;
  EndTime: string | null;
}[];

export interface QuizFiguresInput {
  Id: string;
}

export interface QuizFiguresOutput {
  Attempts: number;
  Mean: number | null;
  Highest: number | null;
  Suspects: number;
}

export interface QuizPaperInput {
  Id: string;
}

export interface QuizPaperOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
    /**
     * How many blanks there are.
     */
    Blanks?: number;
  }[];
  Answers?: {};
  /**
   * The attachments that the answers name.
   */
  Files?: {
    Id: string;
    Name: string;
    Url: string;
    Size: number;
  }[];
  Results?: {
    Name: string;
    Level: string;
    Advice: string;
  }[];
  Switched?: number;
  /**
   * Where the question stands, from 1.
   */
  At?: number;
  Of?: number;
  /**
   * Time of one question.
   */
  Seconds?: number;
  /**
   * Seconds that are left of it by the server's clock.
   */
  Left?: number;
}

export interface QuizPeopleInput {
  ActivityId?: string | null;
}

export type QuizPeopleOutput = {
  Place: number | null;
  Name: string | null;
  Score: number | null;
}[];

export interface ResearchAwayInput {}

export type ResearchAwayOutput = {
  Code: string;
  Name: string | null;
  /**
   * 在外人次
   */
  Count: number;
}[];

export interface RollcallByClassInput {
  InstanceId: string;
}

export type RollcallByClassOutput = {
  ClassName: string;
  /**
   * 应到
   */
  Should: number;
  /**
   * 已到
   */
  Signed: number;
  /**
   * 迟到
   */
  Late: number;
  /**
   * 未到
   */
  Missing: number;
  /**
   * 请假
   */
  LeaveCount: number;
  /**
   * 到课率, percent of those who are not on leave.
   */
  Rate: number;
  ClassId: string | null;
}[];

export interface RollcallFiguresInput {
  InstanceId: string;
}

export interface RollcallFiguresOutput {
  /**
   * 应到
   */
  Should: number;
  /**
   * 已到
   */
  Signed: number;
  /**
   * 迟到
   */
  Late: number;
  /**
   * 未到
   */
  Missing: number;
  /**
   * 请假
   */
  LeaveCount: number;
  /**
   * 到课率, percent of those who are not on leave.
   */
  Rate: number;
}

export interface RollcallSignCodeInput {
  InstanceId: string;
}

/**
 * @maxItems 1
 */
export type RollcallSignCodeOutput =
  | []
  | [
      {
        QrText: string;
        ExpireSeconds: number;
        /**
         * Name of the task.
         */
        Text: string;
      }
    ];

export interface RollcallTrendInput {
  TaskId?: string;
  State?: string;
  From?: string;
  To?: string;
}

export type RollcallTrendOutput = {
  /**
   * Month and day of the rolls.
   */
  Day: string;
  /**
   * 到课率, percent of those who are not on leave.
   */
  Rate: number;
}[];

export interface StatisticsAttendanceInput {
  Kind: 'result' | 'college' | 'trend';
  CollegeId?: string | null;
  From?: string | null;
  To?: string | null;
}

export type StatisticsAttendanceOutput = {
  Code: string | null;
  Name?: string | null;
  Should: number;
  Signed: number;
  Rate: number | null;
  Count?: number;
}[];

export interface StatisticsStudentTotalsInput {
  CollegeId?: string | null;
  GradeYear?: number | null;
  TrainLevel?: string | null;
}

export interface StatisticsStudentTotalsOutput {
  Total: number;
  Male: number;
  Female: number;
  Classes: number;
  Majors: number;
}

export interface StatisticsStudentsInput {
  Kind: 'college' | 'grade' | 'gender' | 'level' | 'nation' | 'political' | 'province' | 'status' | 'major';
  CollegeId?: string | null;
  GradeYear?: number | null;
  TrainLevel?: string | null;
}

export type StatisticsStudentsOutput = {
  Code: string | number | null;
  Name?: string | null;
  Value: number;
}[];

export interface StudyDayInput {
  RoomId: string;
  Date: string;
}

export type StudyDayOutput = {
  From: string | null;
  To: string | null;
  Step: number;
  Least: number;
  Most: number;
  Taken: {
    From?: string;
    To?: string;
  }[];
  Note: string;
}[];

export interface StudyHoursInput {
  RoomId?: string | null;
}

export type StudyHoursOutput = {
  Hour: string;
  Bookings: number;
}[];

export interface StudySeatsInput {
  RoomId: string;
  Date: string;
  From: string;
  To: string;
}

export type StudySeatsOutput = {
  Id: string;
  SeatNo: string;
  Line: string;
  Feature: string | null;
  Now: string;
}[];

export interface StudyUsageInput {
  RoomId?: string | null;
}

export type StudyUsageOutput = {
  RoomId: string | null;
  Name: string | null;
  Bookings: number;
  Rate: number | null;
}[];

export interface StudyWeekInput {}

export type StudyWeekOutput = {
  Day: string;
  Bookings: number;
  Missed: number;
}[];

export interface SuppliesByStateInput {}

export type SuppliesByStateOutput = {
  ItemId: string | null;
  Name: string | null;
  State: string | null;
  StateName: string | null;
  Qty: number;
}[];

export interface SuppliesSizesInput {}

export type SuppliesSizesOutput = {
  ItemId: string | null;
  Name: string | null;
  SizeCode: string | null;
  Need: number | null;
  Stock: number;
  Short: number | null;
}[];

export interface SysInfoGetComingInput {}

export type SysInfoGetComingOutput = {
  Name: string;
  What: string;
  Often: string;
  Hour: number;
  Day: number;
  Week: number;
}[];

export interface SysInfoGetRoomInput {}

export interface SysInfoGetRoomOutput {
  /**
   * Percent of the disk; null where the system does not say.
   */
  Free: number | null;
  /**
   * MB.
   */
  Database: number;
  /**
   * MB.
   */
  Files: number;
  /**
   * Files.
   */
  Count: number;
  /**
   * How long ago the file of BACKUP_FILE was touched, in words.
   */
  Backup: string;
}

export interface SysInfoGetSettingHistoryInput {
  Name: string;
}

export type SysInfoGetSettingHistoryOutput = {
  Time: string;
  User: string;
  From: string;
  To: string;
}[];

export interface SysInfoGetSettingsInput {}

export interface SysInfoGetSettingsOutput {
  Groups: {
    Code: string;
    Title: string;
    Note: string;
    /**
     * 同一事项的其他设置所在的页面；调用者没有该页面时为 null
     */
    Page: {
      Path: string;
      Title: string;
    } | null;
    Settings: {
      /**
       * 配置项在表单中的名称
       */
      Name: string;
      /**
       * 字段定义，同 _meta/field.schema.json
       */
      Field: {};
      Effect: string;
      /**
       * 默认值，供阅读
       */
      Default: string;
      /**
       * 当前值
       */
      Value: string | number | null;
      /**
       * 图片配置项的文件
       */
      Files: {}[];
      IsDefault: boolean;
      Version: number;
      Fixed: string;
      ChangedBy: string;
      ChangedAt: string;
    }[];
  }[];
}

export interface SysInfoGetTitleAndImgInput {}

export interface SysInfoGetTitleAndImgOutput {
  LocationCity: string;
  Img?: string;
  LoginImg?: string;
  WebTitle: string;
  Academy: string;
  SchoolShortName?: string;
  ThemeColor?: string;
  FirstPasswordNote?: string;
  CopyrightName?: string;
  CopyrightUrl?: string;
  SYSLoginUrl?: string;
  MapUrl?: string;
  ModuleSwitches?: {};
  DictVersion?: string;
  PasswordRule?: string;
}

export interface SysInfoSiteImageInput {
  Id: string;
}

export interface SysInfoSiteImageOutput {
  [k: string]: unknown;
}

export interface UserAuthAdminUnboundUserWXInput {
  UserId: string;
}

export type UserAuthAdminUnboundUserWXOutput = true;

export interface UserAuthBeginSecondFactorInput {
  Pwd: string;
}

export interface UserAuthBeginSecondFactorOutput {
  Secret: string;
  Uri: string;
}

export interface UserAuthChangeManUserPwdInput {
  /**
   * @minItems 1
   * @maxItems 100
   */
  UserIds: [string, ...string[]];
  NewPwd?: string;
}

export interface UserAuthChangeManUserPwdOutput {
  Items: {
    UserId: string;
    NewPwd: string;
  }[];
}

export interface UserAuthChangeUserPwdInput {
  UserInfo: {
    OldPwd: string;
    NewPwd: string;
    NewPwd2: string;
    Email?: string;
  };
}

export type UserAuthChangeUserPwdOutput = true;

export interface UserAuthConfirmSecondFactorInput {
  Code: string;
}

export interface UserAuthConfirmSecondFactorOutput {
  RecoveryCodes: string[];
}

export interface UserAuthDownloadNewUserInput {}

export interface UserAuthDownloadNewUserOutput {
  [k: string]: unknown;
}

export interface UserAuthEmailGetPwdInput {
  LoginName: string;
  Email: string;
  CodeKey?: string;
  Code?: string;
}

export interface UserAuthEmailGetPwdOutput {
  SendTo: string;
  ExpireMinutes: number;
}

export interface UserAuthEndSecondFactorInput {
  Code: string;
}

export type UserAuthEndSecondFactorOutput = true;

export interface UserAuthGetDraftKeyInput {}

export interface UserAuthGetDraftKeyOutput {
  Key: string;
}

export interface UserAuthGetManUserLoginInput {
  LoginName: string;
  Pwd: string;
  Code?: string;
  CodeKey?: string;
  LoginKind?: string;
  NewStudent?: 0 | 1;
  TrueName?: string;
}

export interface UserAuthGetManUserLoginOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
}

export interface UserAuthGetOrgUserInfoInput {
  OrgId: string;
  PostType?: string;
  Keyword?: string;
}

export type UserAuthGetOrgUserInfoOutput = {
  Id: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  Duty?: string | null;
  Phone?: string | null;
}[];

export interface UserAuthGetSecondFactorInput {}

export interface UserAuthGetSecondFactorOutput {
  IsOn: boolean;
  Since: string;
  RecoveryLeft: number;
  IsRequired: boolean;
}

export interface UserAuthGetSsoClientsInput {}

export type UserAuthGetSsoClientsOutput = {
  ClientCode: string;
  ClientName: string;
  Page: string;
}[];

export interface UserAuthGetSsoListInput {}

export type UserAuthGetSsoListOutput = {
  Code: string;
  Name: string;
  Protocol: string;
  Callback: string;
  Issuer: string;
  Bound: number;
  LastLogin: string;
  Source: string;
}[];

export interface UserAuthGetUserIdInput {
  LoginName?: string;
  OpenId?: string;
  Code?: string;
}

export interface UserAuthGetUserIdOutput {
  UserId: string;
}

export interface UserAuthInputExcelLinkNewUserInput {
  FileId: string;
  Cover?: 0 | 1;
  DryRun?: 0 | 1;
  OrgId?: string;
}

export interface UserAuthInputExcelLinkNewUserOutput {
  TaskId?: string;
  Total: number;
  SuccessCount: number;
  FailCount: number;
  Fails: {
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
  }[];
  Running?: 1;
}

export interface UserAuthIsBingWXInput {}

export interface UserAuthIsBingWXOutput {
  IsBing: 0 | 1;
  NickName: string;
  BindDate: string;
  BindUrl: string;
}

export interface UserAuthJudgePasswordInput {}

export interface UserAuthJudgePasswordOutput {
  ErrorMess: string;
  Mail: string;
  IsTheach: boolean;
  Rule?: string;
}

export interface UserAuthResetPwdByTokenInput {
  ResetToken: string;
  NewPwd: string;
  NewPwd2: string;
}

export type UserAuthResetPwdByTokenOutput = true;

export interface UserAuthSSOAuthByLyInput {
  code?: string;
  ticket?: string;
  state?: string;
  Binding?: string;
  iss?: string;
}

export interface UserAuthSSOAuthByLyOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
  SsoUrl: string;
  SsoPath: string;
  SystemId: string;
  LogoutUrl: string;
}

export interface UserAuthSSOAuthByYMInput {
  code?: string;
  ticket?: string;
  state?: string;
  Binding?: string;
  iss?: string;
}

export interface UserAuthSSOAuthByYMOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
  SsoUrl: string;
  SsoPath: string;
  SystemId: string;
  LogoutUrl: string;
}

export interface UserAuthSSOAuthByZXInput {
  code?: string;
  ticket?: string;
  state?: string;
  Binding?: string;
  iss?: string;
}

export interface UserAuthSSOAuthByZXOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
  SsoUrl: string;
  SsoPath: string;
  SystemId: string;
  LogoutUrl: string;
}

export interface UserAuthSSOBeginInput {
  ClientCode: string;
}

export interface UserAuthSSOBeginOutput {
  Url: string;
  Binding: string;
}

export interface UserAuthSSOBindInput {
  BindTicket: string;
  Binding: string;
}

export type UserAuthSSOBindOutput = true;

export interface UserAuthSSOGetThreenUserLoginInput {
  ClientCode: string;
  Ticket: string;
  State?: string;
  Binding?: string;
  Iss?: string;
  RedirectUrl?: string;
}

export interface UserAuthSSOGetThreenUserLoginOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
  SsoUrl: string;
  SsoPath: string;
  SystemId: string;
  LogoutUrl: string;
}

export interface UserAuthSecondFactorLoginInput {
  Ticket: string;
  Code: string;
}

export interface UserAuthSecondFactorLoginOutput {
  Token: string;
  TrueName: string;
  LoginName: string;
  OrgName: string;
  ProgectName: string;
  ClassName: string;
  Id: string;
  UserType: string;
  Avatar: string;
  RoleCodes: string[];
  IsTheach: boolean;
  ExpireTime: string;
  RecoveryCodes: string[];
}

export interface UserAuthStatusUserManInput {
  /**
   * @minItems 1
   * @maxItems 100
   */
  UserIds: [string, ...string[]];
  State: 0 | 1 | '0' | '1';
}

export type UserAuthStatusUserManOutput = true;

export interface UserAuthTestSsoInput {
  Code: string;
}

export interface UserAuthTestSsoOutput {
  Callback: string;
  Result: string;
}

export interface UserAuthUnboundWXInput {}

export type UserAuthUnboundWXOutput = true;

export interface UserAuthUserLoginOutInput {
  Token?: string;
}

export type UserAuthUserLoginOutOutput = true;

export interface UserAuthUserManRegionInput {
  ParentId?: string;
}

export type UserAuthUserManRegionOutput = {
  Id: string;
  Name: string;
  ParentId: string | null;
  OrgType: string;
  UserCount: number;
}[];

export interface UserAuthVerifyCodeInput {
  CodeKey?: string;
  Code: string;
}

export type UserAuthVerifyCodeOutput = true;

export interface UserInfoChangeUserImgInput {
  Base64?: string;
  FileId?: string;
}

export interface UserInfoChangeUserImgOutput {
  Id: string;
  Url: string;
}

export interface UserInfoGetBaseInfoInput {
  UserId?: string;
}

export interface UserInfoGetBaseInfoOutput {
  Id: string;
  LoginName: string;
  TrueName: string;
  UserType: string;
  OrgName: string;
  Avatar: string;
  Phone: string | null;
  Email: string | null;
  Student: {} | null;
  Teacher: {} | null;
}

export interface UserInfoGetLoginBaseInfoInput {}

export interface UserInfoGetLoginBaseInfoOutput {
  Id: string;
  TrueName: string;
  Avatar: string;
  RoleCodes: string[];
  RoleNames: string[];
  OrgName: string;
  UnreadCount: {
    Notice: number;
    Message: number;
    Todo: number;
  };
  Welcome: string;
  /**
   * Route of the guide that the user begins with, while one is unfinished.
   */
  Begin?: string;
  /**
   * `me` of the conditions of pages.
   */
  Subject: {
    UserId: string;
    LoginName: string;
    TrueName: string;
    UserType: string;
    Roles: string[];
    RoleIds?: string[];
    StudentId: string;
    NewStudentId: string;
    TeacherId: string;
    OrgId: string;
    CollegeIds: string[];
    ClassId?: string;
    ClassIds: string[];
    BuildingIds: string[];
    TrainLevel: string;
  };
}

export interface UserInfoGetMyStaffInput {}

export type UserInfoGetMyStaffOutput = {
  Name: string;
  Text: string;
  /**
   * tel: and the number; empty without one.
   */
  Url: string;
  Icon: string;
}[];

export interface UserOrgImportClassDataInput {
  FileId: string;
  Cover?: 0 | 1;
  SchoolYearId?: string;
}

export interface UserOrgImportClassDataOutput {
  TaskId?: string;
  Running?: 1;
  Total: number;
  SuccessCount: number;
  FailCount: number;
  New?: number;
  Updated?: number;
  Fails: {
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
  }[];
}

export interface UserRoleGetRouteStateInput {
  Path: string;
}

export interface UserRoleGetRouteStateOutput {
  IsKnown: boolean;
  /**
   * 停用的模块的名称；未停用时为 null
   */
  Closed: string | null;
}

export interface UserRoleLoadManUserListByFilterInput {
  PageIndex?: number;
  PageSize?: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend' | '' | null;
  LoginName?: string;
  TrueName?: string;
  UserType?: string | number;
  RoleId?: string;
  OrgId?: string;
  State?: string | number;
  StartTime?: string;
  EndTime?: string;
  IsBindWX?: string | number;
}

export interface UserRoleLoadManUserListByFilterOutput {
  total: number;
  rows: {
    Id: string;
    LoginName: string;
    TrueName: string;
    UserType: string;
    RoleIds: string[];
    RoleNames: string[];
  }[];
}

export interface UserRoleLoadMenuByUserInput {
  SystemId?: string;
  ApplyId?: string;
  Redirect?: string;
}

export type UserRoleLoadMenuByUserOutput = {
  id: string;
  text: string;
  state: 'open' | 'closed';
  redirect?: string;
  children: {}[];
  attributes: {
    url: string;
    comment: string;
    icon: string;
    domain: string;
    codesort: number;
    IsShow: 0 | 1;
    TargetType: 0 | 1;
    buttons?: {
      EnCode: string;
      Url: string;
      Text: string;
      Icon?: string;
      Sort?: number;
    }[];
  };
}[];

export interface UserRoleLoadRoleGrantsInput {
  /**
   * The role.
   */
  Id: string;
}

export interface UserRoleLoadRoleGrantsOutput {
  RoleName: string;
  DataScope: string;
  /**
   * Other roles, to copy from.
   */
  Roles: {
    Id: string;
    RoleName: string;
  }[];
  /**
   * Menus that are switched on, in their order; parents before and after their children.
   */
  Menus: {
    Id: string;
    /**
     * Empty at the top.
     */
    ParentId: string;
    Text: string;
    /**
     * Whether the data scope of the role reaches rows of the page.
     */
    Reaches: boolean;
    Buttons: {
      EnCode: string;
      Text: string;
      /**
       * What it acts on.
       */
      Of: string;
      /**
       * Whether the role gets it together with the menu.
       */
      IsUsual: boolean;
    }[];
    /**
     * EnCodes that the role holds by this menu; null without the menu.
     */
    Given: string[] | null;
  }[];
}

export interface VoteLinkInput {
  Id: string;
}

export interface VoteLinkOutput {
  Text: string;
  Title: string;
}

export interface VotePaperInput {
  Id: string;
}

export interface VotePaperOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
  }[];
  Answers?: {};
  /**
   * The attachments that the answers name.
   */
  Files?: {
    Id: string;
    Name: string;
    Url: string;
    Size: number;
  }[];
  /**
   * 1: nothing of what is handed in leads to a person.
   */
  Anonymous?: number;
  /**
   * 1: what is handed in may be changed until the deadline.
   */
  Changeable?: number;
  Results?: {
    Name: string;
    Level: string;
    Advice: string;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
}

export interface VotePreviewInput {
  Id: string;
}

export interface VotePreviewOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Deadline?: string;
  One?: number;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
  }[];
  /**
   * Numbers of the questions in the order in which they are asked; empty: as they stand.
   */
  Order?: number[];
  /**
   * Why nothing that is chosen counts.
   */
  Preview?: string;
}

export interface VoteSampleInput {
  Id: string;
}

export interface VoteSampleOutput {
  Id: string;
  Title: string;
  Intro?: string;
  Closed?: string;
  Questions: {
    Id: string;
    Type: string;
    Title: string;
    Required?: number;
    Options?: {}[];
    Rows?: string[];
    MinSelect?: number | null;
    MaxSelect?: number | null;
    MinScore?: number | null;
    MaxScore?: number | null;
    MaxLength?: number | null;
    IsReverse?: number;
    FileKinds?: string[] | null;
    MaxMB?: number | null;
    ShowWhen?: {} | null;
    Cards?: number | null;
  }[];
  /**
   * Why nothing that is chosen counts.
   */
  Preview?: string;
}

/** Input of each call. */
export interface CallInput {
  'Analysis/MonthBar': AnalysisMonthBarInput;
  'Back/ByCollege': BackByCollegeInput;
  'Back/ByDay': BackByDayInput;
  'Back/ByGate': BackByGateInput;
  'Back/ByRegion': BackByRegionInput;
  'Back/Figures': BackFiguresInput;
  'Back/Health': BackHealthInput;
  'Back/LinkAddress': BackLinkAddressInput;
  'Back/Pass': BackPassInput;
  'BaseData/AddBackLog': BaseDataAddBackLogInput;
  'BaseData/CommonPutBase64': BaseDataCommonPutBase64Input;
  'BaseData/GetAllCodeItemList': BaseDataGetAllCodeItemListInput;
  'BaseData/GetAuthCode': BaseDataGetAuthCodeInput;
  'BaseData/GetBackLogById': BaseDataGetBackLogByIdInput;
  'BaseData/GetBackLogList': BaseDataGetBackLogListInput;
  'BaseData/GetCityInfoList': BaseDataGetCityInfoListInput;
  'BaseData/OperationBackLog': BaseDataOperationBackLogInput;
  'BusinessLog/AddWebLog': BusinessLogAddWebLogInput;
  'Daily/ByUnit': DailyByUnitInput;
  'Daily/Figures': DailyFiguresInput;
  'Daily/StaffByUnit': DailyStaffByUnitInput;
  'Daily/StaffFigures': DailyStaffFiguresInput;
  'Daily/StaffTrend': DailyStaffTrendInput;
  'Daily/Trend': DailyTrendInput;
  'Data/Action': DataActionInput;
  'Data/ActionAll': DataActionAllInput;
  'Data/Delete': DataDeleteInput;
  'Data/Ending': DataEndingInput;
  'Data/Export': DataExportInput;
  'Data/Get': DataGetInput;
  'Data/Import': DataImportInput;
  'Data/List': DataListInput;
  'Data/Needs': DataNeedsInput;
  'Data/Options': DataOptionsInput;
  'Data/Reach': DataReachInput;
  'Data/Save': DataSaveInput;
  'Data/Schema': DataSchemaInput;
  'Data/Template': DataTemplateInput;
  'Data/Told': DataToldInput;
  'Data/Tree': DataTreeInput;
  'Data/Worked': DataWorkedInput;
  'Divide/Compare': DivideCompareInput;
  'Divide/Regions': DivideRegionsInput;
  'Dormitory/DormInfo': DormitoryDormInfoInput;
  'Dormitory/GateInfo': DormitoryGateInfoInput;
  'Dormitory/GateTrack': DormitoryGateTrackInput;
  'Dormitory/GetBedDemand': DormitoryGetBedDemandInput;
  'Dormitory/GetBedMap': DormitoryGetBedMapInput;
  'Dormitory/GetMyBeds': DormitoryGetMyBedsInput;
  'Dormitory/GetRoommates': DormitoryGetRoommatesInput;
  'Dormitory/ImpotDormdata': DormitoryImpotDormdataInput;
  'Evaluation/Classes': EvaluationClassesInput;
  'Evaluation/Figures': EvaluationFiguresInput;
  'Evaluation/Hist': EvaluationHistInput;
  'Evaluation/MyTerms': EvaluationMyTermsInput;
  'Evaluation/Top': EvaluationTopInput;
  'Evaluation/Units': EvaluationUnitsInput;
  'Exam/Bands': ExamBandsInput;
  'Exam/ByClass': ExamByClassInput;
  'Exam/Figures': ExamFiguresInput;
  'Exam/Paper': ExamPaperInput;
  'Exam/Preview': ExamPreviewInput;
  'Exam/Tallies': ExamTalliesInput;
  'Fdy/ByCollege': FdyByCollegeInput;
  'Fdy/Duties': FdyDutiesInput;
  'Fdy/Figures': FdyFiguresInput;
  'Fdy/Paper': FdyPaperInput;
  'Fdy/Rank': FdyRankInput;
  'Flow/Durations': FlowDurationsInput;
  'Flow/Nodes': FlowNodesInput;
  'Flow/Task': FlowTaskInput;
  'Flow/Todo': FlowTodoInput;
  'Flow/TodoCount': FlowTodoCountInput;
  'Flow/Trace': FlowTraceInput;
  'FlowDesign/Flows': FlowDesignFlowsInput;
  'FlowDesign/Judge': FlowDesignJudgeInput;
  'FlowDesign/Open': FlowDesignOpenInput;
  'FlowDesign/Replay': FlowDesignReplayInput;
  'FlowDesign/Rows': FlowDesignRowsInput;
  'FlowDesign/Simulate': FlowDesignSimulateInput;
  'FlowDesign/Versions': FlowDesignVersionsInput;
  'FriendshipHelp/UserGetFriendshipHelplist': FriendshipHelpUserGetFriendshipHelplistInput;
  'Guide/First': GuideFirstInput;
  'Guide/Progress': GuideProgressInput;
  'Hardship/ByCollege': HardshipByCollegeInput;
  'Hardship/ByLevel': HardshipByLevelInput;
  'Home/Arrange': HomeArrangeInput;
  'Home/Beside': HomeBesideInput;
  'Home/Cards': HomeCardsInput;
  'Home/Compose': HomeComposeInput;
  'Home/Due': HomeDueInput;
  'Home/Mine': HomeMineInput;
  'ImportExport/CancelTask': ImportExportCancelTaskInput;
  'ImportExport/Download': ImportExportDownloadInput;
  'ImportExport/GetActionTask': ImportExportGetActionTaskInput;
  'ImportExport/GetAllWNAReport': ImportExportGetAllWNAReportInput;
  'ImportExport/GetBusinessList': ImportExportGetBusinessListInput;
  'ImportExport/GetDownTaskList': ImportExportGetDownTaskListInput;
  'ImportExport/GetDownTypeList': ImportExportGetDownTypeListInput;
  'ImportExport/GetImportDetail': ImportExportGetImportDetailInput;
  'ImportExport/GetInPutTaskList': ImportExportGetInPutTaskListInput;
  'ImportExport/InputExcelLinkUser': ImportExportInputExcelLinkUserInput;
  'ImportExport/OldGetInPutTaskList': ImportExportOldGetInPutTaskListInput;
  'ImportExport/RetryTask': ImportExportRetryTaskInput;
  'ImportExport/UploadFile': ImportExportUploadFileInput;
  'Labour/Count': LabourCountInput;
  'Labour/Figures': LabourFiguresInput;
  'Labour/Hot': LabourHotInput;
  'Labour/Mine': LabourMineInput;
  'Labour/MyTypes': LabourMyTypesInput;
  'Labour/Types': LabourTypesInput;
  'Leave/Figures': LeaveFiguresInput;
  'Leave/GateCode': LeaveGateCodeInput;
  'Leave/Lately': LeaveLatelyInput;
  'Leave/Stat': LeaveStatInput;
  'MyApplyInfo/AddApplyComment': MyApplyInfoAddApplyCommentInput;
  'MyApplyInfo/AddApplyStore': MyApplyInfoAddApplyStoreInput;
  'MyApplyInfo/AddSysTool': MyApplyInfoAddSysToolInput;
  'MyApplyInfo/CheckApplyInfo': MyApplyInfoCheckApplyInfoInput;
  'MyApplyInfo/DelApplyStore': MyApplyInfoDelApplyStoreInput;
  'MyApplyInfo/DelToolInfo': MyApplyInfoDelToolInfoInput;
  'MyApplyInfo/EditMyDesktop': MyApplyInfoEditMyDesktopInput;
  'MyApplyInfo/EditSysTool': MyApplyInfoEditSysToolInput;
  'MyApplyInfo/GetActionListByToolFilter': MyApplyInfoGetActionListByToolFilterInput;
  'MyApplyInfo/GetApplyInfoById': MyApplyInfoGetApplyInfoByIdInput;
  'MyApplyInfo/GetCommentList': MyApplyInfoGetCommentListInput;
  'MyApplyInfo/GetCommentListByActionId': MyApplyInfoGetCommentListByActionIdInput;
  'MyApplyInfo/GetInfoByMyDesktopTool': MyApplyInfoGetInfoByMyDesktopToolInput;
  'MyApplyInfo/GetMyDesktopTool': MyApplyInfoGetMyDesktopToolInput;
  'MyApplyInfo/GetMyTool': MyApplyInfoGetMyToolInput;
  'MyApplyInfo/GetSYSToolListByFilter': MyApplyInfoGetSYSToolListByFilterInput;
  'MyApplyInfo/GetToolInfoById': MyApplyInfoGetToolInfoByIdInput;
  'MyApplyInfo/LoadMyMenuListByUser': MyApplyInfoLoadMyMenuListByUserInput;
  'MyApplyInfo/OpenTool': MyApplyInfoOpenToolInput;
  'MyApplyInfo/SetManyActionToTool': MyApplyInfoSetManyActionToToolInput;
  'MyApplyInfo/StatusToolInfo': MyApplyInfoStatusToolInfoInput;
  'Notice/LoadMyMsgGroupList': NoticeLoadMyMsgGroupListInput;
  'Notice/OpenNotice': NoticeOpenNoticeInput;
  'Notice/ReadMsg': NoticeReadMsgInput;
  'Orientation/Arrivals': OrientationArrivalsInput;
  'Orientation/CheckinCode': OrientationCheckinCodeInput;
  'Orientation/CheckinFigures': OrientationCheckinFiguresInput;
  'Orientation/FeeTotals': OrientationFeeTotalsInput;
  'Orientation/Fees': OrientationFeesInput;
  'Orientation/Figures': OrientationFiguresInput;
  'Orientation/GetMyAdmission': OrientationGetMyAdmissionInput;
  'Orientation/GetMyEdu': OrientationGetMyEduInput;
  'Orientation/GetMyStations': OrientationGetMyStationsInput;
  'Orientation/GetMySteps': OrientationGetMyStepsInput;
  'Orientation/GetMySupplies': OrientationGetMySuppliesInput;
  'Orientation/GetStudied': OrientationGetStudiedInput;
  'Orientation/GetWelcome': OrientationGetWelcomeInput;
  'Orientation/LoginWays': OrientationLoginWaysInput;
  'Orientation/StationLink': OrientationStationLinkInput;
  'Orientation/Steps': OrientationStepsInput;
  'Orientation/Tally': OrientationTallyInput;
  'Orientation/Units': OrientationUnitsInput;
  'Orientation/WelcomeFile': OrientationWelcomeFileInput;
  'Orientation/WelcomeGuides': OrientationWelcomeGuidesInput;
  'Orientation/WelcomeLinks': OrientationWelcomeLinksInput;
  'Orientation/WelcomeNews': OrientationWelcomeNewsInput;
  'Orientation/WelcomeSteps': OrientationWelcomeStepsInput;
  'Party/ByBranch': PartyByBranchInput;
  'Party/MemberAges': PartyMemberAgesInput;
  'Party/MemberGroups': PartyMemberGroupsInput;
  'Party/MySteps': PartyMyStepsInput;
  'Party/NksFigures': PartyNksFiguresInput;
  'Party/NksStages': PartyNksStagesInput;
  'Party/StageFigures': PartyStageFiguresInput;
  'Party/VisitFigures': PartyVisitFiguresInput;
  'Print/Documents': PrintDocumentsInput;
  'Print/Entities': PrintEntitiesInput;
  'Print/Pdf': PrintPdfInput;
  'Print/Sample': PrintSampleInput;
  'Print/Templates': PrintTemplatesInput;
  'PublicAccess/HandIn': PublicAccessHandInInput;
  'PublicAccess/LookUp': PublicAccessLookUpInput;
  'PublicAccess/OpenIntake': PublicAccessOpenIntakeInput;
  'PublicAccess/TakeBack': PublicAccessTakeBackInput;
  'PublicAccess/Verify': PublicAccessVerifyInput;
  'Push/Today': PushTodayInput;
  'Questionnaire/Cross': QuestionnaireCrossInput;
  'Questionnaire/Design': QuestionnaireDesignInput;
  'Questionnaire/Figures': QuestionnaireFiguresInput;
  'Questionnaire/Link': QuestionnaireLinkInput;
  'Questionnaire/Paper': QuestionnairePaperInput;
  'Questionnaire/ReadQuestions': QuestionnaireReadQuestionsInput;
  'Questionnaire/SheetFactors': QuestionnaireSheetFactorsInput;
  'Questionnaire/SheetHistory': QuestionnaireSheetHistoryInput;
  'Questionnaire/Stat': QuestionnaireStatInput;
  'Questionnaire/Tallies': QuestionnaireTalliesInput;
  'Questionnaire/Written': QuestionnaireWrittenInput;
  'Quiz/Accuracy': QuizAccuracyInput;
  'Quiz/ByCollege': QuizByCollegeInput;
  'Quiz/ByDay': QuizByDayInput;
  'Quiz/Classes': QuizClassesInput;
  'Quiz/Colleges': QuizCollegesInput;
  'Quiz/Current': QuizCurrentInput;
  'Quiz/Figures': QuizFiguresInput;
  'Quiz/Paper': QuizPaperInput;
  'Quiz/People': QuizPeopleInput;
  'Research/Away': ResearchAwayInput;
  'Rollcall/ByClass': RollcallByClassInput;
  'Rollcall/Figures': RollcallFiguresInput;
  'Rollcall/SignCode': RollcallSignCodeInput;
  'Rollcall/Trend': RollcallTrendInput;
  'Statistics/Attendance': StatisticsAttendanceInput;
  'Statistics/StudentTotals': StatisticsStudentTotalsInput;
  'Statistics/Students': StatisticsStudentsInput;
  'Study/Day': StudyDayInput;
  'Study/Hours': StudyHoursInput;
  'Study/Seats': StudySeatsInput;
  'Study/Usage': StudyUsageInput;
  'Study/Week': StudyWeekInput;
  'Supplies/ByState': SuppliesByStateInput;
  'Supplies/Sizes': SuppliesSizesInput;
  'SysInfo/GetComing': SysInfoGetComingInput;
  'SysInfo/GetRoom': SysInfoGetRoomInput;
  'SysInfo/GetSettingHistory': SysInfoGetSettingHistoryInput;
  'SysInfo/GetSettings': SysInfoGetSettingsInput;
  'SysInfo/GetTitleAndImg': SysInfoGetTitleAndImgInput;
  'SysInfo/SiteImage': SysInfoSiteImageInput;
  'UserAuth/AdminUnboundUserWX': UserAuthAdminUnboundUserWXInput;
  'UserAuth/BeginSecondFactor': UserAuthBeginSecondFactorInput;
  'UserAuth/ChangeManUserPwd': UserAuthChangeManUserPwdInput;
  'UserAuth/ChangeUserPwd': UserAuthChangeUserPwdInput;
  'UserAuth/ConfirmSecondFactor': UserAuthConfirmSecondFactorInput;
  'UserAuth/DownloadNewUser': UserAuthDownloadNewUserInput;
  'UserAuth/EmailGetPwd': UserAuthEmailGetPwdInput;
  'UserAuth/EndSecondFactor': UserAuthEndSecondFactorInput;
  'UserAuth/GetDraftKey': UserAuthGetDraftKeyInput;
  'UserAuth/GetManUserLogin': UserAuthGetManUserLoginInput;
  'UserAuth/GetOrgUserInfo': UserAuthGetOrgUserInfoInput;
  'UserAuth/GetSecondFactor': UserAuthGetSecondFactorInput;
  'UserAuth/GetSsoClients': UserAuthGetSsoClientsInput;
  'UserAuth/GetSsoList': UserAuthGetSsoListInput;
  'UserAuth/GetUserId': UserAuthGetUserIdInput;
  'UserAuth/InputExcelLinkNewUser': UserAuthInputExcelLinkNewUserInput;
  'UserAuth/IsBingWX': UserAuthIsBingWXInput;
  'UserAuth/JudgePassword': UserAuthJudgePasswordInput;
  'UserAuth/ResetPwdByToken': UserAuthResetPwdByTokenInput;
  'UserAuth/SSOAuthByLy': UserAuthSSOAuthByLyInput;
  'UserAuth/SSOAuthByYM': UserAuthSSOAuthByYMInput;
  'UserAuth/SSOAuthByZX': UserAuthSSOAuthByZXInput;
  'UserAuth/SSOBegin': UserAuthSSOBeginInput;
  'UserAuth/SSOBind': UserAuthSSOBindInput;
  'UserAuth/SSOGetThreenUserLogin': UserAuthSSOGetThreenUserLoginInput;
  'UserAuth/SecondFactorLogin': UserAuthSecondFactorLoginInput;
  'UserAuth/StatusUserMan': UserAuthStatusUserManInput;
  'UserAuth/TestSso': UserAuthTestSsoInput;
  'UserAuth/UnboundWX': UserAuthUnboundWXInput;
  'UserAuth/UserLoginOut': UserAuthUserLoginOutInput;
  'UserAuth/UserManRegion': UserAuthUserManRegionInput;
  'UserAuth/VerifyCode': UserAuthVerifyCodeInput;
  'UserInfo/ChangeUserImg': UserInfoChangeUserImgInput;
  'UserInfo/GetBaseInfo': UserInfoGetBaseInfoInput;
  'UserInfo/GetLoginBaseInfo': UserInfoGetLoginBaseInfoInput;
  'UserInfo/GetMyStaff': UserInfoGetMyStaffInput;
  'UserOrg/ImportClassData': UserOrgImportClassDataInput;
  'UserRole/GetRouteState': UserRoleGetRouteStateInput;
  'UserRole/LoadManUserListByFilter': UserRoleLoadManUserListByFilterInput;
  'UserRole/LoadMenuByUser': UserRoleLoadMenuByUserInput;
  'UserRole/LoadRoleGrants': UserRoleLoadRoleGrantsInput;
  'Vote/Link': VoteLinkInput;
  'Vote/Paper': VotePaperInput;
  'Vote/Preview': VotePreviewInput;
  'Vote/Sample': VoteSampleInput;
}

/** ResultValue of each call. */
export interface CallOutput {
  'Analysis/MonthBar': AnalysisMonthBarOutput;
  'Back/ByCollege': BackByCollegeOutput;
  'Back/ByDay': BackByDayOutput;
  'Back/ByGate': BackByGateOutput;
  'Back/ByRegion': BackByRegionOutput;
  'Back/Figures': BackFiguresOutput;
  'Back/Health': BackHealthOutput;
  'Back/LinkAddress': BackLinkAddressOutput;
  'Back/Pass': BackPassOutput;
  'BaseData/AddBackLog': BaseDataAddBackLogOutput;
  'BaseData/CommonPutBase64': BaseDataCommonPutBase64Output;
  'BaseData/GetAllCodeItemList': BaseDataGetAllCodeItemListOutput;
  'BaseData/GetAuthCode': BaseDataGetAuthCodeOutput;
  'BaseData/GetBackLogById': BaseDataGetBackLogByIdOutput;
  'BaseData/GetBackLogList': BaseDataGetBackLogListOutput;
  'BaseData/GetCityInfoList': BaseDataGetCityInfoListOutput;
  'BaseData/OperationBackLog': BaseDataOperationBackLogOutput;
  'BusinessLog/AddWebLog': BusinessLogAddWebLogOutput;
  'Daily/ByUnit': DailyByUnitOutput;
  'Daily/Figures': DailyFiguresOutput;
  'Daily/StaffByUnit': DailyStaffByUnitOutput;
  'Daily/StaffFigures': DailyStaffFiguresOutput;
  'Daily/StaffTrend': DailyStaffTrendOutput;
  'Daily/Trend': DailyTrendOutput;
  'Data/Action': DataActionOutput;
  'Data/ActionAll': DataActionAllOutput;
  'Data/Delete': DataDeleteOutput;
  'Data/Ending': DataEndingOutput;
  'Data/Export': DataExportOutput;
  'Data/Get': DataGetOutput;
  'Data/Import': DataImportOutput;
  'Data/List': DataListOutput;
  'Data/Needs': DataNeedsOutput;
  'Data/Options': DataOptionsOutput;
  'Data/Reach': DataReachOutput;
  'Data/Save': DataSaveOutput;
  'Data/Schema': DataSchemaOutput;
  'Data/Template': DataTemplateOutput;
  'Data/Told': DataToldOutput;
  'Data/Tree': DataTreeOutput;
  'Data/Worked': DataWorkedOutput;
  'Divide/Compare': DivideCompareOutput;
  'Divide/Regions': DivideRegionsOutput;
  'Dormitory/DormInfo': DormitoryDormInfoOutput;
  'Dormitory/GateInfo': DormitoryGateInfoOutput;
  'Dormitory/GateTrack': DormitoryGateTrackOutput;
  'Dormitory/GetBedDemand': DormitoryGetBedDemandOutput;
  'Dormitory/GetBedMap': DormitoryGetBedMapOutput;
  'Dormitory/GetMyBeds': DormitoryGetMyBedsOutput;
  'Dormitory/GetRoommates': DormitoryGetRoommatesOutput;
  'Dormitory/ImpotDormdata': DormitoryImpotDormdataOutput;
  'Evaluation/Classes': EvaluationClassesOutput;
  'Evaluation/Figures': EvaluationFiguresOutput;
  'Evaluation/Hist': EvaluationHistOutput;
  'Evaluation/MyTerms': EvaluationMyTermsOutput;
  'Evaluation/Top': EvaluationTopOutput;
  'Evaluation/Units': EvaluationUnitsOutput;
  'Exam/Bands': ExamBandsOutput;
  'Exam/ByClass': ExamByClassOutput;
  'Exam/Figures': ExamFiguresOutput;
  'Exam/Paper': ExamPaperOutput;
  'Exam/Preview': ExamPreviewOutput;
  'Exam/Tallies': ExamTalliesOutput;
  'Fdy/ByCollege': FdyByCollegeOutput;
  'Fdy/Duties': FdyDutiesOutput;
  'Fdy/Figures': FdyFiguresOutput;
  'Fdy/Paper': FdyPaperOutput;
  'Fdy/Rank': FdyRankOutput;
  'Flow/Durations': FlowDurationsOutput;
  'Flow/Nodes': FlowNodesOutput;
  'Flow/Task': FlowTaskOutput;
  'Flow/Todo': FlowTodoOutput;
  'Flow/TodoCount': FlowTodoCountOutput;
  'Flow/Trace': FlowTraceOutput;
  'FlowDesign/Flows': FlowDesignFlowsOutput;
  'FlowDesign/Judge': FlowDesignJudgeOutput;
  'FlowDesign/Open': FlowDesignOpenOutput;
  'FlowDesign/Replay': FlowDesignReplayOutput;
  'FlowDesign/Rows': FlowDesignRowsOutput;
  'FlowDesign/Simulate': FlowDesignSimulateOutput;
  'FlowDesign/Versions': FlowDesignVersionsOutput;
  'FriendshipHelp/UserGetFriendshipHelplist': FriendshipHelpUserGetFriendshipHelplistOutput;
  'Guide/First': GuideFirstOutput;
  'Guide/Progress': GuideProgressOutput;
  'Hardship/ByCollege': HardshipByCollegeOutput;
  'Hardship/ByLevel': HardshipByLevelOutput;
  'Home/Arrange': HomeArrangeOutput;
  'Home/Beside': HomeBesideOutput;
  'Home/Cards': HomeCardsOutput;
  'Home/Compose': HomeComposeOutput;
  'Home/Due': HomeDueOutput;
  'Home/Mine': HomeMineOutput;
  'ImportExport/CancelTask': ImportExportCancelTaskOutput;
  'ImportExport/Download': ImportExportDownloadOutput;
  'ImportExport/GetActionTask': ImportExportGetActionTaskOutput;
  'ImportExport/GetAllWNAReport': ImportExportGetAllWNAReportOutput;
  'ImportExport/GetBusinessList': ImportExportGetBusinessListOutput;
  'ImportExport/GetDownTaskList': ImportExportGetDownTaskListOutput;
  'ImportExport/GetDownTypeList': ImportExportGetDownTypeListOutput;
  'ImportExport/GetImportDetail': ImportExportGetImportDetailOutput;
  'ImportExport/GetInPutTaskList': ImportExportGetInPutTaskListOutput;
  'ImportExport/InputExcelLinkUser': ImportExportInputExcelLinkUserOutput;
  'ImportExport/OldGetInPutTaskList': ImportExportOldGetInPutTaskListOutput;
  'ImportExport/RetryTask': ImportExportRetryTaskOutput;
  'ImportExport/UploadFile': ImportExportUploadFileOutput;
  'Labour/Count': LabourCountOutput;
  'Labour/Figures': LabourFiguresOutput;
  'Labour/Hot': LabourHotOutput;
  'Labour/Mine': LabourMineOutput;
  'Labour/MyTypes': LabourMyTypesOutput;
  'Labour/Types': LabourTypesOutput;
  'Leave/Figures': LeaveFiguresOutput;
  'Leave/GateCode': LeaveGateCodeOutput;
  'Leave/Lately': LeaveLatelyOutput;
  'Leave/Stat': LeaveStatOutput;
  'MyApplyInfo/AddApplyComment': MyApplyInfoAddApplyCommentOutput;
  'MyApplyInfo/AddApplyStore': MyApplyInfoAddApplyStoreOutput;
  'MyApplyInfo/AddSysTool': MyApplyInfoAddSysToolOutput;
  'MyApplyInfo/CheckApplyInfo': MyApplyInfoCheckApplyInfoOutput;
  'MyApplyInfo/DelApplyStore': MyApplyInfoDelApplyStoreOutput;
  'MyApplyInfo/DelToolInfo': MyApplyInfoDelToolInfoOutput;
  'MyApplyInfo/EditMyDesktop': MyApplyInfoEditMyDesktopOutput;
  'MyApplyInfo/EditSysTool': MyApplyInfoEditSysToolOutput;
  'MyApplyInfo/GetActionListByToolFilter': MyApplyInfoGetActionListByToolFilterOutput;
  'MyApplyInfo/GetApplyInfoById': MyApplyInfoGetApplyInfoByIdOutput;
  'MyApplyInfo/GetCommentList': MyApplyInfoGetCommentListOutput;
  'MyApplyInfo/GetCommentListByActionId': MyApplyInfoGetCommentListByActionIdOutput;
  'MyApplyInfo/GetInfoByMyDesktopTool': MyApplyInfoGetInfoByMyDesktopToolOutput;
  'MyApplyInfo/GetMyDesktopTool': MyApplyInfoGetMyDesktopToolOutput;
  'MyApplyInfo/GetMyTool': MyApplyInfoGetMyToolOutput;
  'MyApplyInfo/GetSYSToolListByFilter': MyApplyInfoGetSYSToolListByFilterOutput;
  'MyApplyInfo/GetToolInfoById': MyApplyInfoGetToolInfoByIdOutput;
  'MyApplyInfo/LoadMyMenuListByUser': MyApplyInfoLoadMyMenuListByUserOutput;
  'MyApplyInfo/OpenTool': MyApplyInfoOpenToolOutput;
  'MyApplyInfo/SetManyActionToTool': MyApplyInfoSetManyActionToToolOutput;
  'MyApplyInfo/StatusToolInfo': MyApplyInfoStatusToolInfoOutput;
  'Notice/LoadMyMsgGroupList': NoticeLoadMyMsgGroupListOutput;
  'Notice/OpenNotice': NoticeOpenNoticeOutput;
  'Notice/ReadMsg': NoticeReadMsgOutput;
  'Orientation/Arrivals': OrientationArrivalsOutput;
  'Orientation/CheckinCode': OrientationCheckinCodeOutput;
  'Orientation/CheckinFigures': OrientationCheckinFiguresOutput;
  'Orientation/FeeTotals': OrientationFeeTotalsOutput;
  'Orientation/Fees': OrientationFeesOutput;
  'Orientation/Figures': OrientationFiguresOutput;
  'Orientation/GetMyAdmission': OrientationGetMyAdmissionOutput;
  'Orientation/GetMyEdu': OrientationGetMyEduOutput;
  'Orientation/GetMyStations': OrientationGetMyStationsOutput;
  'Orientation/GetMySteps': OrientationGetMyStepsOutput;
  'Orientation/GetMySupplies': OrientationGetMySuppliesOutput;
  'Orientation/GetStudied': OrientationGetStudiedOutput;
  'Orientation/GetWelcome': OrientationGetWelcomeOutput;
  'Orientation/LoginWays': OrientationLoginWaysOutput;
  'Orientation/StationLink': OrientationStationLinkOutput;
  'Orientation/Steps': OrientationStepsOutput;
  'Orientation/Tally': OrientationTallyOutput;
  'Orientation/Units': OrientationUnitsOutput;
  'Orientation/WelcomeFile': OrientationWelcomeFileOutput;
  'Orientation/WelcomeGuides': OrientationWelcomeGuidesOutput;
  'Orientation/WelcomeLinks': OrientationWelcomeLinksOutput;
  'Orientation/WelcomeNews': OrientationWelcomeNewsOutput;
  'Orientation/WelcomeSteps': OrientationWelcomeStepsOutput;
  'Party/ByBranch': PartyByBranchOutput;
  'Party/MemberAges': PartyMemberAgesOutput;
  'Party/MemberGroups': PartyMemberGroupsOutput;
  'Party/MySteps': PartyMyStepsOutput;
  'Party/NksFigures': PartyNksFiguresOutput;
  'Party/NksStages': PartyNksStagesOutput;
  'Party/StageFigures': PartyStageFiguresOutput;
  'Party/VisitFigures': PartyVisitFiguresOutput;
  'Print/Documents': PrintDocumentsOutput;
  'Print/Entities': PrintEntitiesOutput;
  'Print/Pdf': PrintPdfOutput;
  'Print/Sample': PrintSampleOutput;
  'Print/Templates': PrintTemplatesOutput;
  'PublicAccess/HandIn': PublicAccessHandInOutput;
  'PublicAccess/LookUp': PublicAccessLookUpOutput;
  'PublicAccess/OpenIntake': PublicAccessOpenIntakeOutput;
  'PublicAccess/TakeBack': PublicAccessTakeBackOutput;
  'PublicAccess/Verify': PublicAccessVerifyOutput;
  'Push/Today': PushTodayOutput;
  'Questionnaire/Cross': QuestionnaireCrossOutput;
  'Questionnaire/Design': QuestionnaireDesignOutput;
  'Questionnaire/Figures': QuestionnaireFiguresOutput;
  'Questionnaire/Link': QuestionnaireLinkOutput;
  'Questionnaire/Paper': QuestionnairePaperOutput;
  'Questionnaire/ReadQuestions': QuestionnaireReadQuestionsOutput;
  'Questionnaire/SheetFactors': QuestionnaireSheetFactorsOutput;
  'Questionnaire/SheetHistory': QuestionnaireSheetHistoryOutput;
  'Questionnaire/Stat': QuestionnaireStatOutput;
  'Questionnaire/Tallies': QuestionnaireTalliesOutput;
  'Questionnaire/Written': QuestionnaireWrittenOutput;
  'Quiz/Accuracy': QuizAccuracyOutput;
  'Quiz/ByCollege': QuizByCollegeOutput;
  'Quiz/ByDay': QuizByDayOutput;
  'Quiz/Classes': QuizClassesOutput;
  'Quiz/Colleges': QuizCollegesOutput;
  'Quiz/Current': QuizCurrentOutput;
  'Quiz/Figures': QuizFiguresOutput;
  'Quiz/Paper': QuizPaperOutput;
  'Quiz/People': QuizPeopleOutput;
  'Research/Away': ResearchAwayOutput;
  'Rollcall/ByClass': RollcallByClassOutput;
  'Rollcall/Figures': RollcallFiguresOutput;
  'Rollcall/SignCode': RollcallSignCodeOutput;
  'Rollcall/Trend': RollcallTrendOutput;
  'Statistics/Attendance': StatisticsAttendanceOutput;
  'Statistics/StudentTotals': StatisticsStudentTotalsOutput;
  'Statistics/Students': StatisticsStudentsOutput;
  'Study/Day': StudyDayOutput;
  'Study/Hours': StudyHoursOutput;
  'Study/Seats': StudySeatsOutput;
  'Study/Usage': StudyUsageOutput;
  'Study/Week': StudyWeekOutput;
  'Supplies/ByState': SuppliesByStateOutput;
  'Supplies/Sizes': SuppliesSizesOutput;
  'SysInfo/GetComing': SysInfoGetComingOutput;
  'SysInfo/GetRoom': SysInfoGetRoomOutput;
  'SysInfo/GetSettingHistory': SysInfoGetSettingHistoryOutput;
  'SysInfo/GetSettings': SysInfoGetSettingsOutput;
  'SysInfo/GetTitleAndImg': SysInfoGetTitleAndImgOutput;
  'SysInfo/SiteImage': SysInfoSiteImageOutput;
  'UserAuth/AdminUnboundUserWX': UserAuthAdminUnboundUserWXOutput;
  'UserAuth/BeginSecondFactor': UserAuthBeginSecondFactorOutput;
  'UserAuth/ChangeManUserPwd': UserAuthChangeManUserPwdOutput;
  'UserAuth/ChangeUserPwd': UserAuthChangeUserPwdOutput;
  'UserAuth/ConfirmSecondFactor': UserAuthConfirmSecondFactorOutput;
  'UserAuth/DownloadNewUser': UserAuthDownloadNewUserOutput;
  'UserAuth/EmailGetPwd': UserAuthEmailGetPwdOutput;
  'UserAuth/EndSecondFactor': UserAuthEndSecondFactorOutput;
  'UserAuth/GetDraftKey': UserAuthGetDraftKeyOutput;
  'UserAuth/GetManUserLogin': UserAuthGetManUserLoginOutput;
  'UserAuth/GetOrgUserInfo': UserAuthGetOrgUserInfoOutput;
  'UserAuth/GetSecondFactor': UserAuthGetSecondFactorOutput;
  'UserAuth/GetSsoClients': UserAuthGetSsoClientsOutput;
  'UserAuth/GetSsoList': UserAuthGetSsoListOutput;
  'UserAuth/GetUserId': UserAuthGetUserIdOutput;
  'UserAuth/InputExcelLinkNewUser': UserAuthInputExcelLinkNewUserOutput;
  'UserAuth/IsBingWX': UserAuthIsBingWXOutput;
  'UserAuth/JudgePassword': UserAuthJudgePasswordOutput;
  'UserAuth/ResetPwdByToken': UserAuthResetPwdByTokenOutput;
  'UserAuth/SSOAuthByLy': UserAuthSSOAuthByLyOutput;
  'UserAuth/SSOAuthByYM': UserAuthSSOAuthByYMOutput;
  'UserAuth/SSOAuthByZX': UserAuthSSOAuthByZXOutput;
  'UserAuth/SSOBegin': UserAuthSSOBeginOutput;
  'UserAuth/SSOBind': UserAuthSSOBindOutput;
  'UserAuth/SSOGetThreenUserLogin': UserAuthSSOGetThreenUserLoginOutput;
  'UserAuth/SecondFactorLogin': UserAuthSecondFactorLoginOutput;
  'UserAuth/StatusUserMan': UserAuthStatusUserManOutput;
  'UserAuth/TestSso': UserAuthTestSsoOutput;
  'UserAuth/UnboundWX': UserAuthUnboundWXOutput;
  'UserAuth/UserLoginOut': UserAuthUserLoginOutOutput;
  'UserAuth/UserManRegion': UserAuthUserManRegionOutput;
  'UserAuth/VerifyCode': UserAuthVerifyCodeOutput;
  'UserInfo/ChangeUserImg': UserInfoChangeUserImgOutput;
  'UserInfo/GetBaseInfo': UserInfoGetBaseInfoOutput;
  'UserInfo/GetLoginBaseInfo': UserInfoGetLoginBaseInfoOutput;
  'UserInfo/GetMyStaff': UserInfoGetMyStaffOutput;
  'UserOrg/ImportClassData': UserOrgImportClassDataOutput;
  'UserRole/GetRouteState': UserRoleGetRouteStateOutput;
  'UserRole/LoadManUserListByFilter': UserRoleLoadManUserListByFilterOutput;
  'UserRole/LoadMenuByUser': UserRoleLoadMenuByUserOutput;
  'UserRole/LoadRoleGrants': UserRoleLoadRoleGrantsOutput;
  'Vote/Link': VoteLinkOutput;
  'Vote/Paper': VotePaperOutput;
  'Vote/Preview': VotePreviewOutput;
  'Vote/Sample': VoteSampleOutput;
}
