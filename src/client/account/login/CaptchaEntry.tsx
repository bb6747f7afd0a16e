import type { Captcha } from '../sign-in.ts';
import { Entry } from './Entry.tsx';
import styles from './login.module.css';

interface CaptchaEntryProps {
  readonly captcha: Captcha;
  readonly value: string;
  readonly problem: string;
  readonly onChange: (value: string) => void;
  /** Asks for another picture. */
  readonly onRenew: () => void;
}

/** The characters of a picture; another one comes with a press on it. */
export function CaptchaEntry({ captcha, value, problem, onChange, onRenew }: CaptchaEntryProps) {
  return (
    <div className={styles.captcha}>
      <Entry
        label="验证码"
        name="Code"
        placeholder="请输入验证码"
        autoComplete="off"
        value={value}
        problem={problem}
        onChange={onChange}
      />
      <button type="button" className={styles.captchaImage} title="换一张" onClick={onRenew}>
        <img src={captcha.CodeImg} alt="验证码图片，点击换一张" width={132} height={44} />
      </button>
    </div>
  );
}
