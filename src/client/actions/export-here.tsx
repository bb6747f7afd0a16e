import { Alert, Button, Modal, Progress, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DOWN_TYPE } from '../../contract/generated/codes.ts';
import type { MadeFile } from '../export/export-workbook.ts';
import { PAGE_SIZE } from '../export/export-workbook.ts';
import type { ExportRequest } from '../renderer/data.ts';
import { messageOf } from '../renderer/data.ts';
import styles from './dialogs.module.css';
import { ExportDialog } from './export.tsx';
import type { ActionCall } from './handler.ts';

type Chosen = Pick<ExportRequest, 'Columns' | 'FileName' | 'DownType'>;

/** Kinds of file that the browser makes. */
const HERE = [DOWN_TYPE.Excel] as const;

/** Asks for columns and file name, then makes the file in the browser: the server makes none. */
export async function exportRowsHere(call: ActionCall, choices: ExportRequest['Columns']): Promise<void> {
  const { services, target, button, action } = call;
  const chosen = await services.openDialog<Chosen>((close) => (
    <ExportDialog
      choices={choices}
      types={HERE}
      close={() => close()}
      run={async (Columns, FileName, DownType) => close({ Columns, FileName, DownType })}
    />
  ));
  if (!chosen) return;
  const request = {
    Entity: target.entity.name,
    Filter: {},
    ...target.exports,
    ...chosen,
    EnCode: button.EnCode,
  };
  const whole = target.rows.length > 0 ? target.rows.length : target.found;
  const made = await services.openDialog<MadeFile>((close) => (
    <MakingDialog
      whole={whole}
      make={(watch) => services.data.exportHere!(request, target.rows, watch)}
      close={close}
    />
  ));
  if (!made) return services.notify.warning('已取消导出');
  services.data.saveContent(made.content, made.name);
  services.notify.success(
    `${action.success ?? '导出成功'}，共 ${made.count.toLocaleString('en')} 条${
      made.count >= PAGE_SIZE ? '（已到一个文件的上限）' : ''
    }`,
  );
}

interface MakingDialogProps {
  /** How many rows there are, where that is known. */
  readonly whole: number | undefined;
  make(watch: { progress(count: number): void; signal: AbortSignal }): Promise<MadeFile>;
  close(made?: MadeFile): void;
}

/** The worker tells more often than anybody can read. */
const TOLD_EVERY_MS = 500;

/** How far the file has come. Closing the dialog ends it. */
function MakingDialog({ whole, make, close }: MakingDialogProps) {
  const { token } = theme.useToken();
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [times, setTimes] = useState(0);
  const latest = useRef({ make, close });
  latest.current = { make, close };
  useEffect(() => {
    const ending = new AbortController();
    let written = 0;
    let telling: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      telling = undefined;
      setCount(written);
    };
    const progress = (done: number) => {
      written = done;
      telling ??= setTimeout(tell, TOLD_EVERY_MS);
    };
    latest.current.make({ progress, signal: ending.signal }).then(
      (made) => !ending.signal.aborted && latest.current.close(made),
      (problem: unknown) => !ending.signal.aborted && setFailure(messageOf(problem)),
    );
    return () => {
      ending.abort();
      clearTimeout(telling);
    };
  }, [times]);
  const retry = () => {
    setFailure(undefined);
    setCount(0);
    setTimes(times + 1);
  };
  const percent = whole ? Math.min(99, Math.floor((count / whole) * 100)) : 0;
  return (
    <Modal
      open
      title="正在导出"
      width={480}
      maskClosable={false}
      onCancel={() => close()}
      footer={
        <>
          {failure !== undefined && (
            <Button type="primary" onClick={retry}>
              重试
            </Button>
          )}
          <Button onClick={() => close()}>取消导出</Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {failure === undefined ? (
          <>
            <Progress
              percent={percent}
              showInfo={whole !== undefined}
              strokeColor={token.colorPrimary}
              aria-label="导出进度"
            />
            <span role="status">{`已写入 ${count.toLocaleString('en')} 条`}</span>
          </>
        ) : (
          <Alert type="error" showIcon message={failure} />
        )}
      </div>
    </Modal>
  );
}
