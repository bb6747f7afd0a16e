import { lazy, Suspense, useEffect, useState } from 'react';
import { requestHost } from '../../request/host.ts';
import { homeOf, redirectOf } from '../../session/home.ts';
import { loadSite, loginTitle, storedSite } from '../site.ts';
import {
  newCaptcha,
  NoMenu,
  signIn,
  type Captcha,
  type Credentials,
  type PasswordCheck,
} from '../sign-in.ts';
import { Busy } from '../Busy.tsx';
import { Brand } from './Brand.tsx';
import { LoginFooter } from './LoginFooter.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './login.module.css';

const ForcedPassword = lazy(() =>
  import('../ForcedPassword.tsx').then((part) => ({ default: part.ForcedPassword })),
);

interface LoginPageProps {
  /** The part of the address behind the question mark. */
  readonly search: string;
  /** Called once the user is in, with the place to go to. */
  readonly onDone: (address: string) => void;
  /** Called when the person begins to type: what comes after the login may be fetched. */
  readonly onBegin: () => void;
}

const NO_MENU_SECONDS = 5;

/** The login page: native elements and own styles, so that it is there at once. */
export function LoginPage({ search, onDone, onBegin }: LoginPageProps) {
  const [site, setSite] = useState(storedSite);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [captcha, setCaptcha] = useState<Captcha>();
  const [weak, setWeak] = useState<PasswordCheck>();
  const title = loginTitle(site, new URLSearchParams(search).get('redirect'));

  useEffect(() => {
    void loadSite().then(setSite);
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const submit = async (credentials: Credentials) => {
    setBusy(true);
    setProblem('');
    try {
      const outcome = await signIn({ ...credentials, CodeKey: captcha?.CodeKey });
      if (outcome.kind === 'done') return onDone(redirectOf(search) ?? homeOf(outcome.menu));
      setBusy(false);
      if (outcome.kind === 'weak') return setWeak(outcome.check);
      setCaptcha(outcome.captcha);
      setProblem(outcome.text || '请输入验证码');
    } catch (failure) {
      setBusy(false);
      const text = failure instanceof Error && failure.message ? failure.message : '登录失败，请稍后重试';
      if (failure instanceof NoMenu) requestHost().notifier.message(text, NO_MENU_SECONDS);
      else setProblem(text);
    }
  };

  return (
    <div className={styles.page}>
      <Brand site={site} title={title} />
      <main className={styles.side}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <h2 className={styles.lead}>账号登录</h2>
          <LoginForm
            captcha={captcha}
            problem={problem}
            isBusy={isBusy}
            onBegin={onBegin}
            onRenew={() =>
              void newCaptcha().then(setCaptcha, (failure: Error) => setProblem(failure.message))
            }
            onSubmit={submit}
          />
        </div>
        <LoginFooter site={site} />
      </main>
      {isBusy && <Busy text="正在登录..." />}
      {weak && (
        <Suspense fallback={null}>
          <ForcedPassword check={weak} />
        </Suspense>
      )}
    </div>
  );
}
