import { Alert, Button, Modal, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PACK_MB } from '../../contract/packs.ts';
import { useNotify } from '../renderer/contexts.ts';
import { useFilePicker } from '../renderer/useFilePicker.tsx';
import { fileProblem } from '../renderer/fields/widgets/attachments.ts';
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
  const sending = useRef<AbortController>(undefined);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  useEffect(() => () => sending.current?.abort(), []);
  const picker = useFilePicker({
    accept: '.zip',
    take: ([chosen]) => {
      const problem = chosen && fileProblem({ type: 'file', kinds: ['zip'], maxMB: PACK_MB }, chosen);
      if (problem) notify.warning(problem);
      else setFile(chosen);
    },
  });
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
          {picker.input}
          <Button disabled={isSending} onClick={picker.open}>
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
