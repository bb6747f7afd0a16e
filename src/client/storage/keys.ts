/** Where a value is kept: `both` writes persistent and session storage (specification 3, the token). */
export type Place = 'local' | 'session' | 'both';

/**
 * Until when a value is kept. Logout removes what belongs to the session, and the site's own facts too; a login only removes the
 * former, since what the login page learnt of the site still holds.
 */
export type Life = 'session' | 'site' | 'device';

/** A key of browser storage with the type of its value. */
export interface StorageKey<Value> {
  readonly name: string;
  readonly place: Place;
  readonly life: Life;
  /** Turns the stored text into a value; undefined when it is not one. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

const text = (name: string, life: Life, place: Place = 'local'): StorageKey<string> => ({
  name,
  place,
  life,
  read: (stored) => stored,
  write: (value) => value,
});

const json = <Value>(
  name: string,
  life: Life,
  isValue: (value: unknown) => value is Value,
  place: Place = 'local',
): StorageKey<Value> => ({
  name,
  place,
  life,
  read: (stored) => {
    try {
      const value: unknown = JSON.parse(stored);
      return isValue(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => JSON.stringify(value),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordOf =
  <Item>(isItem: (item: unknown) => item is Item) =>
  (value: unknown): value is Record<string, Item> =>
    isObject(value) && Object.values(value).every(isItem);

const isListOf =
  <Item>(isItem: (item: unknown) => item is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

/** A button that the server granted on a route (specification 3, Action button). */
export interface GrantedButton {
  readonly EnCode: string;
  readonly Url: string;
  readonly Text: string;
  readonly Icon?: string;
  /** It was granted on some route, and the page that is shown is none: it stands there where the page places it alone. */
  readonly isPlacedOnly?: true;
}

const isButton = (value: unknown): value is GrantedButton =>
  isObject(value) && typeof value['EnCode'] === 'string' && typeof value['Url'] === 'string';

/** Configuration of the site (specification 3), as GetTitleAndImg answered it. */
export interface SiteConfiguration {
  readonly LocationCity?: string;
  readonly Img?: string;
  /** Background of the login page. */
  readonly LoginImg?: string;
  readonly WebTitle?: string;
  readonly Academy?: string;
  readonly SchoolShortName?: string;
  /** Name of the primary colour of those who chose none. */
  readonly ThemeColor?: string;
  readonly CopyrightName?: string;
  readonly CopyrightUrl?: string;
  readonly SYSLoginUrl?: string;
  /** Where a place is shown on a map, with {lng} and {lat} in it; none where positions are told to nobody. */
  readonly MapUrl?: string;
  /** How first passwords are made, in the school's words; other servers say nothing of it. */
  readonly FirstPasswordNote?: string;
  /** What a new password has to be like. */
  readonly PasswordRule?: string;
}

const isOptionalText = (value: unknown) => value === undefined || value === null || typeof value === 'string';

const isConfiguration = (value: unknown): value is SiteConfiguration =>
  isObject(value) &&
  [
    'LocationCity',
    'Img',
    'LoginImg',
    'WebTitle',
    'Academy',
    'SchoolShortName',
    'ThemeColor',
    'CopyrightName',
    'CopyrightUrl',
    'SYSLoginUrl',
    'MapUrl',
    'FirstPasswordNote',
    'PasswordRule',
  ].every((key) => isOptionalText(value[key]));

/** What the login answered, without the token and the name, which have keys of their own. */
export interface LoginInfo {
  readonly Id: string;
  readonly LoginName: string;
  readonly OrgName: string;
  readonly ProgectName: string;
  readonly ClassName: string;
  readonly UserType: string;
}

const isLoginInfo = (value: unknown): value is LoginInfo =>
  isObject(value) &&
  ['Id', 'LoginName', 'OrgName', 'ProgectName', 'ClassName', 'UserType'].every(
    (key) => typeof value[key] === 'string',
  );

/** A login that is on its way through a provider: only the browser that began it can end it. */
export interface SsoJourney {
  readonly client: string;
  readonly binding: string;
  readonly redirect: string;
}

const isSsoJourney = (value: unknown): value is SsoJourney =>
  isObject(value) && ['client', 'binding', 'redirect'].every((key) => typeof value[key] === 'string');

const isText = (value: unknown): value is string => typeof value === 'string';

/** Every key of browser storage. Settings of the frame are kept under names that begin with SETTING_PREFIX. */
export const KEYS = {
  storageVersion: text('storageVersion', 'device'),
  token: text('Admin-Token', 'session', 'both'),
  trueName: text('TrueName', 'session'),
  loginInfo: json('loginInfo', 'session', isLoginInfo),
  homeUrl: text('HomeUrl', 'site'),
  features: text('serverFeatures', 'site'),
  configuration: json('configuration', 'site', isConfiguration),
  myUploads: json('myUpLoad', 'session', isObject),
  myDownloads: json('myDownList', 'session', isObject),
  businessList: json('businessList', 'session', isListOf(isObject)),
  buttons: json('btnList', 'session', isRecordOf(isListOf(isButton))),
  loginButtons: json('loginButtons', 'session', isRecordOf(isListOf(isButton))),
  userIds: json('userIds', 'session', isListOf(isText)),
  loginFlag: text('isLogin', 'session'),
  systemFlag: text('systemFlag', 'session'),
  schoolFlag: text('schoolFlag', 'session'),
  detailedApplyId: text('detailedApplyId', 'session'),
  ssoUrl: text('ssoUrl', 'session'),
  ssoPath: text('ssoPath', 'session'),
  ssoLogout: text('ssoLogout', 'session'),
  ssoJourney: json('ssoJourney', 'session', isSsoJourney, 'session'),
  tabTitles: json('tabTitles', 'session', isRecordOf(isText), 'session'),
  /** The guide that the user begins with was opened. */
  guideSeen: text('guideSeen', 'session'),
  tabs: json('openTabs', 'session', isListOf(isText), 'session'),
} as const;

/** Prefix of settings in local storage (specification 9). */
export const SETTING_PREFIX = 'pro__';
