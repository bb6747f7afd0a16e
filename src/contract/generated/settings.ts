/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Keys of the settings. */
export const SETTING = {
  /** 请假天数的计算 */
  CalendarCounting: 'calendar.counting',
  /** 班级名称 */
  DivideClassName: 'divide.className',
  /** 班级代码 */
  DivideClassCode: 'divide.classCode',
  /** 学号 */
  DivideStudentNo: 'divide.studentNo',
  /** 班主任参与请假审批 */
  LeaveHeadTeacher: 'leave.headTeacher',
  /** 背景图 */
  LoginImg: 'LoginImg',
  /** 初始密码说明 */
  LoginFirstPasswordNote: 'login.firstPasswordNote',
  /** 登录地址 */
  SYSLoginUrl: 'SYSLoginUrl',
  /** 消息免打扰时段 */
  PushQuiet: 'push.quiet',
  /** 发件人邮箱 */
  MailFrom: 'mail.from',
  /** 留言板敏感词 */
  BoardWords: 'board.words',
  /** 每人每天留言数 */
  BoardPerDay: 'board.perDay',
  /** 留言回复时限 */
  BoardReplyDays: 'board.replyDays',
  /** 密码规则 */
  PasswordProfile: 'password.profile',
  /** 不得重复的旧密码数 */
  PasswordHistory: 'password.history',
  /** 密码最长使用天数 */
  PasswordRotationDays: 'password.rotationDays',
  /** 锁定前的登录失败次数 */
  LoginLockAfter: 'login.lockAfter',
  /** 账号锁定时间 */
  LoginLockMinutes: 'login.lockMinutes',
  /** 教职工须使用两步验证 */
  SecuritySecondFactor: 'security.secondFactor',
  /** 重置他人密码前须验证身份 */
  SecurityStepUp: 'security.stepUp',
  /** 重要更改须由两人办理 */
  SchemaFourEyes: 'schema.fourEyes',
  /** 教职工闲置退出时间 */
  SessionIdleMinutes: 'session.idleMinutes',
  /** 登录有效时间 */
  SessionAbsoluteHours: 'session.absoluteHours',
  /** 学校名称 */
  Academy: 'Academy',
  /** 学校简称 */
  SchoolShortName: 'SchoolShortName',
  /** 系统名称 */
  WebTitle: 'WebTitle',
  /** 校徽 */
  Img: 'Img',
  /** 主题色 */
  ThemeColor: 'ThemeColor',
  /** 所在城市 */
  LocationCity: 'LocationCity',
  /** 版权单位 */
  CopyrightName: 'CopyrightName',
  /** 版权链接 */
  CopyrightUrl: 'CopyrightUrl',
  /** 地图地址 */
  MapUrl: 'MapUrl',
  /** 转入后台的行数 */
  TaskRows: 'task.rows',
  /** 上传文件的大小上限 */
  UploadMaxMB: 'upload.maxMB',
  /** 学生每人的文件总量上限 */
  UploadStudentMB: 'upload.studentMB',
  /** 教职工每人的文件总量上限 */
  UploadStaffMB: 'upload.staffMB',
  /** 全校文件的总量上限 */
  UploadSchoolGB: 'upload.schoolGB',
  /** 不接受的文件类型 */
  UploadKinds: 'upload.kinds',
  /** 导出文件保留时间 */
  TaskExportHours: 'task.exportHours',
  /** 导入文件保留时间 */
  TaskImportDays: 'task.importDays',
  /** 使用数据分析 */
  ModuleAnalytics: 'module.analytics',
  /** 使用应用中心 */
  ModuleAppCenter: 'module.app-center',
  /** 使用返校与健康 */
  ModuleBackSchool: 'module.back-school',
  /** 使用校园百晓生 */
  ModuleCampusKnow: 'module.campus-know',
  /** 使用辅导员测评 */
  ModuleCounsellorSurvey: 'module.counsellor-survey',
  /** 使用每日上报 */
  ModuleDailyReport: 'module.daily-report',
  /** 使用分班管理 */
  ModuleDivideClass: 'module.divide-class',
  /** 使用宿舍管理 */
  ModuleDormitory: 'module.dormitory',
  /** 使用综合素质测评 */
  ModuleEvaluation: 'module.evaluation',
  /** 使用考试系统 */
  ModuleExam: 'module.exam',
  /** 使用困难资助 */
  ModuleHardship: 'module.hardship',
  /** 使用劳动教育 */
  ModuleLabour: 'module.labour',
  /** 使用请销假 */
  ModuleLeave: 'module.leave',
  /** 使用留言板 */
  ModuleMessageBoard: 'module.message-board',
  /** 使用消息推送 */
  ModuleMessagePush: 'module.message-push',
  /** 使用迎新 */
  ModuleOrientation: 'module.orientation',
  /** 使用党员管理 */
  ModuleParty: 'module.party',
  /** 使用问卷心理 */
  ModuleQuestionnaire: 'module.questionnaire',
  /** 使用知识竞答 */
  ModuleQuiz: 'module.quiz',
  /** 使用科研报备 */
  ModuleResearchReport: 'module.research-report',
  /** 使用点名晚归 */
  ModuleRollcall: 'module.rollcall',
  /** 使用自习室预约 */
  ModuleStudyRoom: 'module.study-room',
  /** 使用物资 */
  ModuleSupplies: 'module.supplies',
  /** 使用文本任务 */
  ModuleTextTask: 'module.text-task',
  /** 使用投票评议 */
  ModuleVote: 'module.vote',
} as const;

/** Value of each setting. */
export interface SettingValues {
  readonly 'calendar.counting': string;
  readonly 'divide.className': string;
  readonly 'divide.classCode': string;
  readonly 'divide.studentNo': string;
  readonly 'leave.headTeacher': string;
  readonly 'LoginImg': string;
  readonly 'login.firstPasswordNote': string;
  readonly 'SYSLoginUrl': string;
  readonly 'push.quiet': string;
  readonly 'mail.from': string;
  readonly 'board.words': string;
  readonly 'board.perDay': number;
  readonly 'board.replyDays': number;
  readonly 'password.profile': string;
  readonly 'password.history': number;
  readonly 'password.rotationDays': number;
  readonly 'login.lockAfter': number;
  readonly 'login.lockMinutes': number;
  readonly 'security.secondFactor': number;
  readonly 'security.stepUp': number;
  readonly 'schema.fourEyes': number;
  readonly 'session.idleMinutes': number;
  readonly 'session.absoluteHours': number;
  readonly 'Academy': string;
  readonly 'SchoolShortName': string;
  readonly 'WebTitle': string;
  readonly 'Img': string;
  readonly 'ThemeColor': string;
  readonly 'LocationCity': string;
  readonly 'CopyrightName': string;
  readonly 'CopyrightUrl': string;
  readonly 'MapUrl': string;
  readonly 'task.rows': number;
  readonly 'upload.maxMB': number;
  readonly 'upload.studentMB': number;
  readonly 'upload.staffMB': number;
  readonly 'upload.schoolGB': number;
  readonly 'upload.kinds': string;
  readonly 'task.exportHours': number;
  readonly 'task.importDays': number;
  readonly 'module.analytics': number;
  readonly 'module.app-center': number;
  readonly 'module.back-school': number;
  readonly 'module.campus-know': number;
  readonly 'module.counsellor-survey': number;
  readonly 'module.daily-report': number;
  readonly 'module.divide-class': number;
  readonly 'module.dormitory': number;
  readonly 'module.evaluation': number;
  readonly 'module.exam': number;
  readonly 'module.hardship': number;
  readonly 'module.labour': number;
  readonly 'module.leave': number;
  readonly 'module.message-board': number;
  readonly 'module.message-push': number;
  readonly 'module.orientation': number;
  readonly 'module.party': number;
  readonly 'module.questionnaire': number;
  readonly 'module.quiz': number;
  readonly 'module.research-report': number;
  readonly 'module.rollcall': number;
  readonly 'module.study-room': number;
  readonly 'module.supplies': number;
  readonly 'module.text-task': number;
  readonly 'module.vote': number;
}

export type SettingKey = keyof SettingValues;

/** Settings that a variable of the environment may fix. */
export type FixableKey = 'mail.from' | 'session.idleMinutes' | 'session.absoluteHours' | 'task.rows';

/** The same as a list. */
export const FIXABLE_SETTINGS = ["mail.from","session.idleMinutes","session.absoluteHours","task.rows"] as const;

/** Values where nobody set one. */
export const SETTING_DEFAULTS: SettingValues = {
  'calendar.counting': "1",
  'divide.className': "{专业}{年级}{序号}班",
  'divide.classCode': "{年份}{专业代码}{序号}",
  'divide.studentNo': "{班级代码}{序号}",
  'leave.headTeacher': "0",
  'LoginImg': "",
  'login.firstPasswordNote': "初始密码为身份证号后六位，首次登录后须修改",
  'SYSLoginUrl': "/user/login",
  'push.quiet': "",
  'mail.from': "",
  'board.words': "",
  'board.perDay': 3,
  'board.replyDays': 3,
  'password.profile': "dengbao",
  'password.history': 5,
  'password.rotationDays': 90,
  'login.lockAfter': 5,
  'login.lockMinutes': 15,
  'security.secondFactor': 0,
  'security.stepUp': 0,
  'schema.fourEyes': 0,
  'session.idleMinutes': 30,
  'session.absoluteHours': 12,
  'Academy': "",
  'SchoolShortName': "",
  'WebTitle': "学生工作综合管理平台",
  'Img': "",
  'ThemeColor': "green",
  'LocationCity': "",
  'CopyrightName': "",
  'CopyrightUrl': "",
  'MapUrl': "",
  'task.rows': 5000,
  'upload.maxMB': 20,
  'upload.studentMB': 500,
  'upload.staffMB': 20480,
  'upload.schoolGB': 100,
  'upload.kinds': "",
  'task.exportHours': 24,
  'task.importDays': 30,
  'module.analytics': 1,
  'module.app-center': 1,
  'module.back-school': 1,
  'module.campus-know': 1,
  'module.counsellor-survey': 1,
  'module.daily-report': 1,
  'module.divide-class': 1,
  'module.dormitory': 1,
  'module.evaluation': 1,
  'module.exam': 1,
  'module.hardship': 1,
  'module.labour': 1,
  'module.leave': 1,
  'module.message-board': 1,
  'module.message-push': 1,
  'module.orientation': 1,
  'module.party': 1,
  'module.questionnaire': 1,
  'module.quiz': 1,
  'module.research-report': 1,
  'module.rollcall': 1,
  'module.study-room': 1,
  'module.supplies': 1,
  'module.text-task': 1,
  'module.vote': 1,
};

/** Settings that are told to visitors. */
export const PUBLIC_SETTINGS = ["LoginImg","login.firstPasswordNote","SYSLoginUrl","Academy","SchoolShortName","WebTitle","Img","ThemeColor","LocationCity","CopyrightName","CopyrightUrl","MapUrl"] as const;
