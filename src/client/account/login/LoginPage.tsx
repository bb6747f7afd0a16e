import { lazy, Suspense, useState } from 'react';
import { requestHost } from '../../request/host.ts';
import { homeOf, redirectOf } from '../../session/home.ts';
import { isLoggingIn, setLoginFlag } from '../../session/login-flag.ts';
import {
  abandon,
  newCaptcha,
  NoMenu,
  signIn,
  signInSecond,
  type Captcha,
  type Credentials,
  type PasswordCheck,
  type SecondStep as Step,
  type SignIn,
} from '../sign-in.ts';
import { failureText } from '../failure-text.ts';
import { LoginForm } from './LoginForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { LoginScreenProps } from './screens.ts';
import styles from './login.module.css';

const ForcedPassword = lazy(() =>
  import('../ForcedPassword.tsx').then((part) => ({ default: part.ForcedPassword })),
);

const SecondStep = lazy(() => import('./SecondStep.tsx').then((part) => ({ default: part.SecondStep })));

/** How long a refused login is told (specification 9). */
const FAILURE_SECONDS = 5;

/** The session is given back when what was to follow the login was refused. */
async function giveUp(failure: unknown): Promise<never> {
  await abandon();
  throw failure;
}

interface LoginPageProps extends LoginScreenProps {
  readonly lead?: string;
  readonly note?: string;
  /** For new students, who sign in by what stands in their admission. */
  readonly isFreshman?: boolean;
  /** Runs with the new session, before the person goes on. */
  readonly afterSignIn?: () => Promise<void>;
}

interface SecondState {
  readonly step: Step;
  readonly codes: readonly string[];
  readonly outcome?: SignIn;
}

/** The steps of a login, from the account to the page that it was meant for. */
function useSignIn({
  search,
  onDone,
  afterSignIn,
}: Pick<LoginPageProps, 'search' | 'onDone' | 'afterSignIn'>) {
  const [problem, setProblem] = useState('');
  const [captcha, setCaptcha] = useState<Captcha>();
  const [second, setSecond] = useState<SecondState>();
  const [weak, setWeak] = useState<PasswordCheck>();

  const goOn = async (outcome: SignIn) => {
    if (outcome.kind === 'second') return setSecond({ step: outcome.step, codes: [] });
    if (outcome.kind === 'captcha') {
      setCaptcha(outcome.captcha);
      return setProblem(outcome.text || '请输入验证码');
    }
    await afterSignIn?.().catch(giveUp);
    if (outcome.kind === 'weak') return setWeak(outcome.check);
    onDone(redirectOf(search) ?? homeOf(outcome.menu));
  };
  const attempt = async (work: () => Promise<void>) => {
    if (isLoggingIn()) return;
    setLoginFlag(true);
    setProblem('');
    try {
      await work();
    } catch (failure) {
      const text = failureText(failure, '登录失败，请稍后重试');
      requestHost().notifier.message(text, FAILURE_SECONDS);
      if (!(failure instanceof NoMenu)) setProblem(text);
    } finally {
      setLoginFlag(false);
    }
  };

  return {
    problem,
    captcha,
    second,
    weak,
    submit: (credentials: Credentials) =>
      attempt(async () => goOn(await signIn({ ...credentials, CodeKey: captcha?.CodeKey }))),
    submitCode: (step: Step, code: string) =>
      attempt(async () => {
        const { outcome, codes } = await signInSecond(step.Ticket, code);
        if (codes.length === 0) return goOn(outcome);
        setSecond({ step, codes, outcome });
      }),
    goOn: (outcome: SignIn | undefined) => attempt(async () => outcome && goOn(outcome)),
    back: () => {
      setSecond(undefined);
      setProblem('');
    },
    renewCaptcha: () =>
      void newCaptcha().then(setCaptcha, (failure: unknown) =>
        setProblem(failureText(failure, '验证码图片加载失败，请重试')),
      ),
  };
}

/** Login by account and password. */
export function LoginPage(props: LoginPageProps) {
  const { search, site, lead, note, isFreshman = false, onDone, onBegin, afterSignIn } = props;
  const login = useSignIn({ search, onDone, afterSignIn });
  const { problem, captcha, second, weak } = login;
  return (
    <>
      <h2 className={styles.lead}>{second ? '两步验证' : (lead ?? '账号登录')}</h2>
      {second ? (
        <Suspense fallback={null}>
          <SecondStep
            step={second.step}
            codes={second.codes}
            problem={problem}
            onSubmit={(code) => void login.submitCode(second.step, code)}
            onKept={() => void login.goOn(second.outcome)}
            onBack={login.back}
          />
        </Suspense>
      ) : (
        <>
          {note && <p className={styles.note}>{note}</p>}
          <LoginForm
            isFreshman={isFreshman}
            captcha={captcha}
            problem={problem}
            onBegin={onBegin}
            onRenew={login.renewCaptcha}
            onSubmit={login.submit}
          />
          {site.FirstPasswordNote && <p className={styles.hint}>{site.FirstPasswordNote}</p>}
          {afterSignIn === undefined && <OtherWays search={search} />}
        </>
      )}
      {weak && (
        <Suspense fallback={null}>
          <ForcedPassword check={weak} />
        </Suspense>
      )}
    </>
  );
}
