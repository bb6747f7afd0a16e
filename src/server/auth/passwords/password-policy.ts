import { PASSWORD_PROFILE } from '../../../contract/generated/codes.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Queryable } from '../../data/database/database.ts';
import { settingsOf } from '../../settings/settings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { verifyPassword } from './passwords.ts';

/** Who the password is for. */
export interface PasswordOwner {
  readonly loginName: string;
  readonly trueName: string;
}

/** 等保 asks for kinds of characters and rotation; ASVS 5.0 for length and the list of common ones alone. */
export type PasswordProfile = (typeof PASSWORD_PROFILE)[keyof typeof PASSWORD_PROFILE];

/** The rules of this installation. */
export interface PasswordRules {
  readonly profile: PasswordProfile;
  /** So many former passwords may not come back; 0: any may. */
  readonly history: number;
  /** Staff change their passwords every so many days, students do not have to; 0: nobody. */
  readonly rotationDays: number;
}

const shortest = 8;
const longest = 64;
const passphrase = 16;
const mostHistory = 24;

const POLICY_TEXTS: Readonly<Record<PasswordProfile, string>> = {
  dengbao: '密码须为8-64位，且包含大写字母、小写字母、数字、符号中的至少三种（16位及以上不限）',
  asvs: '密码须为8-64位',
};

/** Judges a password that a person chose, by the profile of decision 1. @returns what is wrong with it, or undefined */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  profile: PasswordProfile,
): string | undefined {
  const length = [...password].length;
  if (length < shortest || length > longest) return POLICY_TEXTS[profile];
  if (profile === 'dengbao' && length < passphrase && classesOf(password) < 3) return POLICY_TEXTS[profile];
  const lower = password.toLowerCase();
  if (owner.loginName.length >= 3 && lower.includes(owner.loginName.toLowerCase()))
    return '密码不能包含登录名';
  if (owner.trueName.length >= 2 && password.includes(owner.trueName)) return '密码不能包含姓名';
  return isCommonPassword(password) ? '密码过于常见，请换一个' : undefined;
}

/** Whether the text is about the password's form, which needs no name before it. */
export const isPolicyText = (text: string): boolean => Object.values(POLICY_TEXTS).includes(text);

/** The rules of a new password in one sentence, to be read before one is typed. */
export function passwordRuleText({ profile, history }: PasswordRules): string {
  const former = history > 0 ? `，不能是最近${history}次用过的密码` : '';
  return `${POLICY_TEXTS[profile]}；不能包含登录名或姓名，不能过于常见${former}`;
}

function classesOf(password: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
}

/** The rules as an administrator set them. */
export async function passwordRules(database: Queryable): Promise<PasswordRules> {
  const set = await settingsOf(database, [
    SETTING.PasswordProfile,
    SETTING.PasswordHistory,
    SETTING.PasswordRotationDays,
  ]);
  if (set[SETTING.PasswordProfile] === PASSWORD_PROFILE.Asvs)
    return { profile: PASSWORD_PROFILE.Asvs, history: 0, rotationDays: 0 };
  return {
    profile: PASSWORD_PROFILE.Dengbao,
    history: Math.min(set[SETTING.PasswordHistory], mostHistory),
    rotationDays: set[SETTING.PasswordRotationDays],
  };
}

/** Whether a password is the present one of a user or one of their last. @returns what is wrong, or undefined */
export async function reuseProblem(
  database: Queryable,
  user: { id: string; hash: string },
  password: string,
  { history }: PasswordRules,
): Promise<string | undefined> {
  if (history === 0) return undefined;
  const answer = await database.query<{ hash: string }>(
    `SELECT hash FROM sys_password_history WHERE user_id = $1 ORDER BY replaced DESC LIMIT $2`,
    [user.id, history - 1],
  );
  for (const hash of [user.hash, ...answer.rows.map((row) => row.hash)])
    if (hash !== '' && (await verifyPassword(hash, password))) return `不能使用最近${history}次用过的密码`;
  return undefined;
}

/** Keeps the hash that a new password replaces, and no more of them than are ever asked about. */
export async function keepFormer(database: Queryable, userId: string, hash: string): Promise<void> {
  if (hash === '') return;
  await database.query(
    `INSERT INTO sys_password_history (user_id, hash, replaced) VALUES ($1, $2, clock_timestamp())`,
    [userId, hash],
  );
  await database.query(
    `DELETE FROM sys_password_history WHERE user_id = $1 AND replaced < (SELECT min(replaced) FROM
       (SELECT replaced FROM sys_password_history WHERE user_id = $1 ORDER BY replaced DESC LIMIT $2) last)`,
    [userId, mostHistory],
  );
}
