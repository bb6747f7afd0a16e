import { useEffect, useRef, useState } from 'react';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { requestHost } from '../../request/host.ts';
import { LOGIN } from '../../session/home.ts';
import { currentToken } from '../../session/session.ts';
import { setLoginFlag } from '../../session/login-flag.ts';
import { failureText } from '../failure-text.ts';
import { LoginPage } from './LoginPage.tsx';
import type { LoginScreenProps } from './screens.ts';
import { beginSso, bindSso, finishSso, isComingBack, type SsoOutcome } from './sso.ts';
import styles from './login.module.css';

/** How long a refused login is told (specification 9). */
const FAILURE_SECONDS = 5;

interface SsoPageProps extends LoginScreenProps {
  /** The provider; absent: the one that the address names, or that this browser was sent to. */
  readonly client?: string;
}

type State = Exclude<SsoOutcome, { kind: 'done' }> | { readonly kind: 'failed'; readonly text: string };

/** Sends the browser to a provider, and takes it in when it comes back. */
export function SsoPage({ client, search, site, onDone, onBegin }: SsoPageProps) {
  const [state, setState] = useState<State>();
  const started = useRef(false);

  useEffect(() => {
    // A user who comes back from the provider by the Back button finds the page as they left it: waiting.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && requestHost().goTo(LOGIN);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  useEffect(() => {
    // A code counts once, so the page must not use it a second time when it is drawn anew.
    if (started.current) return;
    started.current = true;
    setLoginFlag(true);
    const run = async () => {
      if (!isComingBack(search)) return beginSso(client ?? named(search), search);
      const outcome = await finishSso(client, search);
      // What came back stays neither in the address bar nor in the history.
      window.history.replaceState(null, '', window.location.pathname);
      setLoginFlag(false);
      if (outcome.kind === 'done') return onDone(outcome.address);
      // Who asked for the binding while signed in has proved both.
      if (currentToken() === '' || outcome.journey.redirect !== namedRoutes.BindWebChat)
        return setState(outcome);
      await bindSso(outcome, outcome.journey);
      onDone(outcome.journey.redirect);
    };
    run().catch((failure: unknown) => {
      setLoginFlag(false);
      const text = failureText(failure, '登录失败，请稍后重试');
      requestHost().notifier.message(text, FAILURE_SECONDS);
      setState({ kind: 'failed', text });
    });
  }, [client, search, onDone]);

  if (state === undefined) return null;
  if (state.kind === 'failed') return <Failed text={state.text} />;
  return (
    <LoginPage
      search={state.journey.redirect ? `?redirect=${encodeURIComponent(state.journey.redirect)}` : ''}
      site={site}
      lead="关联账号"
      note={`${state.name}尚未关联本系统的账号。请用账号密码登录一次，以后即可直接登录。`}
      onDone={onDone}
      onBegin={onBegin}
      afterSignIn={() => bindSso(state, state.journey)}
    />
  );
}

const named = (search: string): string => new URLSearchParams(search).get('ClientCode') ?? '';

function Failed({ text }: { text: string }) {
  return (
    <div className={styles.notThere}>
      <h2 role="alert">{text}</h2>
      <a className={styles.back} href={LOGIN}>
        返回登录
      </a>
    </div>
  );
}

export const LyPage = (props: LoginScreenProps) => <SsoPage client="LY" {...props} />;
export const YmPage = (props: LoginScreenProps) => <SsoPage client="YM" {...props} />;
export const ZxPage = (props: LoginScreenProps) => <SsoPage client="ZX" {...props} />;
export const QywxPage = (props: LoginScreenProps) => <SsoPage client="QYWX" {...props} />;
export const WxPage = (props: LoginScreenProps) => <SsoPage client="WX" {...props} />;
