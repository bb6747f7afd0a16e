import { useState, type FormEvent } from 'react';
import { LOGIN } from '../../session/home.ts';
import { failureText } from '../failure-text.ts';
import { MISMATCH } from '../password.ts';
import { Entry } from './Entry.tsx';
import { setByLink } from './retrieve.ts';
import styles from './login.module.css';

/** Sets a new password with the link of a mail. */
export function NewPassword({ token, rule }: { token: string; rule: string | null | undefined }) {
  const [NewPwd, setNewPwd] = useState('');
  const [NewPwd2, setNewPwd2] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState('');
  const [isDone, setDone] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setProblem('');
    if (NewPwd === '' || NewPwd2 === '') return;
    if (NewPwd !== NewPwd2) return setProblem(MISMATCH);
    try {
      await setByLink(token, NewPwd, NewPwd2);
      setDone(true);
    } catch (failure) {
      setProblem(failureText(failure, '操作未成功，请稍后重试'));
    }
  };

  if (isDone)
    return (
      <div className={styles.notThere}>
        <p className={styles.note} role="status">
          密码修改成功，请重新登录
        </p>
        <a className={styles.back} href={LOGIN}>
          去登录
        </a>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {rule && <p className={styles.note}>{rule}</p>}
      <Entry
        label="新密码"
        name="NewPwd"
        secret
        placeholder="请输入新密码"
        autoComplete="new-password"
        value={NewPwd}
        problem={isChecked && NewPwd === '' ? '请输入新密码' : ''}
        onChange={setNewPwd}
      />
      <Entry
        label="确认密码"
        name="NewPwd2"
        secret
        placeholder="请再次输入新密码"
        autoComplete="new-password"
        value={NewPwd2}
        problem={isChecked && NewPwd2 === '' ? '请再次输入新密码' : ''}
        onChange={setNewPwd2}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.submit}>
        确定
      </button>
    </form>
  );
}
