import { QrCode } from '../../renderer/fields/text/QrCode.tsx';
import styles from './factor.module.css';

/** What an authenticator has to be told, as a picture and as letters to type. */
export function Enrol({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className={styles['enrol']}>
      <p>用身份验证器应用扫描二维码，或手工输入密钥，然后填写应用显示的6位动态码。</p>
      <QrCode text={uri} label="两步验证二维码" className={styles['picture']} />
      <code className={styles['secret']}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
    </div>
  );
}
