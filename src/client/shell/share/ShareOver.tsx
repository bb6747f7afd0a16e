import { useState, type FormEvent } from 'react';
import { Entry } from '../../account/login/Entry.tsx';
import login from '../../account/login/login.module.css';
import { requestHost } from '../../request/host.ts';
import { loginAddress } from '../../session/home.ts';
import { safeUrl } from '../../session/safe-url.ts';
import styles from '../visit/visit.module.css';
import { hasShareKey, keyIn } from './share.ts';

interface ShareOverProps {
  /** Of the board, which a visitor recognizes by it. */
  readonly title: string;
  readonly fullPath: string;
}

/**
 * Stands in place of a shared board without a key that opens it, and asks for one. A user of the school sees the board after the
 * login.
 */
export function ShareOver({ title, fullPath }: ShareOverProps) {
  const [sent, setSent] = useState('');
  const [isChecked, setChecked] = useState(false);
  const key = keyIn(sent);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const safe = safeUrl(`${window.location.pathname}?k=${key}`);
    if (key !== undefined && safe !== undefined) requestHost().goTo(safe);
  };
  return (
    <section className={styles['screen']} data-own-page="" aria-labelledby="share-title">
      <h1 id="share-title">{title || '本页'}</h1>
      <p>{hasShareKey() ? '链接已失效，请向学校索取新的链接' : '请打开学校发来的完整链接，或在这里填写'}</p>
      <form className={login.form} noValidate onSubmit={open}>
        <Entry
          label="链接或密钥"
          name="k"
          placeholder="粘贴学校发来的链接或密钥"
          autoComplete="off"
          value={sent}
          maxLength={500}
          problem={isChecked && key === undefined ? '请粘贴完整的链接或密钥' : ''}
          onChange={setSent}
        />
        <button type="submit" className={login.submit}>
          打 开
        </button>
      </form>
      <p>
        有查看权限的老师<a href={loginAddress(fullPath)}>登录</a>后即可查看
      </p>
    </section>
  );
}
