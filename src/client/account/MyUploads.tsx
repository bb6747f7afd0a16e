import { Link } from 'react-router-dom';
import { BIZ_KIND, FILE_TYPE } from '../../contract/generated/codes.ts';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { call } from '../request/call.ts';
import { safeUrl } from '../session/safe-url.ts';
import { KEYS } from '../storage/keys.ts';
import { writeKey } from '../storage/storage.ts';
import type { TaskQuery } from './tasks/task-query.ts';
import { TaskDialog } from './tasks/TaskDialog.tsx';
import { TaskFilterBar, type Choice } from './tasks/TaskFilterBar.tsx';
import { TaskTable, type TaskColumn } from './tasks/TaskTable.tsx';
import { useBusinessTypes } from './tasks/useBusinessTypes.ts';
import { useTasks } from './tasks/useTasks.ts';
import styles from './tasks/tasks.module.css';

type Upload = CallOutput['ImportExport/GetInPutTaskList']['rows'][number];

/** Texts of the server's states (specification 3); any other means that the import failed. */
const DONE = '已完成';
const RUNNING = '正在导入';
const FAILED = '导入失败，请重新导入';

const FILE_TYPES: readonly Choice[] = [
  { value: FILE_TYPE.Word, label: 'Word' },
  { value: FILE_TYPE.Excel, label: 'Excel' },
  { value: FILE_TYPE.Pdf, label: 'PDF' },
  { value: FILE_TYPE.Jpg, label: 'JPG' },
  { value: FILE_TYPE.Zip, label: 'Zip' },
];

const labelOf = (value: string) => FILE_TYPES.find((type) => type.value === value)?.label ?? '';
const isRunning = ({ IsAskForStr }: Upload) => IsAskForStr === RUNNING;

const load = ({ filters, pageIndex, pageSize }: TaskQuery) =>
  call(
    calls.ImportExport.GetInPutTaskList,
    {
      PageIndex: pageIndex,
      PageSize: pageSize,
      OriginalFileName: filters.name.trim(),
      FileBusinessType: filters.fileType,
      TaskType: filters.businessType,
      StartTime: filters.start,
      EndTime: filters.end,
    },
    { quiet: true },
  );
const loadTypes = () => call(calls.ImportExport.GetBusinessList, { Kind: BIZ_KIND.Import }, { quiet: true });

/** My uploads: the user's imports and what became of them. */
export function MyUploads({ onClose }: { onClose: () => void }) {
  const types = useBusinessTypes(loadTypes);
  const tasks = useTasks<Upload>({
    load,
    isRunning,
    onPage: ({ total, rows }) => writeKey(KEYS.myUploads, { total, running: rows.filter(isRunning).length }),
  });
  const columns: readonly TaskColumn<Upload>[] = [
    {
      key: 'name',
      title: '文件名',
      width: 200,
      card: 'title',
      render: (row) => <span className={styles['name']}>{row.OriginalFileName}</span>,
    },
    {
      key: 'type',
      title: '业务类型',
      width: 100,
      render: (row) => types.nameOf(row.TaskType, row.TaskTypeName),
    },
    { key: 'file', title: '文件类型', width: 80, render: (row) => labelOf(row.FileBusinessType) },
    { key: 'state', title: '状态', width: 190, render: (row) => <UploadState row={row} /> },
    { key: 'date', title: '上传时间', width: 165, render: (row) => row.CreateDate },
    {
      key: 'acts',
      title: '操作',
      width: 80,
      card: 'actions',
      render: (row) => <DetailLink row={row} onClose={onClose} />,
    },
  ];
  return (
    <TaskDialog title="我的上传" onClose={onClose}>
      <TaskFilterBar
        fileTypes={FILE_TYPES}
        businessTypes={types.offered}
        onSearch={(filters) => tasks.show({ ...tasks.query, filters, pageIndex: 1 })}
      />
      <TaskTable tasks={tasks} columns={columns} keyOf={(row) => row.Id} />
    </TaskDialog>
  );
}

function UploadState({ row }: { row: Upload }) {
  if (row.IsAskForStr === RUNNING) return <Badge color="blue" text={RUNNING} />;
  if (row.IsAskForStr === DONE)
    return (
      <div className={styles['state']}>
        <Badge color="green" text={DONE} />
        <span className={styles['hint']}>{`共 ${row.Total} 条，成功 ${row.SuccessCount} 条`}</span>
      </div>
    );
  const why = row.ErrorMsg ?? (row.FailCount > 0 ? `共 ${row.Total} 条，${row.FailCount} 条有误` : '');
  return (
    <div className={styles['state']}>
      <span className={styles['failed']}>{FAILED}</span>
      {why !== '' && <span className={styles['hint']}>{why}</span>}
    </div>
  );
}

function DetailLink({ row, onClose }: { row: Upload; onClose: () => void }) {
  const address = safeUrl(row.TaskLog);
  if (address === undefined || isRunning(row)) return null;
  // The dialog would lie above the page that it leads to.
  return (
    <Link to={address} className={styles['link']} onClick={onClose}>
      导入详情
    </Link>
  );
}
