/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


export type CallName = 'Analysis/MonthBar' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetCityInfoList' | 'BusinessLog/AddWebLog' | 'Data/Action' | 'Data/Delete' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Options' | 'Data/Save' | 'Data/Schema' | 'Data/Template' | 'Data/Tree' | 'Flow/Trace' | 'FriendshipHelp/UserGetFriendshipHelplist' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetInPutTaskList' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/UploadFile' | 'SysInfo/GetTitleAndImg' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/DownloadNewUser' | 'UserAuth/EmailGetPwd' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSsoClients' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser';

/** Calls answered by src/server/calls. */
export type HandlerCall = 'Analysis/MonthBar' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetCityInfoList' | 'BusinessLog/AddWebLog' | 'Data/Schema' | 'Flow/Trace' | 'FriendshipHelp/UserGetFriendshipHelplist' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetInPutTaskList' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/UploadFile' | 'SysInfo/GetTitleAndImg' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/DownloadNewUser' | 'UserAuth/EmailGetPwd' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSsoClients' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser';

/** Calls answered by the data engine. */
export type EngineCall = 'Data/Action' | 'Data/Delete' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Options' | 'Data/Save' | 'Data/Template' | 'Data/Tree';

export interface CallConstant { readonly name: CallName; readonly method: "GET" | "POST"; readonly path: string; readonly write: boolean; readonly binary: boolean }

const call = <Name extends CallName>(name: Name, facts: string, path = `/api/${name}`): CallConstant & { readonly name: Name } => ({
  name,
  method: facts.startsWith('GET') ? 'GET' : 'POST',
  path,
  write: facts.includes('write'),
  binary: facts.includes('binary'),
});

/** Every call by group and action. */
export const calls = {
  Analysis: {
    /** 月流量 */
    MonthBar: call('Analysis/MonthBar', 'GET', '/analysis/month-bar'),
  },
  BaseData: {
    /** 数据字典 */
    GetAllCodeItemList: call('BaseData/GetAllCodeItemList', 'POST'),
    /** 获取验证码 */
    GetAuthCode: call('BaseData/GetAuthCode', 'POST'),
    /** 行政区划 */
    GetCityInfoList: call('BaseData/GetCityInfoList', 'POST'),
  },
  BusinessLog: {
    /** 记录前端日志 */
    AddWebLog: call('BusinessLog/AddWebLog', 'POST write'),
  },
  Data: {
    /** 数据操作 */
    Action: call('Data/Action', 'POST write'),
    /** 数据删除 */
    Delete: call('Data/Delete', 'POST write'),
    /** 数据导出 */
    Export: call('Data/Export', 'POST'),
    /** 数据详情 */
    Get: call('Data/Get', 'GET'),
    /** 数据导入 */
    Import: call('Data/Import', 'POST write'),
    /** 数据列表 */
    List: call('Data/List', 'POST'),
    /** 选项 */
    Options: call('Data/Options', 'POST'),
    /** 数据保存 */
    Save: call('Data/Save', 'POST write'),
    /** 页面方案 */
    Schema: call('Data/Schema', 'GET'),
    /** 导入模板 */
    Template: call('Data/Template', 'GET binary'),
    /** 树 */
    Tree: call('Data/Tree', 'POST'),
  },
  Flow: {
    /** 流程跟踪 */
    Trace: call('Flow/Trace', 'GET'),
  },
  FriendshipHelp: {
    /** 友情链接 */
    UserGetFriendshipHelplist: call('FriendshipHelp/UserGetFriendshipHelplist', 'POST'),
  },
  ImportExport: {
    /** 取消导出 */
    CancelTask: call('ImportExport/CancelTask', 'POST write'),
    /** 下载文件 */
    Download: call('ImportExport/Download', 'GET binary'),
    /** 业务类型 */
    GetBusinessList: call('ImportExport/GetBusinessList', 'POST'),
    /** 导出任务列表 */
    GetDownTaskList: call('ImportExport/GetDownTaskList', 'POST'),
    /** 导出业务类型 */
    GetDownTypeList: call('ImportExport/GetDownTypeList', 'POST'),
    /** 导入任务列表 */
    GetInPutTaskList: call('ImportExport/GetInPutTaskList', 'POST'),
    /** 导入任务列表（旧格式） */
    OldGetInPutTaskList: call('ImportExport/OldGetInPutTaskList', 'POST'),
    /** 上传文件 */
    UploadFile: call('ImportExport/UploadFile', 'POST write'),
  },
  SysInfo: {
    /** 站点配置 */
    GetTitleAndImg: call('SysInfo/GetTitleAndImg', 'GET'),
  },
  UserAuth: {
    /** 管理员解绑用户企业微信 */
    AdminUnboundUserWX: call('UserAuth/AdminUnboundUserWX', 'GET'),
    /** 重置用户密码 */
    ChangeManUserPwd: call('UserAuth/ChangeManUserPwd', 'POST write'),
    /** 修改密码 */
    ChangeUserPwd: call('UserAuth/ChangeUserPwd', 'POST write'),
    /** 下载用户导入模板 */
    DownloadNewUser: call('UserAuth/DownloadNewUser', 'GET binary'),
    /** 邮箱找回密码 */
    EmailGetPwd: call('UserAuth/EmailGetPwd', 'POST'),
    /** 本次登录的草稿密钥 */
    GetDraftKey: call('UserAuth/GetDraftKey', 'POST'),
    /** 登录 */
    GetManUserLogin: call('UserAuth/GetManUserLogin', 'POST'),
    /** 机构人员 */
    GetOrgUserInfo: call('UserAuth/GetOrgUserInfo', 'GET'),
    /** 单点登录方式 */
    GetSsoClients: call('UserAuth/GetSsoClients', 'GET'),
    /** 用户主键 */
    GetUserId: call('UserAuth/GetUserId', 'POST'),
    /** 导入用户 */
    InputExcelLinkNewUser: call('UserAuth/InputExcelLinkNewUser', 'POST write'),
    /** 是否绑定企业微信 */
    IsBingWX: call('UserAuth/IsBingWX', 'GET'),
    /** 弱密码检查 */
    JudgePassword: call('UserAuth/JudgePassword', 'GET'),
    /** 以邮件链接设置新密码 */
    ResetPwdByToken: call('UserAuth/ResetPwdByToken', 'POST write'),
    /** LY 单点登录 */
    SSOAuthByLy: call('UserAuth/SSOAuthByLy', 'GET'),
    /** YM 单点登录 */
    SSOAuthByYM: call('UserAuth/SSOAuthByYM', 'GET'),
    /** ZX 单点登录 */
    SSOAuthByZX: call('UserAuth/SSOAuthByZX', 'GET'),
    /** 开始单点登录 */
    SSOBegin: call('UserAuth/SSOBegin', 'POST'),
    /** 关联统一认证账号 */
    SSOBind: call('UserAuth/SSOBind', 'POST write'),
    /** 第三方单点登录 */
    SSOGetThreenUserLogin: call('UserAuth/SSOGetThreenUserLogin', 'POST'),
    /** 启用停用用户 */
    StatusUserMan: call('UserAuth/StatusUserMan', 'POST write'),
    /** 解绑本人企业微信 */
    UnboundWX: call('UserAuth/UnboundWX', 'GET'),
    /** 退出登录 */
    UserLoginOut: call('UserAuth/UserLoginOut', 'GET'),
    /** 用户所属机构 */
    UserManRegion: call('UserAuth/UserManRegion', 'POST'),
    /** 验证身份 */
    VerifyCode: call('UserAuth/VerifyCode', 'POST'),
  },
  UserInfo: {
    /** 更换头像 */
    ChangeUserImg: call('UserInfo/ChangeUserImg', 'POST write'),
    /** 用户基本信息 */
    GetBaseInfo: call('UserInfo/GetBaseInfo', 'POST'),
    /** 当前用户信息 */
    GetLoginBaseInfo: call('UserInfo/GetLoginBaseInfo', 'POST'),
  },
  UserRole: {
    /** 路由是否存在 */
    GetRouteState: call('UserRole/GetRouteState', 'GET'),
    /** 用户列表 */
    LoadManUserListByFilter: call('UserRole/LoadManUserListByFilter', 'POST'),
    /** 当前用户菜单 */
    LoadMenuByUser: call('UserRole/LoadMenuByUser', 'POST'),
  },
};

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

export interface BusinessLogAddWebLogInput {
  RouteName: string;
  Action: string;
  Content: string;
  CostMs?: number;
}

export type BusinessLogAddWebLogOutput = true;

export interface DataActionInput {
  EnCode: string;
  /**
   * @maxItems 500
   */
  Ids?: string[];
  Params?: {};
}

export interface DataActionOutput {
  [k: string]: unknown;
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
  Fails: {
    RowNo: number;
    ColumnName: string | null;
    CellValue: string | null;
    Message: string;
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
}

export interface DataListOutput {
  total: number;
  rows: {}[];
}

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
  PageIndex?: number;
  PageSize?: number;
}

export type DataOptionsOutput = {
  Value: string;
  Label: string;
  ParentId?: string | null;
  Disabled?: boolean;
}[];

export interface DataSaveInput {
  Entity: string;
  EnCode: string;
  Data: {};
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
}

export interface DataTemplateInput {
  EnCode: string;
}

export interface DataTemplateOutput {
  [k: string]: unknown;
}

export interface DataTreeInput {
  Source: string;
  ParentId?: string;
}

export type DataTreeOutput = {
  Id: string;
  Name: string;
  ParentId: string | null;
  IsLeaf?: boolean;
  Count?: number;
}[];

export interface FlowTraceInput {
  Entity: string;
  Id: string;
}

export interface FlowTraceOutput {
  Nodes: {
    NodeId: string;
    NodeName: string;
    State: string;
    Handlers?: string[];
  }[];
  Records: {
    NodeName: string | null;
    TrueName: string | null;
    ActionName: string;
    Opinion?: string | null;
    ActDate: string;
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

export interface ImportExportCancelTaskInput {
  Id: string;
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
  }[];
}

export interface ImportExportGetDownTypeListInput {}

export type ImportExportGetDownTypeListOutput = {
  Id: string;
  Name: string;
}[];

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
    CreateUserName: string | null;
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
    CreateUserName: string | null;
  }[];
}

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

export interface SysInfoGetTitleAndImgInput {}

export interface SysInfoGetTitleAndImgOutput {
  LocationCity: string;
  Img?: string;
  LoginImg?: string;
  WebTitle: string;
  Academy: string;
  CopyrightName?: string;
  CopyrightUrl?: string;
  SYSLoginUrl?: string;
  ModuleSwitches?: {};
  DictVersion?: string;
}

export interface UserAuthAdminUnboundUserWXInput {
  UserId: string;
}

export type UserAuthAdminUnboundUserWXOutput = true;

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

export interface UserAuthGetSsoClientsInput {}

export type UserAuthGetSsoClientsOutput = {
  ClientCode: string;
  ClientName: string;
  Page: string;
}[];

export interface UserAuthGetUserIdInput {
  LoginName?: string;
}

export interface UserAuthGetUserIdOutput {
  UserId: string;
}

export interface UserAuthInputExcelLinkNewUserInput {
  FileId: string;
  Cover?: 0 | 1;
  DryRun?: 0 | 1;
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

export interface UserAuthStatusUserManInput {
  /**
   * @minItems 1
   * @maxItems 100
   */
  UserIds: [string, ...string[]];
  State: 0 | 1 | '0' | '1';
}

export type UserAuthStatusUserManOutput = true;

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
  CodeKey: string;
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
   * `me` of the conditions of pages.
   */
  Subject: {
    UserId: string;
    LoginName: string;
    TrueName: string;
    UserType: string;
    Roles: string[];
    StudentId: string;
    TeacherId: string;
    OrgId: string;
    CollegeIds: string[];
    ClassIds: string[];
    TrainLevel: string;
  };
}

export interface UserRoleGetRouteStateInput {
  Path: string;
}

export interface UserRoleGetRouteStateOutput {
  IsKnown: boolean;
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

/** Input of each call. */
export interface CallInput {
  'Analysis/MonthBar': AnalysisMonthBarInput;
  'BaseData/GetAllCodeItemList': BaseDataGetAllCodeItemListInput;
  'BaseData/GetAuthCode': BaseDataGetAuthCodeInput;
  'BaseData/GetCityInfoList': BaseDataGetCityInfoListInput;
  'BusinessLog/AddWebLog': BusinessLogAddWebLogInput;
  'Data/Action': DataActionInput;
  'Data/Delete': DataDeleteInput;
  'Data/Export': DataExportInput;
  'Data/Get': DataGetInput;
  'Data/Import': DataImportInput;
  'Data/List': DataListInput;
  'Data/Options': DataOptionsInput;
  'Data/Save': DataSaveInput;
  'Data/Schema': DataSchemaInput;
  'Data/Template': DataTemplateInput;
  'Data/Tree': DataTreeInput;
  'Flow/Trace': FlowTraceInput;
  'FriendshipHelp/UserGetFriendshipHelplist': FriendshipHelpUserGetFriendshipHelplistInput;
  'ImportExport/CancelTask': ImportExportCancelTaskInput;
  'ImportExport/Download': ImportExportDownloadInput;
  'ImportExport/GetBusinessList': ImportExportGetBusinessListInput;
  'ImportExport/GetDownTaskList': ImportExportGetDownTaskListInput;
  'ImportExport/GetDownTypeList': ImportExportGetDownTypeListInput;
  'ImportExport/GetInPutTaskList': ImportExportGetInPutTaskListInput;
  'ImportExport/OldGetInPutTaskList': ImportExportOldGetInPutTaskListInput;
  'ImportExport/UploadFile': ImportExportUploadFileInput;
  'SysInfo/GetTitleAndImg': SysInfoGetTitleAndImgInput;
  'UserAuth/AdminUnboundUserWX': UserAuthAdminUnboundUserWXInput;
  'UserAuth/ChangeManUserPwd': UserAuthChangeManUserPwdInput;
  'UserAuth/ChangeUserPwd': UserAuthChangeUserPwdInput;
  'UserAuth/DownloadNewUser': UserAuthDownloadNewUserInput;
  'UserAuth/EmailGetPwd': UserAuthEmailGetPwdInput;
  'UserAuth/GetDraftKey': UserAuthGetDraftKeyInput;
  'UserAuth/GetManUserLogin': UserAuthGetManUserLoginInput;
  'UserAuth/GetOrgUserInfo': UserAuthGetOrgUserInfoInput;
  'UserAuth/GetSsoClients': UserAuthGetSsoClientsInput;
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
  'UserAuth/StatusUserMan': UserAuthStatusUserManInput;
  'UserAuth/UnboundWX': UserAuthUnboundWXInput;
  'UserAuth/UserLoginOut': UserAuthUserLoginOutInput;
  'UserAuth/UserManRegion': UserAuthUserManRegionInput;
  'UserAuth/VerifyCode': UserAuthVerifyCodeInput;
  'UserInfo/ChangeUserImg': UserInfoChangeUserImgInput;
  'UserInfo/GetBaseInfo': UserInfoGetBaseInfoInput;
  'UserInfo/GetLoginBaseInfo': UserInfoGetLoginBaseInfoInput;
  'UserRole/GetRouteState': UserRoleGetRouteStateInput;
  'UserRole/LoadManUserListByFilter': UserRoleLoadManUserListByFilterInput;
  'UserRole/LoadMenuByUser': UserRoleLoadMenuByUserInput;
}

/** ResultValue of each call. */
export interface CallOutput {
  'Analysis/MonthBar': AnalysisMonthBarOutput;
  'BaseData/GetAllCodeItemList': BaseDataGetAllCodeItemListOutput;
  'BaseData/GetAuthCode': BaseDataGetAuthCodeOutput;
  'BaseData/GetCityInfoList': BaseDataGetCityInfoListOutput;
  'BusinessLog/AddWebLog': BusinessLogAddWebLogOutput;
  'Data/Action': DataActionOutput;
  'Data/Delete': DataDeleteOutput;
  'Data/Export': DataExportOutput;
  'Data/Get': DataGetOutput;
  'Data/Import': DataImportOutput;
  'Data/List': DataListOutput;
  'Data/Options': DataOptionsOutput;
  'Data/Save': DataSaveOutput;
  'Data/Schema': DataSchemaOutput;
  'Data/Template': DataTemplateOutput;
  'Data/Tree': DataTreeOutput;
  'Flow/Trace': FlowTraceOutput;
  'FriendshipHelp/UserGetFriendshipHelplist': FriendshipHelpUserGetFriendshipHelplistOutput;
  'ImportExport/CancelTask': ImportExportCancelTaskOutput;
  'ImportExport/Download': ImportExportDownloadOutput;
  'ImportExport/GetBusinessList': ImportExportGetBusinessListOutput;
  'ImportExport/GetDownTaskList': ImportExportGetDownTaskListOutput;
  'ImportExport/GetDownTypeList': ImportExportGetDownTypeListOutput;
  'ImportExport/GetInPutTaskList': ImportExportGetInPutTaskListOutput;
  'ImportExport/OldGetInPutTaskList': ImportExportOldGetInPutTaskListOutput;
  'ImportExport/UploadFile': ImportExportUploadFileOutput;
  'SysInfo/GetTitleAndImg': SysInfoGetTitleAndImgOutput;
  'UserAuth/AdminUnboundUserWX': UserAuthAdminUnboundUserWXOutput;
  'UserAuth/ChangeManUserPwd': UserAuthChangeManUserPwdOutput;
  'UserAuth/ChangeUserPwd': UserAuthChangeUserPwdOutput;
  'UserAuth/DownloadNewUser': UserAuthDownloadNewUserOutput;
  'UserAuth/EmailGetPwd': UserAuthEmailGetPwdOutput;
  'UserAuth/GetDraftKey': UserAuthGetDraftKeyOutput;
  'UserAuth/GetManUserLogin': UserAuthGetManUserLoginOutput;
  'UserAuth/GetOrgUserInfo': UserAuthGetOrgUserInfoOutput;
  'UserAuth/GetSsoClients': UserAuthGetSsoClientsOutput;
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
  'UserAuth/StatusUserMan': UserAuthStatusUserManOutput;
  'UserAuth/UnboundWX': UserAuthUnboundWXOutput;
  'UserAuth/UserLoginOut': UserAuthUserLoginOutOutput;
  'UserAuth/UserManRegion': UserAuthUserManRegionOutput;
  'UserAuth/VerifyCode': UserAuthVerifyCodeOutput;
  'UserInfo/ChangeUserImg': UserInfoChangeUserImgOutput;
  'UserInfo/GetBaseInfo': UserInfoGetBaseInfoOutput;
  'UserInfo/GetLoginBaseInfo': UserInfoGetLoginBaseInfoOutput;
  'UserRole/GetRouteState': UserRoleGetRouteStateOutput;
  'UserRole/LoadManUserListByFilter': UserRoleLoadManUserListByFilterOutput;
  'UserRole/LoadMenuByUser': UserRoleLoadMenuByUserOutput;
}
