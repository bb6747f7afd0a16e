import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { failureText } from '../failure-text.ts';
import styles from './factor.module.css';

interface FactorFormProps {
  readonly label: string;
  readonly button: string;
  readonly danger?: boolean;
  /** A password; else a code. */
  readonly secret?: boolean;
  /** Rejects with the text that is shown. */
  readonly submit: (value: string) => Promise<void>;
}

/** One value and a button; what is wrong with the value stands under it. */
export function FactorForm({ label, button, danger, secret, submit }: FactorFormProps) {
  const id = useId();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const Box = secret ? Input.Password : Input;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return setProblem(`请输入${label}`);
    setBusy(true);
    setProblem('');
    try {
      await submit(secret ? value : value.trim());
    } catch (failure) {
      setProblem(failureText(failure, '操作失败，请稍后重试'));
    }
    setBusy(false);
  };
  return (
    <form className={styles['row']} noValidate onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <Box
        id={id}
        value={value}
        maxLength={secret ? 128 : 32}
        autoComplete={secret ? 'current-password' : 'one-time-code'}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setValue(event.target.value)}
      />
      <span id={`${id}-problem`} role="alert" className={styles['problem']}>
        {problem}
      </span>
      <div className={styles['buttons']}>
        <Button type="primary" danger={danger ?? false} htmlType="submit" loading={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
