import { Button, Space } from 'antd';
import styles from './start.module.css';

interface StartFailedProps {
  readonly text: string;
  readonly retry: () => void;
  /** Ends the session: what it stands for (a sub-system that is gone) may be the reason. */
  readonly leave: () => void;
}

/** The frame could not be brought up. */
export function StartFailed({ text, retry, leave }: StartFailedProps) {
  return (
    <div className={styles['start']} role="alert">
      <span>{text}</span>
      <Space>
        <Button type="primary" onClick={retry}>
          重试
        </Button>
        <Button onClick={leave}>重新登录</Button>
      </Space>
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
