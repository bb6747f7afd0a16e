import { Button, Modal, Progress, theme } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { ACTION_TASK_STATE } from '../../contract/generated/codes.ts';
import type { ActionProgress } from '../renderer/data.ts';
import { Skeleton } from '../renderer/States.tsx';
import { FailTable, textColumn } from './FailTable.tsx';
import type { FollowedTask } from './followed-task.ts';
import styles from './dialogs.module.css';

interface ProgressDialogProps {
  readonly title: string;
  readonly task: FollowedTask;
  close(): void;
}

const COLUMNS = [
  textColumn('number', '序号', 60),
  textColumn('name', '记录', 160),
  textColumn('message', '失败原因', 240),
];

/** How far an action on many rows has come, and which rows it was refused for. */
export function ProgressDialog({ title, task, close }: ProgressDialogProps) {
  const progress = useSyncExternalStore(task.watch, task.state);
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const isRunning = !task.isOver;
  const isBroken = progress?.State === ACTION_TASK_STATE.Failed;
  return (
    <Modal
      open
      title={title}
      width={640}
      maskClosable={false}
      onCancel={close}
      footer={
        <>
          {isRunning && (
            <Button danger loading={isBusy} onClick={() => run(() => task.cancel())}>
              取消操作
            </Button>
          )}
          {isBroken && (
            <Button loading={isBusy} onClick={() => run(() => task.resume())}>
              从中断处继续
            </Button>
          )}
          <Button type="primary" onClick={close}>
            {isRunning ? '在后台继续' : '关闭'}
          </Button>
        </>
      }
    >
      {progress ? <Standing title={title} progress={progress} /> : <Skeleton lines={2} />}
    </Modal>
  );
}

const counted = (count: number) => count.toLocaleString('en');

function Standing({ title, progress }: { title: string; progress: ActionProgress }) {
  const { token } = theme.useToken();
  const { State, Total, DoneCount, FailCount, Fails } = progress;
  const percent = Total > 0 ? Math.floor((DoneCount / Total) * 100) : 0;
  const isBroken = State === ACTION_TASK_STATE.Failed;
  return (
    <div className={styles['stack']}>
      <Progress
        percent={percent}
        aria-label={`${title}的进度`}
        strokeColor={isBroken ? token.colorError : token.colorPrimary}
      />
      <p className={isBroken ? styles['wrong'] : styles['told']} role="status">
        {standingText(progress)}
      </p>
      {FailCount > 0 && (
        <>
          <FailTable
            columns={COLUMNS}
            rows={Fails.map(({ RowNo, RowName, Message }) => ({
              key: String(RowNo),
              number: RowNo,
              name: RowName,
              message: Message,
            }))}
          />
          {Fails.length < FailCount && (
            <p className={styles['told']}>{`共 ${counted(FailCount)} 条失败，以上为前 ${Fails.length} 条`}</p>
          )}
        </>
      )}
    </div>
  );
}

function standingText({
  State,
  Total,
  DoneCount,
  SuccessCount,
  FailCount,
  ErrorMsg,
  RunNote,
}: ActionProgress): string {
  const counts = `已处理 ${counted(DoneCount)} / ${counted(Total)} 条，成功 ${counted(SuccessCount)} 条，失败 ${counted(FailCount)} 条`;
  if (State === ACTION_TASK_STATE.Done) return `处理完成：${counts}`;
  if (State === ACTION_TASK_STATE.Cancelled) return `已取消：${counts}，其余记录未处理`;
  if (State === ACTION_TASK_STATE.Failed)
    return `已中断（${ErrorMsg ?? '原因不明'}）：${counts}，其余记录未处理`;
  return RunNote ? `${RunNote}：${counts}` : counts;
}
