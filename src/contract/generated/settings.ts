/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


/** Keys of the settings. */
export const SETTING = {
  /** 请假天数的计算 */
  CalendarCounting: 'calendar.counting',
  /** 背景图 */
  LoginImg: 'LoginImg',
  /** 初始密码说明 */
  LoginFirstPasswordNote: 'login.firstPasswordNote',
  /** 登录地址 */
  SYSLoginUrl: 'SYSLoginUrl',
  /** 发件人邮箱 */
  MailFrom: 'mail.from',
  /** 留言板敏感词 */
  BoardWords: 'board.words',
  /** 密码规则 */
  PasswordProfile: 'password.profile',
  /** 不得重复的旧密码数 */
  PasswordHistory: 'password.history',
  /** 密码最长使用天数 */
  PasswordRotationDays: 'password.rotationDays',
  /** 教职工须使用两步验证 */
  SecuritySecondFactor: 'security.secondFactor',
  /** 重置他人密码前须验证身份 */
  SecurityStepUp: 'security.stepUp',
  /** 页面方案须由他人发布 */
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
  /** 转入后台的行数 */
  TaskRows: 'task.rows',
} as const;

/** Value of each setting. */
export interface SettingValues {
  readonly 'calendar.counting': string;
  readonly 'LoginImg': string;
  readonly 'login.firstPasswordNote': string;
  readonly 'SYSLoginUrl': string;
  readonly 'mail.from': string;
  readonly 'board.words': string;
  readonly 'password.profile': string;
  readonly 'password.history': number;
  readonly 'password.rotationDays': number;
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
  readonly 'task.rows': number;
}

export type SettingKey = keyof SettingValues;

/** Settings that a variable of the environment may fix. */
export type FixableKey = 'mail.from' | 'session.idleMinutes' | 'session.absoluteHours' | 'task.rows';

/** The same as a list. */
export const FIXABLE_SETTINGS = ["mail.from","session.idleMinutes","session.absoluteHours","task.rows"] as const;

/** Values where nobody set one. */
export const SETTING_DEFAULTS: SettingValues = {
  'calendar.counting': "1",
  'LoginImg': "",
  'login.firstPasswordNote': "初始密码为身份证号后六位，首次登录后须修改",
  'SYSLoginUrl': "/user/login",
  'mail.from': "",
  'board.words': "",
  'password.profile': "dengbao",
  'password.history': 5,
  'password.rotationDays': 90,
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
  'task.rows': 5000,
};

/** Settings that are told to visitors. */
export const PUBLIC_SETTINGS = ["LoginImg","login.firstPasswordNote","SYSLoginUrl","Academy","SchoolShortName","WebTitle","Img","ThemeColor","LocationCity","CopyrightName","CopyrightUrl"] as const;

/** Switches of modules: the folder in schemas/entities by the key of its setting. */
export const MODULE_SWITCHES: Readonly<Record<string, string>> = {

};
