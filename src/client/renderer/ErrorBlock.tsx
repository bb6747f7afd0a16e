import type { SchemaFault } from './schema/fault.ts';
import styles from './error-block.module.css';

/** What stands in the place of a part that cannot be shown: the reason, and where in the schemas to mend it. */
export function ErrorBlock({ fault, small = false }: { fault: SchemaFault; small?: boolean }) {
  return (
    <div role="alert" className={`${styles['block']} ${small ? styles['small'] : ''}`}>
      <strong>{small ? '此处无法显示' : '页面的这一部分无法显示'}</strong>
      <span className={styles['reason']}>{fault.message}</span>
      <code className={styles['place']}>
        {fault.file}
        {fault.pointer && ` ${fault.pointer}`}
      </code>
    </div>
  );
}
