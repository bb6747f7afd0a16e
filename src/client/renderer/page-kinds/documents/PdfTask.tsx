import { Button, Progress, theme } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useData, type FileProgress, type PageData } from '../../data.ts';
import { Followed } from '../../followed.ts';
import styles from './pdf-task.module.css';

interface PdfTaskProps {
  readonly id: string;
  /** The file is handed to the browser as soon as it is there. */
  readonly saves?: boolean;
  close(): void;
}

/** How far a PDF is; it goes on when the page is left, and stands among the user's downloads. */
export function PdfTask({ id, saves = false, close }: PdfTaskProps) {
  const data = useData();
  const [task, setTask] = useState<Followed<FileProgress>>();
  useEffect(() => {
    const followed = new Followed(
      () => data.fileProgress(id),
      ({ state }) => state !== 'running',
    );
    setTask(followed);
    if (saves) void followed.over.then(() => save(data, followed.state()));
    return () => followed.leave();
  }, [data, id, saves]);
  return task ? <Told {...{ id, task, saves, close }} /> : null;
}

const save = async (data: PageData, told: FileProgress | undefined) => {
  // A refusal was told.
  if (told?.state === 'done' && told.url) await data.saveFile(told.url, told.name).catch(() => undefined);
};

function Told({ id, task, saves, close }: PdfTaskProps & { readonly task: Followed<FileProgress> }) {
  const data = useData();
  const { token } = theme.useToken();
  const told = useSyncExternalStore(task.watch, task.state);
  const { state = 'running', total = 0, count = 0, url, error } = told ?? {};
  const closing = (
    <Button size="small" onClick={close}>
      关闭
    </Button>
  );
  return (
    <div className={styles['task']} role="status">
      {state === 'running' && (
        <>
          <span>{total > 0 ? `正在生成PDF ${count} / ${total}` : '正在生成PDF'}</span>
          <Progress
            percent={total > 0 ? Math.min(99, Math.floor((count / total) * 100)) : 0}
            size="small"
            strokeColor={token.colorPrimary}
            aria-label="PDF生成进度"
          />
          <Button size="small" onClick={() => void task.after(() => data.cancelFile(id))}>
            取消
          </Button>
        </>
      )}
      {state === 'done' && (
        <>
          <span>{`PDF已生成，共 ${total} 份，也可在“我的下载”中查看`}</span>
          {url && (
            <Button size="small" type="primary" onClick={() => void save(data, told)}>
              {saves ? '再次下载' : '下载'}
            </Button>
          )}
          {closing}
        </>
      )}
      {state === 'failed' && (
        <>
          <span className={styles['failed']}>{`PDF未生成${error ? `：${error}` : ''}`}</span>
          {closing}
        </>
      )}
    </div>
  );
}
