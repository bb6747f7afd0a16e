import { LOGIN } from '../../session/home.ts';
import { EXCEPTION_TEXTS } from '../exception-texts.ts';
import styles from './login.module.css';

/** A screen that is not there yet. */
export function NotThere() {
  return (
    <div className={styles.notThere}>
      <h2>{EXCEPTION_TEXTS[404]}</h2>
      <a className={styles.back} href={LOGIN}>
        返回登录
      </a>
    </div>
  );
}
