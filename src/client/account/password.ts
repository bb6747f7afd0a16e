import { calls } from '../../contract/generated/calls.ts';
import { call } from '../request/call.ts';

/** What the password dialog holds (specification 3). */
export interface PasswordChange {
  readonly OldPwd: string;
  readonly NewPwd: string;
  readonly NewPwd2: string;
  readonly Email: string;
}

export type PasswordProblems = Partial<Record<keyof PasswordChange, string>>;

export const MISMATCH = '新密码与确认密码不一致';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the text is written like an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Texts of specification 5 for fields that are missing or wrong. Teachers have no e-mail field, and a forced change asks for none. */
export function passwordProblems(
  change: PasswordChange,
  isTeacher: boolean,
  isForced = false,
): PasswordProblems {
  const problems: PasswordProblems = {};
  if (change.OldPwd === '') problems.OldPwd = '请输入旧密码';
  if (change.NewPwd === '') problems.NewPwd = '请输入新密码';
  if (change.NewPwd2 === '') problems.NewPwd2 = '请再次输入新密码';
  const isMissing = change.Email.trim() === '';
  if (!isTeacher && !isForced && isMissing) problems.Email = '请输入邮箱';
  else if (!isTeacher && !isMissing && !EMAIL.test(change.Email.trim())) problems.Email = '邮箱格式不正确';
  return problems;
}

/** Changes the password. The e-mail address goes along only where its field is shown. */
export async function changePassword(change: PasswordChange, isTeacher: boolean): Promise<void> {
  const { OldPwd, NewPwd, NewPwd2, Email } = change;
  const UserInfo = { OldPwd, NewPwd, NewPwd2, ...(isTeacher ? {} : { Email: Email.trim() }) };
  await call(calls.UserAuth.ChangeUserPwd, { UserInfo });
}
