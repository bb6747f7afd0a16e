import { Button } from 'antd';
import type { Missing } from './useDocuments.ts';
import styles from './print.module.css';

/** Which rows stand on no sheet, and why; they can be asked for once more. */
export function MissingRows({ missing, retry }: { missing: readonly Missing[]; retry(): void }) {
  const count = missing.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <div role="alert" className={styles['missing']}>
      <strong>{`${count}份数据不完整`}</strong>
      <ul>
        {missing.map(({ reason, numbers }) => (
          <li key={reason}>{`第${numbers.join('、')}份：${reason}`}</li>
        ))}
      </ul>
      <Button onClick={retry}>重试</Button>
    </div>
  );
}
