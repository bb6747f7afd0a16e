import type { ReactNode } from 'react';
import styles from './factor.module.css';

/** Codes that each count once in place of the authenticator; shown this once. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles['codes']}>
      <p role="status">
        两步验证已开启。请保存恢复码：手机不在身边时，每个可代替动态码使用一次。恢复码只显示这一次。
      </p>
      <ol aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {children}
    </div>
  );
}
