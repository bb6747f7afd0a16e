import { Button, Input, Modal } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { messages } from '../renderer/messages/messages.ts';
import { changePassword, MISMATCH, passwordProblems, type PasswordChange } from './password.ts';
import type { PasswordCheck } from './sign-in.ts';
import { startAnew } from './sign-out.ts';
import styles from './password-dialog.module.css';

interface PasswordDialogProps {
  /** 1: opened by the user, can be left. 2: forced after a weak password, cannot. */
  readonly mode: 1 | 2;
  readonly check: PasswordCheck;
  readonly onClose?: () => void;
}

interface PasswordField {
  readonly name: keyof PasswordChange;
  readonly label: string;
  readonly hint: string;
  readonly complete: string;
}

const FIELDS: readonly PasswordField[] = [
  { name: 'OldPwd', label: '旧密码', hint: '请输入旧密码', complete: 'current-password' },
  { name: 'NewPwd', label: '新密码', hint: '请输入新密码', complete: 'new-password' },
  { name: 'NewPwd2', label: '确认密码', hint: '请再次输入新密码', complete: 'new-password' },
  { name: 'Email', label: '邮箱', hint: '请输入邮箱', complete: 'email' },
];

/** Changes the own password. A success ends the session, so that the new password is used at once. */
export function PasswordDialog({ mode, check, onClose }: PasswordDialogProps) {
  const id = useId();
  const [values, setValues] = useState<PasswordChange>({
    OldPwd: '',
    NewPwd: '',
    NewPwd2: '',
    Email: check.Mail,
  });
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isForced = mode === 2;
  const found = () => passwordProblems(values, check.IsTheach, isForced);
  const problems = isChecked ? found() : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (Object.keys(found()).length > 0) return;
    if (values.NewPwd !== values.NewPwd2) return messages.show({ kind: 'warning', text: MISMATCH });
    setBusy(true);
    try {
      await changePassword(values, check.IsTheach);
      messages.show({ kind: 'success', text: '密码修改成功，请重新登录' });
      await startAnew();
    } catch {
      // The refusal was shown; the person corrects and tries again.
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title="修改密码"
      width={440}
      closable={mode === 1}
      maskClosable={false}
      keyboard={mode === 1}
      onCancel={onClose}
      footer={null}
    >
      {mode === 2 && (
        <p className={styles['reason']} role="alert">
          {check.ErrorMess}
        </p>
      )}
      {check.Rule && (
        <p id={`${id}rule`} className={styles['rule']}>
          {check.Rule}
        </p>
      )}
      <form onSubmit={submit} noValidate>
        {FIELDS.filter(({ name }) => name !== 'Email' || !check.IsTheach).map((field) => (
          <PasswordRow
            key={field.name}
            id={`${id}${field.name}`}
            field={field.name === 'Email' && isForced ? { ...field, hint: '选填，用于找回密码' } : field}
            value={values[field.name]}
            problem={problems[field.name]}
            rule={field.name === 'NewPwd' && check.Rule ? `${id}rule` : undefined}
            onChange={(value) => setValues((old) => ({ ...old, [field.name]: value }))}
          />
        ))}
        <footer className={styles['buttons']}>
          {mode === 1 && <Button onClick={onClose}>取消</Button>}
          <Button type="primary" htmlType="submit" loading={isBusy}>
            确定
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

interface PasswordRowProps {
  readonly id: string;
  readonly field: PasswordField;
  readonly value: string;
  readonly problem: string | undefined;
  /** Id of the rule that describes the value. */
  readonly rule: string | undefined;
  onChange(value: string): void;
}

function PasswordRow({ id, field, value, problem, rule, onChange }: PasswordRowProps) {
  const isEmail = field.name === 'Email';
  const Box = isEmail ? Input : Input.Password;
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{field.label}</label>
      <div>
        <Box
          id={id}
          value={value}
          placeholder={field.hint}
          autoComplete={field.complete}
          maxLength={isEmail ? 100 : 128}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== undefined}
          aria-describedby={[rule, problemId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {problem && (
          <span id={problemId} className={styles['problem']}>
            {problem}
          </span>
        )}
      </div>
    </div>
  );
}
