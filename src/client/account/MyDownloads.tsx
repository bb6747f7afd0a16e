import { Progress, theme } from 'antd';
import { useEffect, useState, type MouseEvent } from 'react';
import { BIZ_KIND, DOWN_PROGRESS, DOWN_TYPE } from '../../contract/generated/codes.ts';
import { calls } from '../../contract/generated/calls.ts';
import { messages } from '../renderer/messages/messages.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { call } from '../request/call.ts';
import { serverHas } from '../request/features.ts';
import { saveFrom } from '../request/save-file.ts';
import { KEYS } from '../storage/keys.ts';
import { fileAddress, homeAddress, isOwnFile } from './tasks/download-link.ts';
import type { TaskQuery } from './tasks/task-query.ts';
import { Act } from './tasks/Act.tsx';
import { retryTask } from './tasks/retry.ts';
import type { Choice } from './tasks/TaskFilterBar.tsx';
import { readDownloads, readTypes, type Download } from './tasks/read-tasks.ts';
import { TaskList, type TaskFacts } from './tasks/TaskList.tsx';
import styles from './tasks/tasks.module.css';

const FAILED = '导出失败，请重新导出';

const FILE_TYPES: readonly Choice[] = [
  { value: DOWN_TYPE.Word, label: 'Word' },
  { value: DOWN_TYPE.Excel, label: 'Excel' },
  { value: DOWN_TYPE.Pdf, label: 'PDF' },
  { value: DOWN_TYPE.Zip, label: 'Zip' },
];

const isRunning = ({ progress }: Download) => progress === DOWN_PROGRESS.Running;
const isFailed = ({ progress }: Download) => progress === DOWN_PROGRESS.Failed;

const load = ({ filters, pageIndex, pageSize }: TaskQuery) =>
  call(
    calls.ImportExport.GetDownTaskList,
    {
      PageIndex: pageIndex,
      PageSize: pageSize,
      Name: filters.name.trim(),
      BusinessType: filters.businessType,
      FileBusinessType: filters.fileType,
      StartTime: filters.start,
      EndTime: filters.end,
    },
    { quiet: true },
  ).then(readDownloads);
const loadTypes = () => call(calls.ImportExport.GetDownTypeList, {}, { quiet: true }).then(readTypes);

const factsOf = (row: Download): TaskFacts => row;

/** My downloads: the user's exports, their progress and their files. */
export function MyDownloads({ onClose }: { onClose: () => void }) {
  const home = useHome();
  return (
    <TaskList<Download>
      title="我的下载"
      dateTitle="导出时间"
      fileTypes={FILE_TYPES}
      countsKey={KEYS.myDownloads}
      load={load}
      loadTypes={loadTypes}
      factsOf={factsOf}
      isRunning={isRunning}
      state={(row) => <DownloadState row={row} />}
      acts={(row, reload) => {
        // Only our own server's tasks can be ended and begun again.
        if (!serverHas('tasks')) return <FileLink row={row} home={home} />;
        if (isRunning(row)) return <Act text="取消" run={() => void cancel(row, reload)} />;
        if (isFailed(row))
          return <Act text="重试" run={() => void retryTask(BIZ_KIND.Export, row.id, reload)} />;
        return <FileLink row={row} home={home} />;
      }}
      onClose={onClose}
    />
  );
}

async function cancel(row: Download, reload: () => void): Promise<void> {
  const question = { text: '确定取消该导出吗？', agree: '取消导出', refuse: '继续导出', danger: true };
  if (!(await messages.ask(question))) return;
  // A refusal was shown; the list tells how the export stands in either case.
  await call(calls.ImportExport.CancelTask, { Id: row.id }).catch(() => undefined);
  reload();
}

function useHome(): string | undefined {
  const [home, setHome] = useState<string>();
  useEffect(() => void homeAddress().then(setHome), []);
  return home;
}

function DownloadState({ row }: { row: Download }) {
  const { token } = theme.useToken();
  if (row.progress === DOWN_PROGRESS.Running) {
    const { total = 0, done = 0 } = row.counts ?? {};
    const percent = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
    return (
      <div className={styles['state']}>
        <Badge color="blue" text="正在导出" />
        <Progress
          percent={percent}
          size="small"
          strokeColor={token.colorPrimary}
          aria-label={`${row.name}的导出进度`}
        />
        {row.note !== '' && <span className={styles['hint']}>{row.note}</span>}
      </div>
    );
  }
  if (row.progress === DOWN_PROGRESS.Done)
    return (
      <div className={styles['state']}>
        <Badge color="green" text="已完成" />
        <span className={styles['hint']}>
          {row.url === '' ? '文件已过期，请重新导出' : row.counts && `共 ${row.counts.total} 条`}
        </span>
      </div>
    );
  return (
    <div className={styles['state']}>
      <span className={styles['failed']}>{FAILED}</span>
      {row.error !== '' && <span className={styles['hint']}>{row.error}</span>}
    </div>
  );
}

/** The finished file. One of our own server is fetched with the token in a header and handed to the browser. */
function FileLink({ row, home }: { row: Download; home: string | undefined }) {
  const [isBusy, setBusy] = useState(false);
  if (row.progress !== DOWN_PROGRESS.Done || row.url === '' || home === undefined) return null;
  const { url: Url, name } = row;
  const address = fileAddress(Url, home);
  if (address === undefined) return null;
  const fetchOwn = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    saveFrom(Url, name)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={styles['link']}
      aria-busy={isBusy}
      aria-label={`下载 ${name}`}
      onClick={isOwnFile(Url) ? fetchOwn : undefined}
    >
      {isBusy ? '下载中' : '下载'}
    </a>
  );
}
