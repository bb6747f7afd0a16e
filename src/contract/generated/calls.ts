/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


export type CallName = 'Analysis/MonthBar' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetCityInfoList' | 'Data/Action' | 'Data/Delete' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Options' | 'Data/Save' | 'Data/Schema' | 'Data/Template' | 'Data/Tree' | 'Flow/Trace' | 'FriendshipHelp/UserGetFriendshipHelplist' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetInPutTaskList' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/UploadFile' | 'SysInfo/GetTitleAndImg' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/DownloadNewUser' | 'UserAuth/EmailGetPwd' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSsoClients' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser';

/** Calls answered by src/server/calls. */
export type HandlerCall = 'Analysis/MonthBar' | 'BaseData/GetAllCodeItemList' | 'BaseData/GetAuthCode' | 'BaseData/GetCityInfoList' | 'Data/Schema' | 'Flow/Trace' | 'FriendshipHelp/UserGetFriendshipHelplist' | 'ImportExport/CancelTask' | 'ImportExport/Download' | 'ImportExport/GetBusinessList' | 'ImportExport/GetDownTaskList' | 'ImportExport/GetDownTypeList' | 'ImportExport/GetInPutTaskList' | 'ImportExport/OldGetInPutTaskList' | 'ImportExport/UploadFile' | 'SysInfo/GetTitleAndImg' | 'UserAuth/AdminUnboundUserWX' | 'UserAuth/ChangeManUserPwd' | 'UserAuth/ChangeUserPwd' | 'UserAuth/DownloadNewUser' | 'UserAuth/EmailGetPwd' | 'UserAuth/GetDraftKey' | 'UserAuth/GetManUserLogin' | 'UserAuth/GetOrgUserInfo' | 'UserAuth/GetSsoClients' | 'UserAuth/GetUserId' | 'UserAuth/InputExcelLinkNewUser' | 'UserAuth/IsBingWX' | 'UserAuth/JudgePassword' | 'UserAuth/ResetPwdByToken' | 'UserAuth/SSOAuthByLy' | 'UserAuth/SSOAuthByYM' | 'UserAuth/SSOAuthByZX' | 'UserAuth/SSOBegin' | 'UserAuth/SSOBind' | 'UserAuth/SSOGetThreenUserLogin' | 'UserAuth/StatusUserMan' | 'UserAuth/UnboundWX' | 'UserAuth/UserLoginOut' | 'UserAuth/UserManRegion' | 'UserAuth/VerifyCode' | 'UserInfo/ChangeUserImg' | 'UserInfo/GetBaseInfo' | 'UserInfo/GetLoginBaseInfo' | 'UserRole/GetRouteState' | 'UserRole/LoadManUserListByFilter' | 'UserRole/LoadMenuByUser';

/** Calls answered by the data engine. */
export type EngineCall = 'Data/Action' | 'Data/Delete' | 'Data/Export' | 'Data/Get' | 'Data/Import' | 'Data/List' | 'Data/Options' | 'Data/Save' | 'Data/Template' | 'Data/Tree';

export interface CallConstant { readonly name: CallName; readonly method: "GET" | "POST"; readonly path: string; readonly write: boolean; readonly binary: boolean }

/** Every call by group and action. */
export const calls = {
  Analysis: {
    /** 月流量 */
    MonthBar: { name: 'Analysis/MonthBar', method: 'GET', path: '/analysis/month-bar', write: false, binary: false },
  },
  BaseData: {
    /** 数据字典 */
    GetAllCodeItemList: { name: 'BaseData/GetAllCodeItemList', method: 'POST', path: '/api/BaseData/GetAllCodeItemList', write: false, binary: false },
    /** 获取验证码 */
    GetAuthCode: { name: 'BaseData/GetAuthCode', method: 'POST', path: '/api/BaseData/GetAuthCode', write: false, binary: false },
    /** 行政区划 */
    GetCityInfoList: { name: 'BaseData/GetCityInfoList', method: 'POST', path: '/api/BaseData/GetCityInfoList', write: false, binary: false },
  },
  Data: {
    /** 数据操作 */
    Action: { name: 'Data/Action', method: 'POST', path: '/api/Data/Action', write: true, binary: false },
    /** 数据删除 */
    Delete: { name: 'Data/Delete', method: 'POST', path: '/api/Data/Delete', write: true, binary: false },
    /** 数据导出 */
    Export: { name: 'Data/Export', method: 'POST', path: '/api/Data/Export', write: false, binary: false },
    /** 数据详情 */
    Get: { name: 'Data/Get', method: 'GET', path: '/api/Data/Get', write: false, binary: false },
    /** 数据导入 */
    Import: { name: 'Data/Import', method: 'POST', path: '/api/Data/Import', write: true, binary: false },
    /** 数据列表 */
    List: { name: 'Data/List', method: 'POST', path: '/api/Data/List', write: false, binary: false },
    /** 选项 */
    Options: { name: 'Data/Options', method: 'POST', path: '/api/Data/Options', write: false, binary: false },
    /** 数据保存 */
    Save: { name: 'Data/Save', method: 'POST', path: '/api/Data/Save', write: true, binary: false },
    /** 页面方案 */
    Schema: { name: 'Data/Schema', method: 'GET', path: '/api/Data/Schema', write: false, binary: false },
    /** 导入模板 */
    Template: { name: 'Data/Template', method: 'GET', path: '/api/Data/Template', write: false, binary: true },
    /** 树 */
    Tree: { name: 'Data/Tree', method: 'POST', path: '/api/Data/Tree', write: false, binary: false },
  },
  Flow: {
    /** 流程跟踪 */
    Trace: { name: 'Flow/Trace', method: 'GET', path: '/api/Flow/Trace', write: false, binary: false },
  },
  FriendshipHelp: {
    /** 友情链接 */
    UserGetFriendshipHelplist: { name: 'FriendshipHelp/UserGetFriendshipHelplist', method: 'POST', path: '/api/FriendshipHelp/UserGetFriendshipHelplist', write: false, binary: false },
  },
  ImportExport: {
    /** 取消导出 */
    CancelTask: { name: 'ImportExport/CancelTask', method: 'POST', path: '/api/ImportExport/CancelTask', write: true, binary: false },
    /** 下载文件 */
    Download: { name: 'ImportExport/Download', method: 'GET', path: '/api/ImportExport/Download', write: false, binary: true },
    /** 业务类型 */
    GetBusinessList: { name: 'ImportExport/GetBusinessList', method: 'POST', path: '/api/ImportExport/GetBusinessList', write: false, binary: false },
    /** 导出任务列表 */
    GetDownTaskList: { name: 'ImportExport/GetDownTaskList', method: 'POST', path: '/api/ImportExport/GetDownTaskList', write: false, binary: false },
    /** 导出业务类型 */
    GetDownTypeList: { name: 'ImportExport/GetDownTypeList', method: 'POST', path: '/api/ImportExport/GetDownTypeList', write: false, binary: false },
    /** 导入任务列表 */
    GetInPutTaskList: { name: 'ImportExport/GetInPutTaskList', method: 'POST', path: '/api/ImportExport/GetInPutTaskList', write: false, binary: false },
    /** 导入任务列表（旧格式） */
    OldGetInPutTaskList: { name: 'ImportExport/OldGetInPutTaskList', method: 'POST', path: '/api/ImportExport/OldGetInPutTaskList', write: false, binary: false },
    /** 上传文件 */
    UploadFile: { name: 'ImportExport/UploadFile', method: 'POST', path: '/api/ImportExport/UploadFile', write: true, binary: false },
  },
  SysInfo: {
    /** 站点配置 */
    GetTitleAndImg: { name: 'SysInfo/GetTitleAndImg', method: 'GET', path: '/api/SysInfo/GetTitleAndImg', write: false, binary: false },
  },
  UserAuth: {
    /** 管理员解绑用户企业微信 */
    AdminUnboundUserWX: { name: 'UserAuth/AdminUnboundUserWX', method: 'GET', path: '/api/UserAuth/AdminUnboundUserWX', write: false, binary: false },
    /** 重置用户密码 */
    ChangeManUserPwd: { name: 'UserAuth/ChangeManUserPwd', method: 'POST', path: '/api/UserAuth/ChangeManUserPwd', write: true, binary: false },
    /** 修改密码 */
    ChangeUserPwd: { name: 'UserAuth/ChangeUserPwd', method: 'POST', path: '/api/UserAuth/ChangeUserPwd', write: true, binary: false },
    /** 下载用户导入模板 */
    DownloadNewUser: { name: 'UserAuth/DownloadNewUser', method: 'GET', path: '/api/UserAuth/DownloadNewUser', write: false, binary: true },
    /** 邮箱找回密码 */
    EmailGetPwd: { name: 'UserAuth/EmailGetPwd', method: 'POST', path: '/api/UserAuth/EmailGetPwd', write: false, binary: false },
    /** 本次登录的草稿密钥 */
    GetDraftKey: { name: 'UserAuth/GetDraftKey', method: 'POST', path: '/api/UserAuth/GetDraftKey', write: false, binary: false },
    /** 登录 */
    GetManUserLogin: { name: 'UserAuth/GetManUserLogin', method: 'POST', path: '/api/UserAuth/GetManUserLogin', write: false, binary: false },
    /** 机构人员 */
    GetOrgUserInfo: { name: 'UserAuth/GetOrgUserInfo', method: 'GET', path: '/api/UserAuth/GetOrgUserInfo', write: false, binary: false },
    /** 单点登录方式 */
    GetSsoClients: { name: 'UserAuth/GetSsoClients', method: 'GET', path: '/api/UserAuth/GetSsoClients', write: false, binary: false },
    /** 用户主键 */
    GetUserId: { name: 'UserAuth/GetUserId', method: 'POST', path: '/api/UserAuth/GetUserId', write: false, binary: false },
    /** 导入用户 */
    InputExcelLinkNewUser: { name: 'UserAuth/InputExcelLinkNewUser', method: 'POST', path: '/api/UserAuth/InputExcelLinkNewUser', write: true, binary: false },
    /** 是否绑定企业微信 */
    IsBingWX: { name: 'UserAuth/IsBingWX', method: 'GET', path: '/api/UserAuth/IsBingWX', write: false, binary: false },
    /** 弱密码检查 */
    JudgePassword: { name: 'UserAuth/JudgePassword', method: 'GET', path: '/api/UserAuth/JudgePassword', write: false, binary: false },
    /** 以邮件链接设置新密码 */
    ResetPwdByToken: { name: 'UserAuth/ResetPwdByToken', method: 'POST', path: '/api/UserAuth/ResetPwdByToken', write: true, binary: false },
    /** LY 单点登录 */
    SSOAuthByLy: { name: 'UserAuth/SSOAuthByLy', method: 'GET', path: '/api/UserAuth/SSOAuthByLy', write: false, binary: false },
    /** YM 单点登录 */
    SSOAuthByYM: { name: 'UserAuth/SSOAuthByYM', method: 'GET', path: '/api/UserAuth/SSOAuthByYM', write: false, binary: false },
    /** ZX 单点登录 */
    SSOAuthByZX: { name: 'UserAuth/SSOAuthByZX', method: 'GET', path: '/api/UserAuth/SSOAuthByZX', write: false, binary: false },
    /** 开始单点登录 */
    SSOBegin: { name: 'UserAuth/SSOBegin', method: 'POST', path: '/api/UserAuth/SSOBegin', write: false, binary: false },
    /** 关联统一认证账号 */
    SSOBind: { name: 'UserAuth/SSOBind', method: 'POST', path: '/api/UserAuth/SSOBind', write: true, binary: false },
    /** 第三方单点登录 */
    SSOGetThreenUserLogin: { name: 'UserAuth/SSOGetThreenUserLogin', method: 'POST', path: '/api/UserAuth/SSOGetThreenUserLogin', write: false, binary: false },
    /** 启用停用用户 */
    StatusUserMan: { name: 'UserAuth/StatusUserMan', method: 'POST', path: '/api/UserAuth/StatusUserMan', write: true, binary: false },
    /** 解绑本人企业微信 */
    UnboundWX: { name: 'UserAuth/UnboundWX', method: 'GET', path: '/api/UserAuth/UnboundWX', write: false, binary: false },
    /** 退出登录 */
    UserLoginOut: { name: 'UserAuth/UserLoginOut', method: 'GET', path: '/api/UserAuth/UserLoginOut', write: false, binary: false },
    /** 用户所属机构 */
    UserManRegion: { name: 'UserAuth/UserManRegion', method: 'POST', path: '/api/UserAuth/UserManRegion', write: false, binary: false },
    /** 验证身份 */
    VerifyCode: { name: 'UserAuth/VerifyCode', method: 'POST', path: '/api/UserAuth/VerifyCode', write: false, binary: false },
  },
  UserInfo: {
    /** 更换头像 */
    ChangeUserImg: { name: 'UserInfo/ChangeUserImg', method: 'POST', path: '/api/UserInfo/ChangeUserImg', write: true, binary: false },
    /** 用户基本信息 */
    GetBaseInfo: { name: 'UserInfo/GetBaseInfo', method: 'POST', path: '/api/UserInfo/GetBaseInfo', write: false, binary: false },
    /** 当前用户信息 */
    GetLoginBaseInfo: { name: 'UserInfo/GetLoginBaseInfo', method: 'POST', path: '/api/UserInfo/GetLoginBaseInfo', write: false, binary: false },
  },
  UserRole: {
    /** 路由是否存在 */
    GetRouteState: { name: 'UserRole/GetRouteState', method: 'GET', path: '/api/UserRole/GetRouteState', write: false, binary: false },
    /** 用户列表 */
    LoadManUserListByFilter: { name: 'UserRole/LoadManUserListByFilter', method: 'POST', path: '/api/UserRole/LoadManUserListByFilter', write: false, binary: false },
    /** 当前用户菜单 */
    LoadMenuByUser: { name: 'UserRole/LoadMenuByUser', method: 'POST', path: '/api/UserRole/LoadMenuByUser', write: false, binary: false },
  },
} as const;

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
