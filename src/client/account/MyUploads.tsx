import { Link } from 'react-router-dom';
import { BIZ_KIND, FILE_TYPE } from '../../contract/generated/codes.ts';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { call } from '../request/call.ts';
import { safeUrl } from '../session/safe-url.ts';
import { KEYS } from '../storage/keys.ts';
import type { TaskQuery } from './tasks/task-query.ts';
import type { Choice } from './tasks/TaskFilterBar.tsx';
import { TaskList, type TaskFacts } from './tasks/TaskList.tsx';
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

const factsOf = (row: Upload): TaskFacts => ({
  id: row.Id,
  name: row.OriginalFileName,
  businessType: row.TaskType,
  businessName: row.TaskTypeName,
  fileType: row.FileBusinessType,
  date: row.CreateDate,
});

/** My uploads: the user's imports and what became of them. */
export function MyUploads({ onClose }: { onClose: () => void }) {
  return (
    <TaskList<Upload>
      title="我的上传"
      dateTitle="上传时间"
      fileTypes={FILE_TYPES}
      countsKey={KEYS.myUploads}
      load={load}
      loadTypes={loadTypes}
      factsOf={factsOf}
      isRunning={isRunning}
      state={(row) => <UploadState row={row} />}
      acts={(row) => <DetailLink row={row} onClose={onClose} />}
      onClose={onClose}
    />
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
