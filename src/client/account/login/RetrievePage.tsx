import { useEffect, useState, type FormEvent } from 'react';
import { LOGIN } from '../../session/home.ts';
import { failureText } from '../failure-text.ts';
import { isEmail } from '../password.ts';
import { newCaptcha, type Captcha } from '../sign-in.ts';
import { CaptchaEntry } from './CaptchaEntry.tsx';
import { Entry } from './Entry.tsx';
import { NewPassword } from './NewPassword.tsx';
import { askForMail, tokenIn } from './retrieve.ts';
import type { LoginScreenProps } from './screens.ts';
import { useSeconds } from './useSeconds.ts';
import styles from './login.module.css';

const COOLDOWN_SECONDS = 60;
const EMPTY = { LoginName: '', Email: '', Code: '' };
type Values = typeof EMPTY;

/** A forgotten password: asks for the mail, or with the link of the mail sets the new one. */
export function RetrievePage({ site }: LoginScreenProps) {
  const [token] = useState(() => tokenIn(window.location.hash));
  useEffect(() => {
    // The link counts once; meanwhile nobody shall read it off the address bar or the history.
    if (token !== '') window.history.replaceState(null, '', window.location.pathname);
  }, [token]);
  return (
    <>
      <h2 className={styles.lead}>{token === '' ? '找回密码' : '设置新密码'}</h2>
      {token === '' ? <AskForMail /> : <NewPassword token={token} rule={site.PasswordRule} />}
      <p className={styles.links}>
        <a href={LOGIN}>返回登录</a>
      </p>
    </>
  );
}

function problemsOf(values: Values): Values {
  const Email = values.Email.trim();
  return {
    LoginName: values.LoginName.trim() === '' ? '请输入账号' : '',
    Email: Email === '' ? '请输入邮箱' : isEmail(Email) ? '' : '邮箱格式不正确',
    Code: values.Code.trim() === '' ? '请输入验证码' : '',
  };
}

/** What is typed to be sent the mail, and how the sending goes. */
function useMailRequest() {
  const [values, setValues] = useState(EMPTY);
  const [captcha, setCaptcha] = useState<Captcha>();
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [left, startCooldown] = useSeconds();
  const renew = () => void newCaptcha().then(setCaptcha, told);
  const told = (failure: unknown) => setProblem(failureText(failure, '操作未成功，请稍后重试'));
  useEffect(renew, []);

  const change = (name: keyof Values) => (value: string) => setValues((old) => ({ ...old, [name]: value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (left > 0 || !captcha || Object.values(problemsOf(values)).some((text) => text !== '')) return;
    setProblem('');
    const Email = values.Email.trim();
    try {
      const asked = await askForMail({
        LoginName: values.LoginName.trim(),
        Email,
        Code: values.Code.trim(),
        CodeKey: captcha.CodeKey,
      });
      setProblem(asked?.text ?? '');
      if (asked) setCaptcha(asked.captcha);
      else {
        setSentTo(Email);
        startCooldown(COOLDOWN_SECONDS);
        renew();
      }
    } catch (failure) {
      told(failure);
      renew();
    }
    setChecked(false);
    setValues((old) => ({ ...old, Code: '' }));
  };
  const problems = isChecked ? problemsOf(values) : EMPTY;
  return { values, problems, problem, captcha, sentTo, left, change, renew, submit };
}

function AskForMail() {
  const { values, problems, problem, captcha, sentTo, left, change, renew, submit } = useMailRequest();
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {sentTo !== '' && (
        <p className={styles.note} role="status">
          如信息匹配，重置邮件已发送至 {sentTo}，请在30分钟内打开邮件中的链接。
        </p>
      )}
      <Entry
        label="账号"
        name="LoginName"
        placeholder="请输入账号"
        autoComplete="username"
        value={values.LoginName}
        problem={problems.LoginName}
        onChange={change('LoginName')}
      />
      <Entry
        label="邮箱"
        name="Email"
        placeholder="请输入账号登记的邮箱"
        autoComplete="email"
        value={values.Email}
        problem={problems.Email}
        onChange={change('Email')}
      />
      {captcha && (
        <CaptchaEntry
          captcha={captcha}
          value={values.Code}
          problem={problems.Code}
          onChange={change('Code')}
          onRenew={renew}
        />
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.submit} disabled={left > 0}>
        {left > 0 ? `${left} 秒后可重新发送` : '发送邮件'}
      </button>
    </form>
  );
}
