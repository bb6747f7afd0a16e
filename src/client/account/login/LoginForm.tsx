import { lazy, Suspense, useId, useRef, useState, type FormEvent } from 'react';
import type { Captcha, Credentials } from '../sign-in.ts';
import { Entry } from './Entry.tsx';
import styles from './login.module.css';

/** Most people sign in without ever meeting it. */
const CaptchaEntry = lazy(() =>
  import('./CaptchaEntry.tsx').then((part) => ({ default: part.CaptchaEntry })),
);

interface LoginFormProps {
  readonly captcha: Captcha | undefined;
  readonly problem: string;
  readonly onBegin: () => void;
  /** Asks for another picture. */
  readonly onRenew: () => void;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Account, password and, after too many failures, the characters of a picture. */
export function LoginForm({ captcha, problem, onBegin, onRenew, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState({ LoginName: '', Pwd: '', Code: '' });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  const problems = {
    LoginName: values.LoginName.trim() === '' ? '请输入账号' : '',
    Pwd: values.Pwd === '' ? '请输入密码' : '',
    Code: captcha && values.Code.trim() === '' ? '请输入验证码' : '',
  };
  const shown = (name: keyof typeof problems) => (isChecked ? problems[name] : '');
  const change = (name: keyof typeof values) => (value: string) =>
    setValues((old) => ({ ...old, [name]: value }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (['LoginName', 'Pwd', 'Code'] as const).find((name) => problems[name] !== '');
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const { LoginName, Pwd, Code } = values;
    void onSubmit({ LoginName: LoginName.trim(), Pwd, ...(captcha ? { Code: Code.trim() } : {}) }).then(() =>
      setValues((old) => ({ ...old, Code: '' })),
    );
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
        label="账号"
        name="LoginName"
        placeholder="请输入账号"
        autoComplete="username"
        value={values.LoginName}
        problem={shown('LoginName')}
        onChange={change('LoginName')}
      />
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
