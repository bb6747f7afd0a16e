import { Art } from '../exception/Art.tsx';
import styles from '../exception/exception.module.css';

/** Stands in place of a shared board without a key that opens it. */
export function ShareOver() {
  return (
    <section className={styles['exception']}>
      <Art code="403" isNumbered={false} />
      <h1>链接已失效，请向学校索取新的链接</h1>
      <p>链接到期或被学校撤销后不能再打开</p>
    </section>
  );
}
