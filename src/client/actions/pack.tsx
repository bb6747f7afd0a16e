import { Alert, Button, Modal, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PACK_MB } from '../../contract/packs.ts';
import { useNotify } from '../renderer/contexts.ts';
import type { ActionCall, ActionHandler } from './handler.ts';
import styles from './dialogs.module.css';
import { showTask } from './show-task.tsx';

/** Has the files of an archive taken into the rows that their names name; each that is refused is told by its name. */
export const importPack: ActionHandler = async (call) => {
  const task = await call.services.openDialog<string>((close) => <PackDialog call={call} close={close} />);
  if (task !== undefined) await showTask(call, task);
};

function PackDialog({ call, close }: { call: ActionCall; close(task?: string): void }) {
  const { button, action, services } = call;
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  useEffect(() => () => sending.current?.abort(), []);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!/\.zip$/i.test(chosen.name)) return notify.warning('仅支持zip格式');
    if (chosen.size > PACK_MB * 1024 * 1024) return notify.warning(`文件大小不能超过${PACK_MB}MB`);
    setFile(chosen);
  };
  const send = async (chosen: File) => {
    const { EnCode } = button;
    const { signal } = (sending.current = new AbortController());
    setShare(0);
    try {
      const { Id } = await services.data.upload(chosen, { purpose: EnCode, signal, progress: setShare });
      const { TaskId } = await services.data.importRows({ EnCode, FileId: Id, DryRun: 0, Cover: 0 });
      close(TaskId);
    } catch {
      // the reason has been told
      setShare(undefined);
    }
  };
  const isSending = share !== undefined;
  return (
    <Modal
      open
      title={button.text ?? action.title}
      width={560}
      okText="开始上传"
      cancelText="取消"
      okButtonProps={{ disabled: !file, loading: isSending }}
      maskClosable={false}
      onOk={() => file && void send(file)}
      onCancel={() => close()}
    >
      <div className={styles['stack']}>
        {action.pack?.note && <Alert type="info" message={action.pack.note} />}
        <div className={styles['row']}>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".zip"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button disabled={isSending} onClick={() => chooser.current?.click()}>
            {file ? '重新选择文件' : '选择文件'}
          </Button>
          <span className={styles['file']}>
            {file?.name ?? `请选择zip文件，不超过${PACK_MB}MB；更多文件请分成几个压缩包`}
          </span>
        </div>
        {isSending && <Progress percent={Math.floor(share * 100)} aria-label="上传进度" />}
      </div>
    </Modal>
  );
}
