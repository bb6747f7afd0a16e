import { useState, type FormEvent } from 'react';
import { calls } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';
import { Entry } from './Entry.tsx';
import styles from './login.module.css';

interface EnterAppCodeProps {
  readonly onDone: () => void;
  /** The authenticator is not at hand: a mail shall be sent. */
  readonly onMail: () => void;
}

/** Proves who somebody is by his authenticator. */
export function EnterAppCode({ onDone, onMail }: EnterAppCodeProps) {
  const [Code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (Code.trim() === '') return setProblem('请输入动态码');
    setProblem('');
    try {
      await call(calls.UserAuth.VerifyCode, { Code: Code.trim() }, { quiet: true });
      onDone();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : '');
    }
  };
  return (
    <>
      <h2 className={styles.lead}>验证身份</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Entry
          label="动态码或恢复码"
          name="Code"
          placeholder="请输入身份验证器显示的6位动态码"
          autoComplete="one-time-code"
          value={Code}
          problem=""
          onChange={setCode}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <button type="submit" className={styles.submit}>
          确定
        </button>
        <p className={styles.links}>
          <button type="button" className={styles.plain} onClick={onMail}>
            改用邮箱验证码
          </button>
        </p>
      </form>
    </>
  );
}
