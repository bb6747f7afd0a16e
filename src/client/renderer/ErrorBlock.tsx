import { SUPER_ROLE } from '../../contract/subject.ts';
import { useMe } from './contexts.ts';
import type { SchemaFault } from './schema/fault.ts';
import styles from './error-block.module.css';

/**
 * What stands in the place of a part that cannot be shown: to an administrator it says the reason and where in the schemas, to
 * other readers that an administrator can help.
 */
export function ErrorBlock({ fault, small = false }: { fault: SchemaFault; small?: boolean }) {
  const me = useMe();
  const title = small ? '此处无法显示' : '页面的这一部分无法显示';
  const box = `${styles['block']} ${small ? styles['small'] : ''}`;
  if (!import.meta.env.DEV && !me.Roles.includes(SUPER_ROLE))
    return (
      <div role="alert" className={box}>
        <strong>{title}</strong>
        <span className={styles['reason']}>请告知系统管理员，其他部分可以照常使用</span>
      </div>
    );
  return (
    <div role="alert" className={box}>
      <strong>{title}</strong>
      <span className={styles['reason']}>{fault.message}</span>
      <code className={styles['place']}>
        {fault.file}
        {fault.pointer && ` ${fault.pointer}`}
      </code>
    </div>
  );
}
