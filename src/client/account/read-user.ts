import { NOBODY, type Subject } from '../../contract/subject.ts';
import { fieldsOf, firstText, flagOf, textOf } from '../request/reading.ts';
import type { UserState } from '../session/session.ts';
import { rolesIn, textsOf } from './read-login.ts';

/** What the frame is told of the user. */
export interface BaseInfo {
  readonly name: string;
  readonly avatar: string;
  readonly roles: readonly string[];
  readonly welcome: string;
  /** `me` of the conditions of pages. */
  readonly subject: Subject;
  /** Route of a guide that the user begins with. */
  readonly begin: string | undefined;
}

/** GetLoginBaseInfo, read; the login itself told what a server leaves out of it. */
export function readBase(value: unknown, { name, avatar, roles, info }: UserState): BaseInfo {
  const base = fieldsOf(value);
  const codes = rolesIn(base);
  const known = codes.length > 0 ? codes : roles;
  const trueName = firstText(base['TrueName'], base['name'], name);
  const begin = textOf(base['Begin']);
  const plain: Subject = {
    ...NOBODY,
    UserId: firstText(base['Id'], info?.Id, info?.LoginName),
    LoginName: info?.LoginName ?? '',
    TrueName: trueName,
    UserType: info?.UserType ?? '',
    Roles: [...known],
  };
  return {
    name: trueName,
    avatar: firstText(base['Avatar'], base['avatar'], avatar),
    roles: known,
    welcome: firstText(base['Welcome'], base['welcome']),
    subject: { ...plain, ...subjectOf(base['Subject']) },
    begin: begin === '' ? undefined : begin,
  };
}

const LISTS: ReadonlySet<string> = new Set(['Roles', 'RoleIds', 'CollegeIds', 'ClassIds', 'BuildingIds']);

/** The parts of a subject that have the form of one. */
function subjectOf(value: unknown): Partial<Subject> {
  const told = fieldsOf(value);
  const parts = [...Object.keys(NOBODY), 'RoleIds'].flatMap((name) => {
    const one = told[name];
    if (one === undefined || one === null) return [];
    return [[name, LISTS.has(name) ? textsOf(one) : textOf(one)] as const];
  });
  return Object.fromEntries(parts) as Partial<Subject>;
}

/** Whether WeChat is bound, and what is known of it. */
export interface Binding {
  readonly isBound: boolean;
  readonly nickName: string;
  readonly date: string;
  /** Where it is bound; empty where the server does not say. */
  readonly address: string;
}

/** IsBingWX, read: a flag in any form, by itself or in an object. */
export function readBinding(value: unknown): Binding {
  const told = fieldsOf(value);
  const flag = [told['IsBing'], told['IsBind'], told['isBing'], told['isBind']].find(
    (one) => one !== undefined && one !== null,
  );
  return {
    isBound: flagOf(flag ?? value),
    nickName: textOf(told['NickName']),
    date: textOf(told['BindDate']),
    address: textOf(told['BindUrl']),
  };
}
