import { Button } from 'antd';
import styles from './start.module.css';

/** The frame could not be brought up. */
export function StartFailed({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div className={styles['start']} role="alert">
      <span>{text}</span>
      <Button type="primary" onClick={retry}>
        重试
      </Button>
    </div>
  );
}

/** The frame itself broke: nothing of it can be relied on, so the page begins anew. */
export function Crashed() {
  return (
    <div className={styles['start']} role="alert">
      <h1>抱歉，服务器出错了</h1>
      <Button type="primary" onClick={() => window.location.assign('/')}>
        返回首页
      </Button>
    </div>
  );
}
