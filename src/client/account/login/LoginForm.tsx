import { lazy, Suspense, useId, useRef, useState, type FormEvent } from 'react';
import type { Captcha, Credentials } from '../sign-in.ts';
import { Entry } from './Entry.tsx';
import styles from './login.module.css';

/** Most people sign in without ever meeting it. */
const CaptchaEntry = lazy(() =>
  import('./CaptchaEntry.tsx').then((part) => ({ default: part.CaptchaEntry })),
);

/** What an account is named by. */
const ACCOUNT = { label: '账号', hint: '请输入账号' };
const ADMISSION = { label: '考生号、身份证号或通知书编号', hint: '请输入考生号、身份证号或通知书编号' };

interface LoginFormProps {
  /** Asks new students for what stands in their admission. */
  readonly isFreshman: boolean;
  readonly captcha: Captcha | undefined;
  readonly problem: string;
  readonly onBegin: () => void;
  /** Asks for another picture. */
  readonly onRenew: () => void;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

/** What is typed, and what is wrong with it. */
function useEntries(isFreshman: boolean, wantsCode: boolean) {
  const [values, setValues] = useState({ LoginName: '', TrueName: '', Pwd: '', Code: '' });
  const [isChecked, check] = useState(false);
  const problems = {
    LoginName: values.LoginName.trim() === '' ? (isFreshman ? ADMISSION : ACCOUNT).hint : '',
    TrueName: isFreshman && values.TrueName.trim() === '' ? '请输入姓名' : '',
    Pwd: values.Pwd === '' ? '请输入密码' : '',
    Code: wantsCode && values.Code.trim() === '' ? '请输入验证码' : '',
  };
  const entry = (name: keyof typeof values) => ({
    name,
    value: values[name],
    problem: isChecked ? problems[name] : '',
    onChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
  });
  return { values, setValues, problems, entry, check };
}

/** Account, password, of a new student the name, and, after too many failures, the characters of a picture. */
export function LoginForm({ isFreshman, captcha, problem, onBegin, onRenew, onSubmit }: LoginFormProps) {
  const { values, setValues, problems, entry, check } = useEntries(isFreshman, captcha !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const account = isFreshman ? ADMISSION : ACCOUNT;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(true);
    const wrong = (['LoginName', 'TrueName', 'Pwd', 'Code'] as const).find((name) => problems[name] !== '');
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const { LoginName, TrueName, Pwd, Code } = values;
    void onSubmit({
      LoginName: LoginName.trim(),
      Pwd,
      ...(isFreshman ? { NewStudent: 1, TrueName: TrueName.trim() } : {}),
      ...(captcha ? { Code: Code.trim() } : {}),
    }).then(() => setValues((old) => ({ ...old, Code: '' })));
    check(false);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onFocus={onBegin}
      aria-describedby={problem ? problemId : undefined}
    >
      <Entry
        label={account.label}
        {...entry('LoginName')}
        placeholder={account.hint}
        autoComplete="username"
      />
      {isFreshman && (
        <Entry label="姓名" {...entry('TrueName')} placeholder="请输入姓名" autoComplete="name" />
      )}
      <Entry label="密码" {...entry('Pwd')} secret placeholder="请输入密码" autoComplete="current-password" />
      {captcha && (
        <Suspense fallback={null}>
          <CaptchaEntry captcha={captcha} {...entry('Code')} onRenew={onRenew} />
        </Suspense>
      )}
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.submit}>
        登 录
      </button>
    </form>
  );
}
