import { Progress, theme } from 'antd';
import { useEffect, useState, type MouseEvent } from 'react';
import { DOWN_PROGRESS, DOWN_TYPE } from '../../contract/generated/codes.ts';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { messages } from '../renderer/messages/messages.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { call } from '../request/call.ts';
import { saveFrom } from '../request/save-file.ts';
import { KEYS } from '../storage/keys.ts';
import { writeKey } from '../storage/storage.ts';
import { fileAddress, homeAddress, isOwnFile } from './tasks/download-link.ts';
import type { TaskQuery } from './tasks/task-query.ts';
import { TaskDialog } from './tasks/TaskDialog.tsx';
import { TaskFilterBar, type Choice } from './tasks/TaskFilterBar.tsx';
import { TaskTable, type TaskColumn } from './tasks/TaskTable.tsx';
import { useBusinessTypes } from './tasks/useBusinessTypes.ts';
import { useTasks } from './tasks/useTasks.ts';
import styles from './tasks/tasks.module.css';

type Download = CallOutput['ImportExport/GetDownTaskList']['rows'][number];

const FAILED = '导出失败，请重新导出';

const FILE_TYPES: readonly Choice[] = [
  { value: DOWN_TYPE.Word, label: 'Word' },
  { value: DOWN_TYPE.Excel, label: 'Excel' },
  { value: DOWN_TYPE.Pdf, label: 'PDF' },
  { value: DOWN_TYPE.Zip, label: 'Zip' },
];

const labelOf = (value: string) => FILE_TYPES.find((type) => type.value === value)?.label ?? '';
const isRunning = ({ DownProgress }: Download) => DownProgress === DOWN_PROGRESS.Running;

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
  );
const loadTypes = () => call(calls.ImportExport.GetDownTypeList, {}, { quiet: true });

/** My downloads: the user's exports, their progress and their files. */
export function MyDownloads({ onClose }: { onClose: () => void }) {
  const types = useBusinessTypes(loadTypes);
  const home = useHome();
  const tasks = useTasks<Download>({
    load,
    isRunning,
    onPage: ({ total, rows }) =>
      writeKey(KEYS.myDownloads, { total, running: rows.filter(isRunning).length }),
  });
  const cancel = async (row: Download) => {
    const question = { text: '确定取消该导出吗？', agree: '取消导出', refuse: '继续导出', danger: true };
    if (!(await messages.ask(question))) return;
    // A refusal was shown; the list tells how the export stands in either case.
    await call(calls.ImportExport.CancelTask, { Id: row.Id }).catch(() => undefined);
    tasks.show(tasks.query);
  };
  const columns: readonly TaskColumn<Download>[] = [
    {
      key: 'name',
      title: '文件名',
      width: 200,
      card: 'title',
      render: (row) => <span className={styles['name']}>{row.DownFileName}</span>,
    },
    {
      key: 'type',
      title: '业务类型',
      width: 100,
      render: (row) => types.nameOf(row.BusinessType, row.BusinessTypeName),
    },
    { key: 'file', title: '文件类型', width: 80, render: (row) => labelOf(row.DownType) },
    { key: 'state', title: '状态', width: 190, render: (row) => <DownloadState row={row} /> },
    { key: 'date', title: '导出时间', width: 165, render: (row) => row.CreateDate },
    {
      key: 'acts',
      title: '操作',
      width: 80,
      card: 'actions',
      render: (row) =>
        isRunning(row) ? (
          <button type="button" className={styles['link']} onClick={() => void cancel(row)}>
            取消
          </button>
        ) : (
          <FileLink row={row} home={home} />
        ),
    },
  ];
  return (
    <TaskDialog title="我的下载" onClose={onClose}>
      <TaskFilterBar
        fileTypes={FILE_TYPES}
        businessTypes={types.offered}
        onSearch={(filters) => tasks.show({ ...tasks.query, filters, pageIndex: 1 })}
      />
      <TaskTable tasks={tasks} columns={columns} keyOf={(row) => row.Id} />
    </TaskDialog>
  );
}

function useHome(): string | undefined {
  const [home, setHome] = useState<string>();
  useEffect(() => void homeAddress().then(setHome), []);
  return home;
}

function DownloadState({ row }: { row: Download }) {
  const { token } = theme.useToken();
  if (row.DownProgress === DOWN_PROGRESS.Running) {
    const percent = row.Total > 0 ? Math.min(99, Math.floor((row.DoneCount / row.Total) * 100)) : 0;
    return (
      <div className={styles['state']}>
        <Badge color="blue" text="正在导出" />
        <Progress
          percent={percent}
          size="small"
          strokeColor={token.colorPrimary}
          aria-label={`${row.DownFileName}的导出进度`}
        />
      </div>
    );
  }
  if (row.DownProgress === DOWN_PROGRESS.Done)
    return (
      <div className={styles['state']}>
        <Badge color="green" text="已完成" />
        <span className={styles['hint']}>
          {row.Url === null ? '文件已过期，请重新导出' : `共 ${row.Total} 条`}
        </span>
      </div>
    );
  return (
    <div className={styles['state']}>
      <span className={styles['failed']}>{FAILED}</span>
      {row.ErrorMsg !== null && <span className={styles['hint']}>{row.ErrorMsg}</span>}
    </div>
  );
}

/** The finished file. One of our own server is fetched with the token in a header and handed to the browser. */
function FileLink({ row, home }: { row: Download; home: string | undefined }) {
  const [isBusy, setBusy] = useState(false);
  if (row.DownProgress !== DOWN_PROGRESS.Done || row.Url === null || home === undefined) return null;
  const { Url } = row;
  const address = fileAddress(Url, home);
  if (address === undefined) return null;
  const fetchOwn = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    saveFrom(Url, row.DownFileName)
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
      aria-label={`下载 ${row.DownFileName}`}
      onClick={isOwnFile(Url) ? fetchOwn : undefined}
    >
      {isBusy ? '下载中' : '下载'}
    </a>
  );
}
