import { fieldsOf, firstText, flagOf, listOf, objectsOf, textOf } from '../request/reading.ts';
import type { GrantedButton, LoginInfo } from '../storage/keys.ts';
import type { PasswordCheck } from './sign-in.ts';

/** What a login answers, read: what the specification names is there, empty where the server left it out. */
export interface Login {
  readonly token: string;
  readonly name: string;
  readonly info: LoginInfo;
  readonly avatar: string;
  readonly roles: readonly string[];
  /** Buttons that came with the login, by route name. */
  readonly buttons: Readonly<Record<string, GrantedButton[]>>;
  readonly ssoUrl: string;
  readonly ssoPath: string;
  readonly systemId: string;
  readonly applyId: string;
  readonly logoutUrl: string;
}

/** @throws when there is no token, without which nobody is logged in */
export function readLogin(value: unknown): Login {
  const login = fieldsOf(value);
  const text = (name: string) => textOf(login[name]);
  const token = text('Token');
  if (token === '') throw new Error('登录未成功：服务器没有返回登录凭证');
  const buttons = Object.entries(fieldsOf(login['btnList']));
  return {
    token,
    name: firstText(login['TrueName'], login['LoginName']),
    info: {
      Id: text('Id'),
      LoginName: text('LoginName'),
      OrgName: text('OrgName'),
      ProgectName: text('ProgectName'),
      ClassName: text('ClassName'),
      UserType: text('UserType'),
    },
    avatar: firstText(login['Avatar'], login['avatar']),
    roles: rolesIn(login),
    buttons: Object.fromEntries(buttons.map(([route, list]) => [route, readButtons(list)])),
    ssoUrl: text('SsoUrl'),
    ssoPath: text('SsoPath'),
    systemId: text('SystemId'),
    applyId: text('ApplyId'),
    logoutUrl: text('LogoutUrl'),
  };
}

/** Texts of a list, or of one text with commas. */
export const textsOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(/[,，;]/) : listOf(value))
    .map(textOf)
    .filter((text) => text !== '');

/** Codes of roles: under our own server's name, or as the specification's user state has them (specification 3). */
export const rolesIn = ({ RoleCodes, Roles, roles }: Readonly<Record<string, unknown>>): string[] =>
  [RoleCodes, Roles, roles].map(textsOf).find((codes) => codes.length > 0) ?? [];

/** Buttons that a server granted; one without an EnCode is none. */
export const readButtons = (value: unknown): GrantedButton[] =>
  objectsOf(value).flatMap(({ EnCode, Url, Text, Name, Icon }) => {
    const enCode = textOf(EnCode);
    if (enCode === '') return [];
    return [{ EnCode: enCode, Url: textOf(Url), Text: firstText(Text, Name), Icon: textOf(Icon) }];
  });

/** What the server thinks of the password. Only a text in ErrorMess says that it has to be changed. */
export function readPasswordCheck(value: unknown): PasswordCheck {
  const { ErrorMess, Mail, IsTheach, Rule } = fieldsOf(value);
  const rule = textOf(Rule);
  return {
    ErrorMess: typeof ErrorMess === 'string' ? ErrorMess : '',
    Mail: textOf(Mail),
    IsTheach: flagOf(IsTheach),
    ...(rule === '' ? {} : { Rule: rule }),
  };
}
