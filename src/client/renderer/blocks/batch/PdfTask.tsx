import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useData, type FileProgress } from '../../data.ts';
import styles from './batch.module.css';

const ASK_EVERY_MS = 1_000;

/** How far a PDF is; it goes on when the page is left, and stands among the user's downloads. */
export function PdfTask({ id, close }: { id: string; close(): void }) {
  const data = useData();
  const [told, setTold] = useState<FileProgress>();
  const isOver = told !== undefined && told.state !== 'running';
  useEffect(() => {
    if (isOver) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let mounted = true;
    // An answer that does not come is asked for again.
    const ask = () =>
      data
        .fileProgress(id)
        .then((answer) => mounted && setTold(answer))
        .catch(() => undefined)
        .finally(() => {
          if (mounted) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
        });
    void ask();
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [data, id, isOver]);
  const { state = 'running', total = 0, count = 0, url, error, name = '' } = told ?? {};
  return (
    <div className={styles['task']} role="status">
      {state === 'running' && (
        <>
          <span>{total > 0 ? `正在生成PDF ${count} / ${total}` : '正在生成PDF'}</span>
          <Progress
            percent={total > 0 ? Math.min(99, Math.floor((count / total) * 100)) : 0}
            size="small"
            aria-label="PDF生成进度"
          />
          <Button size="small" onClick={() => void data.cancelFile(id).catch(() => undefined)}>
            取消
          </Button>
        </>
      )}
      {state === 'done' && (
        <>
          <span>{`PDF已生成，共 ${total} 份，也可在“我的下载”中查看`}</span>
          {url && (
            <Button
              size="small"
              type="primary"
              onClick={() => void data.saveFile(url, name).catch(() => undefined)}
            >
              下载
            </Button>
          )}
          <Button size="small" onClick={close}>
            关闭
          </Button>
        </>
      )}
      {state === 'failed' && (
        <>
          <span className={styles['failed']}>{`PDF未生成${error ? `：${error}` : ''}`}</span>
          <Button size="small" onClick={close}>
            关闭
          </Button>
        </>
      )}
    </div>
  );
}
