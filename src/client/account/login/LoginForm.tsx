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

/** Account, password, of a new student the name, and, after too many failures, the characters of a picture. */
export function LoginForm({ isFreshman, captcha, problem, onBegin, onRenew, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState({ LoginName: '', TrueName: '', Pwd: '', Code: '' });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  const account = isFreshman ? ADMISSION : ACCOUNT;
  const problems = {
    LoginName: values.LoginName.trim() === '' ? account.hint : '',
    TrueName: isFreshman && values.TrueName.trim() === '' ? '请输入姓名' : '',
    Pwd: values.Pwd === '' ? '请输入密码' : '',
    Code: captcha && values.Code.trim() === '' ? '请输入验证码' : '',
  };
  const shown = (name: keyof typeof problems) => (isChecked ? problems[name] : '');
  const change = (name: keyof typeof values) => (value: string) =>
    setValues((old) => ({ ...old, [name]: value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (['LoginName', 'TrueName', 'Pwd', 'Code'] as const).find((name) => problems[name] !== '');
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const { LoginName, TrueName, Pwd, Code } = values;
    void onSubmit({
      LoginName: LoginName.trim(),
      Pwd,
      ...(isFreshman ? { NewStudent: 1, TrueName: TrueName.trim() } : {}),
      ...(captcha ? { Code: Code.trim() } : {}),
    }).then(() => setValues((old) => ({ ...old, Code: '' })));
    setChecked(false);
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
        name="LoginName"
        placeholder={account.hint}
        autoComplete="username"
        value={values.LoginName}
        problem={shown('LoginName')}
        onChange={change('LoginName')}
      />
      {isFreshman && (
        <Entry
          label="姓名"
          name="TrueName"
          placeholder="请输入姓名"
          autoComplete="name"
          value={values.TrueName}
          maxLength={36}
          problem={shown('TrueName')}
          onChange={change('TrueName')}
        />
      )}
      <Entry
        label="密码"
        name="Pwd"
        secret
        placeholder="请输入密码"
        autoComplete="current-password"
        value={values.Pwd}
        problem={shown('Pwd')}
        onChange={change('Pwd')}
      />
      {captcha && (
        <Suspense fallback={null}>
          <CaptchaEntry
            captcha={captcha}
            value={values.Code}
            problem={shown('Code')}
            onChange={change('Code')}
            onRenew={onRenew}
          />
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
