/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

/** 批量操作状态 */
export const ACTION_TASK_STATE = {
  Running: "0",
  Done: "1",
  Failed: "2",
  Cancelled: "3",
  Undoing: "4",
  Undone: "5",
  PartlyUndone: "6",
} as const;

/** 到校状态 */
export const ARRIVE_STATE = {
  Away: "0",
  Here: "1",
  Late: "2",
  Gone: "3",
} as const;

/** 登记方式 */
export const BACK_KIND = {
  Before: "1",
  Self: "2",
} as const;

/** 返校核验结论 */
export const BACK_VERDICT = {
  Good: "1",
  Early: "2",
  None: "3",
  Here: "4",
  Lacking: "5",
  Ill: "6",
} as const;

/** 床型 */
export const BED_POS = {
  Loft: "1",
  Upper: "2",
  Lower: "3",
} as const;

/** 床位状态 */
export const BED_STATE = {
  Free: "0",
  Held: "1",
  Chosen: "2",
  Occupied: "3",
  Disabled: "4",
} as const;

/** 业务类别 */
export const BIZ_KIND = {
  Import: "1",
  Export: "2",
  Action: "3",
} as const;

/** 留言状态 */
export const BOARD_STATE = {
  ToReview: "0",
  ToReply: "1",
  Replied: "2",
  Closed: "3",
  Blocked: "4",
  Passed: "5",
} as const;

/** 预约状态 */
export const BOOK_STATE = {
  Booked: "0",
  InUse: "1",
  Away: "2",
  Done: "3",
  Cancelled: "4",
  Missed: "5",
  Released: "6",
} as const;

/** 楼栋性别 */
export const BUILDING_GENDER = {
  Male: "1",
  Female: "2",
  Mixed: "3",
} as const;

/** 销假方式 */
export const CANCEL_MODE = {
  Location: "1",
  Scan: "2",
  Gate: "3",
  Proxy: "4",
} as const;

/** 销假来源 */
export const CANCEL_SOURCE = {
  Leave: "1",
  Outing: "2",
} as const;

/** 报到方式 */
export const CHECKIN_MODE = {
  Scan: "1",
  Manual: "2",
  Self: "3",
} as const;

/** 报到状态 */
export const CHECKIN_STATE = {
  Waiting: "0",
  Running: "1",
  Ready: "2",
  CheckedIn: "3",
  Late: "4",
  NotComing: "5",
} as const;

/** 应用审核 */
export const CHECK_STATE = {
  Waiting: "0",
  Passed: "1",
  Rejected: "2",
} as const;

/** 数据范围 */
export const DATA_SCOPE = {
  Public: "0",
  Self: "1",
  Class: "2",
  College: "3",
  School: "4",
  Building: "5",
  Branch: "6",
  Tutee: "7",
  Task: "8",
} as const;

/** 天数计算方式 */
export const DAY_COUNT = {
  Hours: "1",
  Natural: "2",
  Workdays: "3",
} as const;

/** 字典类别 */
export const DICT_KIND = {
  Standard: "1",
  Program: "2",
  School: "3",
} as const;

/** 班内序号 */
export const DIVIDE_ORDER = {
  Name: "1",
  Examinee: "2",
  Score: "3",
  Gender: "4",
} as const;

/** 均衡规则 */
export const DIVIDE_RULE = {
  Gender: "1",
  Score: "2",
  Region: "3",
  Nation: "4",
  Subject: "5",
  Dorm: "6",
} as const;

/** 分班状态 */
export const DIVIDE_STATE = {
  Draft: "0",
  Tried: "1",
  Published: "2",
  Revoked: "3",
} as const;

/** 调宿类型 */
export const DORM_CHANGE_TYPE = {
  Move: "1",
  Swap: "2",
  Leave: "3",
  OffCampus: "4",
  MoveIn: "5",
} as const;

/** 下载状态 */
export const DOWN_PROGRESS = {
  Running: "0",
  Done: "1",
  Failed: "2",
} as const;

/** 下载文件类型 */
export const DOWN_TYPE = {
  Word: "1",
  Excel: "2",
  Pdf: "3",
  Zip: "4",
} as const;

/** 启用状态 */
export const ENABLE = {
  Off: "0",
  On: "1",
} as const;

/** 错误码 */
export const ErrorCode = {
  Success: 0,
  Refused: 2,
  ServerFault: 500,
  TokenExpired: 999,
  MustConfirm: 1001,
  Superseded: 3001,
  PartlyDone: 5001,
  CaptchaNeeded: 6000,
  StepUpNeeded: 6001,
  Redirect: 90002,
} as const;

/** 因子算法 */
export const FACTOR_CALC = {
  Sum: "1",
  Mean: "2",
} as const;

/** 测评等级 */
export const FDY_GRADE = {
  Excellent: "1",
  Competent: "2",
  Basic: "3",
  Incompetent: "4",
} as const;

/** 收费项目 */
export const FEE_ITEM = {
  Tuition: "01",
  Lodging: "02",
  Books: "03",
  Clothes: "04",
  Bedding: "05",
  Examination: "06",
  Insurance: "07",
  Other: "99",
} as const;

/** 上传文件类型 */
export const FILE_TYPE = {
  Word: "1",
  Excel: "2",
  Pdf: "3",
  Jpg: "4",
  Zip: "5",
} as const;

/** 初始密码 */
export const FIRST_PWD = {
  IdCard: "1",
  OtherCard: "2",
  Generated: "3",
  None: "4",
} as const;

/** 审批动作 */
export const FLOW_ACTION = {
  Submit: "1",
  Approve: "2",
  Reject: "3",
  Back: "4",
  Transfer: "5",
  Withdraw: "6",
  Urge: "7",
  Void: "8",
  Copy: "9",
  System: "10",
  Reclaim: "11",
  AddSign: "12",
  DropSign: "13",
  Entrust: "14",
  Retrieve: "15",
  Comment: "16",
  Read: "17",
  Reassign: "18",
  Jump: "19",
  Terminate: "20",
  Remind: "21",
  Object: "22",
  Uphold: "23",
  Dismiss: "24",
} as const;

/** 期限处理 */
export const FLOW_DUE_STATE = {
  Running: "0",
  Reminded: "1",
  Passed: "2",
  Rejected: "3",
  Handed: "4",
} as const;

/** 流程公示状态 */
export const FLOW_PUBLICITY_STATE = {
  Running: "1",
  Ended: "2",
} as const;

/** 加签方式 */
export const FLOW_SIGN_PLACE = {
  Before: "1",
  After: "2",
} as const;

/** 审批状态 */
export const FLOW_STATUS = {
  Draft: "0",
  Running: "1",
  Passed: "2",
  Rejected: "3",
  Withdrawn: "4",
  Voided: "5",
  SentBack: "6",
} as const;

/** 审批任务类别 */
export const FLOW_TASK_KIND = {
  Sign: "0",
  Before: "1",
  After: "2",
  Entrusted: "3",
  Wait: "4",
  Objection: "5",
} as const;

/** 审批任务状态 */
export const FLOW_TASK_STATE = {
  Open: "0",
  Done: "1",
  Closed: "2",
  Ahead: "3",
} as const;

/** 方向 */
export const GATE_DIR = {
  In: "1",
  Out: "2",
} as const;

/** 通行结果 */
export const GATE_RESULT = {
  Fine: "1",
  Late: "2",
  Refused: "3",
  Stranger: "4",
  OnLeave: "5",
} as const;

/** 门禁类型 */
export const GATE_TYPE = {
  Dormitory: "1",
  Campus: "2",
  Library: "3",
  Teaching: "4",
} as const;

/** 性别 */
export const GENDER = {
  Unknown: "0",
  Male: "1",
  Female: "2",
  Unstated: "9",
} as const;

/** 处理状态 */
export const HANDLE_STATE = {
  Open: "0",
  Running: "1",
  Done: "2",
} as const;

/** 每日健康 */
export const HEALTH_DAY = {
  Missing: "0",
  Well: "1",
  Ill: "2",
} as const;

/** 申报场景 */
export const HEALTH_SCENE = {
  Orientation: "1",
  Back: "2",
  Daily: "3",
} as const;

/** 校历类型 */
export const HOLIDAY_KIND = {
  Off: "1",
  Work: "2",
} as const;

/** 报到意向 */
export const INTENTION = {
  OnTime: "1",
  Late: "2",
  Never: "3",
} as const;

/** 晚归类型 */
export const LATE_KIND = {
  Late: "1",
  Absent: "2",
} as const;

/** 来源 */
export const LATE_SOURCE = {
  Gate: "1",
  Roll: "2",
  Keeper: "3",
} as const;

/** 请假终审角色 */
export const LEAVE_FINAL_ROLE = {
  Counsellor: "counsellor",
  College: "college_admin",
  School: "school_admin",
} as const;

/** 班主任参与请假审批 */
export const LEAVE_HEAD_TEACHER = {
  Reads: "0",
  Decides: "1",
  First: "2",
} as const;

/** 离校范围 */
export const LEAVE_SCOPE = {
  OnCampus: "0",
  InCity: "1",
  InProvince: "2",
  OutOfProvince: "3",
  Abroad: "4",
} as const;

/** 请假状态 */
export const LEAVE_STATE = {
  Inactive: "0",
  Approved: "1",
  Away: "2",
  DueBack: "3",
  Cancelled: "4",
  Overdue: "5",
  Dropped: "6",
} as const;

/** 请假类型 */
export const LEAVE_TYPE = {
  Personal: "1",
  Sick: "2",
  Official: "3",
  Marriage: "4",
  Bereavement: "5",
  Maternity: "6",
  Internship: "7",
  Other: "9",
} as const;

/** 出校核验结论 */
export const LEAVE_VERDICT = {
  Valid: "1",
  Early: "2",
  Expired: "3",
  Cancelled: "4",
  None: "5",
} as const;

/** 登录方式 */
export const LOGIN_KIND = {
  Password: "1",
  Unified: "2",
  WeCom: "3",
  WeChat: "4",
  Ly: "5",
  Ym: "6",
  Zx: "7",
  Freshman: "8",
  Ticket: "9",
} as const;

/** 消息渠道 */
export const MSG_CHANNEL = {
  Inside: "1",
  WorkWeChat: "2",
  WeChat: "3",
  Sms: "4",
  Mail: "5",
} as const;

/** 消息分组 */
export const MSG_GROUP = {
  Notice: "1",
  Message: "2",
  Todo: "3",
} as const;

/** 今晚状态 */
export const NIGHT_STATE = {
  In: "1",
  Late: "2",
  Absent: "3",
  Leave: "4",
  Out: "5",
  Unknown: "6",
} as const;

/** 发布状态 */
export const NOTICE_STATE = {
  Draft: "0",
  Waiting: "1",
  Published: "2",
  Revoked: "3",
  Expired: "4",
} as const;

/** 异议状态 */
export const OBJECTION_STATE = {
  Open: "0",
  Upheld: "1",
  Dismissed: "2",
  Lapsed: "3",
} as const;

/** 订单状态 */
export const ORDER_STATE = {
  Waiting: "0",
  Paying: "1",
  Paid: "2",
  Closed: "3",
  Failed: "4",
  Refunded: "5",
} as const;

/** 机构类型 */
export const ORG_TYPE = {
  School: "1",
  College: "2",
  Major: "3",
  Class: "4",
  Department: "5",
  PartyCommittee: "6",
  PartyGeneralBranch: "7",
  PartyBranch: "8",
} as const;

/** 纸张方向 */
export const ORIENTATION = {
  Portrait: "1",
  Landscape: "2",
} as const;

/** 迎新环节 */
export const ORI_STEP = {
  Info: "INFO",
  Photo: "PHOTO",
  Epidemic: "EPIDEMIC",
  Edu: "EDU",
  Dorm: "DORM",
  Cloth: "CLOTH",
  Bedding: "BEDDING",
  Hard: "HARD",
  Green: "GREEN",
  Pay: "PAY",
  Travel: "TRAVEL",
  Sheet: "SHEET",
  Scene: "SCENE",
  Supply: "SUPPLY",
  Key: "KEY",
} as const;

/** 外出类别 */
export const OUTING_KIND = {
  Temporary: "1",
  Research: "2",
} as const;

/** 纸张 */
export const PAGE_SIZE = {
  A4: "A4",
  A5: "A5",
  Receipt: "R241",
  Label: "L9055",
} as const;

/** 密码规则 */
export const PASSWORD_PROFILE = {
  Dengbao: "dengbao",
  Asvs: "asvs",
} as const;

/** 缴费状态 */
export const PAY_STATE = {
  Unpaid: "0",
  Partly: "1",
  Paid: "2",
  Green: "3",
  Refunded: "4",
  Overdue: "5",
} as const;

/** 推送状态 */
export const PUSH_STATE = {
  Waiting: "0",
  Sending: "1",
  Sent: "2",
  Failed: "3",
  Partly: "4",
  Cancelled: "5",
} as const;

/** 题型 */
export const QUESTION_TYPE = {
  Single: "1",
  Multiple: "2",
  Select: "3",
  Text: "4",
  LongText: "5",
  Score: "6",
  Matrix: "7",
  MatrixScore: "8",
  Date: "9",
  File: "10",
  Sort: "11",
  Note: "12",
} as const;

/** 竞答榜单 */
export const QUIZ_BOARD = {
  Person: "1",
  Class: "2",
  College: "3",
} as const;

/** 对账结果 */
export const RECONCILE_STATE = {
  Equal: "1",
  Over: "2",
  Short: "3",
} as const;

/** 结果可见 */
export const RESULT_SHOW = {
  Live: "1",
  Voted: "2",
  Ended: "3",
  Office: "4",
} as const;

/** 审核状态 */
export const REVIEW_STATE = {
  Pending: "0",
  Passed: "1",
  Returned: "2",
} as const;

/** 风险等级 */
export const RISK_LEVEL = {
  Low: "1",
  Medium: "2",
  High: "3",
} as const;

/** 周期 */
export const ROLLCALL_CYCLE = {
  Once: "1",
  Daily: "2",
  Weekly: "3",
} as const;

/** 签到方式 */
export const ROLLCALL_MODE = {
  Location: "1",
  Scan: "2",
  Manual: "3",
  Gate: "4",
} as const;

/** 点名结果 */
export const ROLLCALL_RESULT = {
  Missing: "0",
  Present: "1",
  Late: "2",
  Absent: "3",
  OnLeave: "4",
  MadeUp: "5",
  Exempt: "6",
} as const;

/** 房间状态 */
export const ROOM_STATE = {
  Normal: "1",
  Repair: "2",
  Stopped: "3",
} as const;

/** 心理量表 */
export const SCALE_CODE = {
  Scl90: "SCL90",
  Upi: "UPI",
  Sds: "SDS",
  Sas: "SAS",
  Custom: "CUSTOM",
} as const;

/** 页面方案状态 */
export const SCHEMA_STATE = {
  Waiting: "1",
  Published: "2",
  Replaced: "3",
} as const;

/** 范围类型 */
export const SCOPE_TYPE = {
  School: "1",
  College: "2",
  Grade: "3",
  Major: "4",
  Class: "5",
  Building: "6",
  Role: "7",
  Users: "8",
} as const;

/** 计分方式 */
export const SCORE_MODE = {
  None: "0",
  Sum: "1",
  Factors: "2",
} as const;

/** 选宿方式 */
export const SELECT_MODE = {
  Student: "1",
  System: "2",
  Staff: "3",
} as const;

/** 学期 */
export const SEMESTER = {
  First: "1",
  Second: "2",
  Third: "3",
} as const;

/** 答卷状态 */
export const SHEET_STATE = {
  Draft: "0",
  Submitted: "1",
  Invalid: "2",
} as const;

/** 现场环节 */
export const SITE_STEP = {
  Scene: "SCENE",
  Supply: "SUPPLY",
  Key: "KEY",
} as const;

/** 单点登录协议 */
export const SSO_PROTOCOL = {
  Cas: "cas",
  Oidc: "oidc",
  Oauth2: "oauth2",
  WeCom: "wecom",
  WeChat: "wechat",
} as const;

/** 住宿状态 */
export const STAY_STATE = {
  Chosen: "1",
  Living: "2",
  Left: "3",
} as const;

/** 环节状态 */
export const STEP_STATE = {
  Waiting: "0",
  Running: "1",
  Done: "2",
  Review: "3",
  SentBack: "4",
  Exempt: "5",
} as const;

/** 出入库类型 */
export const STOCK_KIND = {
  In: "1",
  Out: "2",
  Back: "3",
  Swap: "4",
  Check: "5",
  Move: "6",
} as const;

/** 学生当前状态 */
export const STUDENT_STATUS = {
  Enrolled: "01",
  Suspended: "02",
  Withdrawn: "03",
  Stopped: "04",
  Resumed: "05",
  Lost: "06",
  Graduated: "07",
  Completed: "08",
  Incomplete: "09",
  TransferredOut: "10",
  Deceased: "11",
  AdmissionKept: "12",
  SentAbroad: "13",
  Expelled: "14",
  Missing: "15",
  Other: "99",
} as const;

/** 尺码来源 */
export const SUPPLY_SIZE = {
  Cloth: "1",
  Shoe: "2",
  Cap: "3",
  Belt: "4",
} as const;

/** 物资状态 */
export const SUPPLY_STATE = {
  None: "0",
  Chosen: "1",
  Paid: "2",
  Issued: "3",
  Returned: "4",
} as const;

/** 物资类别 */
export const SUPPLY_TYPE = {
  Clothes: "1",
  Bedding: "2",
  Daily: "3",
  Books: "4",
  Card: "5",
  Other: "9",
} as const;

/** 问卷类型 */
export const SURVEY_TYPE = {
  Psych: "1",
  Satisfaction: "2",
  Collection: "3",
  Thought: "4",
  Other: "5",
} as const;

/** 打开方式 */
export const TARGET_TYPE = {
  SameTab: "0",
  NewWindow: "1",
} as const;

/** 任务状态 */
export const TASK_STATE = {
  Draft: "0",
  Coming: "1",
  Running: "2",
  Ended: "3",
  Stopped: "4",
} as const;

/** 岗位类型 */
export const TEACHER_POST = {
  Counsellor: "1",
  HeadTeacher: "2",
  Lecturer: "3",
  Manager: "4",
  Worker: "5",
  Tutor: "6",
} as const;

/** 待办状态 */
export const TODO_STATE = {
  Open: "0",
  Done: "1",
  Passed: "2",
  Cancelled: "3",
} as const;

/** 应用状态 */
export const TOOL_STATE = {
  Off: "0",
  On: "1",
} as const;

/** 参训情况 */
export const TRAIN_FORM = {
  Train: "1",
  Later: "2",
  Exempt: "3",
} as const;

/** 培养层次 */
export const TRAIN_LEVEL = {
  Doctor: "1",
  Master: "2",
  Bachelor: "3",
  Junior: "4",
  Preparatory: "5",
} as const;

/** 用户状态 */
export const USER_STATE = {
  Disabled: "0",
  Normal: "1",
  Locked: "2",
} as const;

/** 用户类型 */
export const USER_TYPE = {
  Admin: "1",
  Staff: "2",
  Student: "3",
  Freshman: "4",
  Outsider: "5",
} as const;

/** 预警等级 */
export const WARN_LEVEL = {
  None: "0",
  Watch: "1",
  Focus: "2",
  Crisis: "3",
} as const;

/** 是否 */
export const YES_NO = {
  No: "0",
  Yes: "1",
} as const;

/** What the browser does when a call answers with a code (specification 8). */
export type ClientRule = 'return' | 'expire' | 'silent' | 'message' | 'modal' | 'pass' | 'redirect';

export const CLIENT_RULES: Readonly<Record<number, ClientRule>> = {
  0: 'return',
  2: 'message',
  500: 'silent',
  999: 'expire',
  1001: 'modal',
  3001: 'silent',
  5001: 'pass',
  6000: 'pass',
  6001: 'pass',
  90002: 'redirect',
};
