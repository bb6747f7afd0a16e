import { Button, Space } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PartFailed } from '../renderer/States.tsx';
import { ChunkLoadError } from '../session/part.ts';
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

/** The frame itself broke, or a part of it did not come: nothing of it can be relied on, so the page begins anew. */
export function Crashed() {
  const failure = useRouteError();
  useEffect(() => globalThis.reportError?.(failure), [failure]);
  if (failure instanceof ChunkLoadError) return <PartFailed text={failure.message} />;
  return (
    <div className={styles['start']} role="alert">
      <h1>抱歉，服务器出错了</h1>
      <Button type="primary" onClick={() => window.location.assign('/')}>
        返回首页
      </Button>
    </div>
  );
}
