import { lazy, Suspense, useState } from 'react';
import { requestHost } from '../../request/host.ts';
import { homeOf, redirectOf } from '../../session/home.ts';
import { isLoggingIn, setLoginFlag } from '../../session/login-flag.ts';
import {
  abandon,
  newCaptcha,
  NoMenu,
  signIn,
  type Captcha,
  type Credentials,
  type PasswordCheck,
} from '../sign-in.ts';
import { LoginForm } from './LoginForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { LoginScreenProps } from './screens.ts';
import styles from './login.module.css';

const ForcedPassword = lazy(() =>
  import('../ForcedPassword.tsx').then((part) => ({ default: part.ForcedPassword })),
);

const NO_MENU_SECONDS = 5;

/** The session is given back when what was to follow the login was refused. */
async function giveUp(failure: unknown): Promise<never> {
  await abandon();
  throw failure;
}

interface LoginPageProps extends LoginScreenProps {
  readonly lead?: string;
  readonly note?: string;
  /** Runs with the new session, before the person goes on. */
  readonly afterSignIn?: () => Promise<void>;
}

/** Login by account and password. */
export function LoginPage({ search, lead, note, onDone, onBegin, afterSignIn }: LoginPageProps) {
  const [problem, setProblem] = useState('');
  const [captcha, setCaptcha] = useState<Captcha>();
  const [weak, setWeak] = useState<PasswordCheck>();

  const submit = async (credentials: Credentials) => {
    if (isLoggingIn()) return;
    setLoginFlag(true);
    setProblem('');
    try {
      const outcome = await signIn({ ...credentials, CodeKey: captcha?.CodeKey });
      if (outcome.kind !== 'captcha') await afterSignIn?.().catch(giveUp);
      if (outcome.kind === 'done') return onDone(redirectOf(search) ?? homeOf(outcome.menu));
      if (outcome.kind === 'weak') return setWeak(outcome.check);
      setCaptcha(outcome.captcha);
      setProblem(outcome.text || '请输入验证码');
    } catch (failure) {
      const text = failure instanceof Error && failure.message ? failure.message : '登录失败，请稍后重试';
      if (failure instanceof NoMenu) requestHost().notifier.message(text, NO_MENU_SECONDS);
      else setProblem(text);
    } finally {
      setLoginFlag(false);
    }
  };

  return (
    <>
      <h2 className={styles.lead}>{lead ?? '账号登录'}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <LoginForm
        captcha={captcha}
        problem={problem}
        onBegin={onBegin}
        onRenew={() => void newCaptcha().then(setCaptcha, (failure: Error) => setProblem(failure.message))}
        onSubmit={submit}
      />
      {afterSignIn === undefined && <OtherWays search={search} />}
      {weak && (
        <Suspense fallback={null}>
          <ForcedPassword check={weak} />
        </Suspense>
      )}
    </>
  );
}
