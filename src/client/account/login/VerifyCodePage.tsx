import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { calls } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';
import { DASHBOARD, loginAddress, redirectOf } from '../../session/home.ts';
import { currentToken } from '../../session/session.ts';
import { failureText } from '../failure-text.ts';
import { EnterAppCode } from './EnterAppCode.tsx';
import { Entry } from './Entry.tsx';
import type { LoginScreenProps } from './screens.ts';
import { useSeconds } from './useSeconds.ts';
import styles from './login.module.css';

const inPlace = { inPlace: true };

/** The user proves once more who they are, by a code of their authenticator or one that is sent to their own mailbox. */
export function VerifyCodePage({ search, onDone }: LoginScreenProps) {
  if (currentToken() === '')
    return (
      <div className={styles.notThere}>
        <h2>验证身份</h2>
        <p className={styles.note}>验证码用来确认已登录的账号，您还没有登录。</p>
        <a className={styles.back} href={loginAddress(redirectOf(search) ?? '')}>
          去登录
        </a>
      </div>
    );
  return <ChooseWay onDone={() => onDone(redirectOf(search) ?? DASHBOARD)} />;
}

/** A person who has an authenticator is asked for its code; a mail is one press away. */
function ChooseWay({ onDone }: { onDone: () => void }) {
  const [way, setWay] = useState<'app' | 'mail'>();
  useEffect(() => {
    call(calls.UserAuth.GetSecondFactor, {}, inPlace).then(
      ({ IsOn }) => setWay(IsOn ? 'app' : 'mail'),
      () => setWay('mail'),
    );
  }, []);
  if (way === undefined) return null;
  return way === 'app' ? (
    <EnterAppCode onDone={onDone} onMail={() => setWay('mail')} />
  ) : (
    <EnterCode onDone={onDone} />
  );
}

function EnterCode({ onDone }: { onDone: () => void }) {
  const [sent, setSent] = useState({ CodeKey: '', Target: '' });
  const [Code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState('');
  const [left, startCooldown] = useSeconds();
  const asked = useRef(false);

  const send = useCallback(async () => {
    setProblem('');
    try {
      const answer = await call(calls.BaseData.GetAuthCode, { Scene: 'stepup' }, inPlace);
      setSent({ CodeKey: answer.CodeKey, Target: answer.Target ?? '' });
      startCooldown(answer.CooldownSeconds);
    } catch (failure) {
      setProblem(failureText(failure, '操作未成功，请稍后重试'));
    }
  }, [startCooldown]);
  useEffect(() => {
    // One mail for one visit, however often the page is drawn.
    if (asked.current) return;
    asked.current = true;
    void send();
  }, [send]);

  const wrong = Code === '' ? '请输入验证码' : /^\d{6}$/.test(Code) ? '' : '验证码为6位数字';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem('');
    if (wrong !== '' || sent.CodeKey === '') return;
    try {
      await call(calls.UserAuth.VerifyCode, { CodeKey: sent.CodeKey, Code }, inPlace);
      onDone();
    } catch (failure) {
      setProblem(failureText(failure, '操作未成功，请稍后重试'));
    }
  };

  return (
    <>
      <h2 className={styles.lead}>验证身份</h2>
      {sent.Target !== '' && (
        <p className={styles.note} role="status">
          验证码已发送至 {sent.Target}，5分钟内有效。
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.captcha}>
          <Entry
            label="验证码"
            name="Code"
            placeholder="请输入验证码"
            autoComplete="one-time-code"
            value={Code}
            problem={isChecked ? wrong : ''}
            onChange={(value) => setCode(value.trim())}
          />
          <button type="button" className={styles.resend} disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? `${left} 秒` : '重新发送'}
          </button>
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <button type="submit" className={styles.submit}>
          确定
        </button>
      </form>
    </>
  );
}
