import { useState, type FormEvent } from 'react';
import { Enrol } from '../factor/Enrol.tsx';
import { RecoveryCodes } from '../factor/RecoveryCodes.tsx';
import type { SecondStep as Step } from '../sign-in.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './login.module.css';

interface SecondStepProps {
  readonly step: Step;
  readonly problem: string;
  /** Codes that were told with the login; the person goes on when they are kept. */
  readonly codes: readonly string[];
  readonly onSubmit: (code: string) => void;
  readonly onKept: () => void;
  readonly onBack: () => void;
}

/** The second step of a login: a code of the authenticator, which may have to be told its secret first. */
export function SecondStep({ step, problem, codes, onSubmit, onKept, onBack }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.trim() !== '') onSubmit(code.trim());
  };
  if (codes.length > 0)
    return (
      <RecoveryCodes codes={codes}>
        <button type="button" className={styles.submit} onClick={onKept}>
          我已保存，继续
        </button>
      </RecoveryCodes>
    );
  return (
    <CodeForm
      label={step.Secret === undefined ? '动态码或恢复码' : '动态码'}
      value={code}
      wrong={isChecked && code.trim() === '' ? '请输入动态码' : ''}
      problem={problem}
      other="返回账号登录"
      onChange={setCode}
      onSubmit={submit}
      onOther={onBack}
    >
      {step.Secret !== undefined && <Enrol secret={step.Secret} uri={step.Uri ?? ''} />}
    </CodeForm>
  );
}
