/** Who the password is for. */
export interface PasswordOwner {
  readonly loginName: string;
  readonly trueName: string;
}

const shortest = 8;
const longest = 64;
const passphrase = 16;
/** Staff change their passwords every so many days; students do not have to. */
export const ROTATION_DAYS = 90;

export const POLICY_TEXT =
  '密码须为8-64位，且包含大写字母、小写字母、数字、符号中的至少三种（16位及以上不限）';

/** Cores of the commonest passwords; what is put before and after them does not make them better. */
const COMMON = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  '1qaz2wsx',
  'qazwsx',
  'iloveyou',
  'woaini',
  'admin',
  'administrator',
  'welcome',
  'letmein',
  'abc123',
  'a1b2c3',
  'abcd',
  '5201314',
  'test',
  'student',
  'teacher',
  'school',
  'daxue',
  'mima',
];

/** Judges a password that a person chose, by the profile of decision 1. @returns what is wrong with it, or undefined */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const length = [...password].length;
  if (length < shortest || length > longest) return POLICY_TEXT;
  if (length < passphrase && classesOf(password) < 3) return POLICY_TEXT;
  const lower = password.toLowerCase();
  if (owner.loginName.length >= 3 && lower.includes(owner.loginName.toLowerCase()))
    return '密码不能包含登录名';
  if (owner.trueName.length >= 2 && password.includes(owner.trueName)) return '密码不能包含姓名';
  return isCommon(lower) ? '密码过于常见，请换一个' : undefined;
}

function classesOf(password: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
}

function isCommon(lower: string): boolean {
  if (/^(.)\1+$/.test(lower) || new Set(lower).size < 4) return true;
  const bare = lower.replace(/[^a-z]+$/, '').replace(/^[^a-z]+/, '');
  // A digit run of one, two or three beside the word is what everybody adds: Admin@123, Abcd1234!
  const rest = lower.replace(/[^a-z0-9@]/g, '');
  return COMMON.some((core) => bare === core || rest.replace(/@?\d*$/, '') === core || rest === core);
}
