import { useState, type FormEvent } from 'react';
import { calls } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';
import { failureText } from '../failure-text.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './login.module.css';

interface EnterAppCodeProps {
  readonly onDone: () => void;
  /** The authenticator is not at hand: a mail shall be sent. */
  readonly onMail: () => void;
}

/** Proves who somebody is by their authenticator. */
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
      setProblem(failureText(failure, '操作未成功，请稍后重试'));
    }
  };
  return (
    <>
      <h2 className={styles.lead}>验证身份</h2>
      <CodeForm
        label="动态码或恢复码"
        value={Code}
        wrong=""
        problem={problem}
        other="改用邮箱验证码"
        onChange={setCode}
        onSubmit={(event) => void submit(event)}
        onOther={onMail}
      />
    </>
  );
}
