import { Link } from 'react-router-dom';
import { BIZ_KIND, FILE_TYPE } from '../../contract/generated/codes.ts';
import { calls } from '../../contract/generated/calls.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { call } from '../request/call.ts';
import { safeUrl } from '../session/safe-url.ts';
import { KEYS } from '../storage/keys.ts';
import type { TaskQuery } from './tasks/task-query.ts';
import type { Choice } from './tasks/TaskFilterBar.tsx';
import { readTypes, readUploads, type Upload } from './tasks/read-tasks.ts';
import { TaskList, type TaskFacts } from './tasks/TaskList.tsx';
import styles from './tasks/tasks.module.css';

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

const isRunning = ({ state }: Upload) => state === RUNNING;

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
  ).then(readUploads);
const loadTypes = () =>
  call(calls.ImportExport.GetBusinessList, { Kind: BIZ_KIND.Import }, { quiet: true }).then(readTypes);

const factsOf = (row: Upload): TaskFacts => row;

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
  if (row.state === RUNNING)
    return (
      <div className={styles['state']}>
        <Badge color="blue" text={RUNNING} />
        {row.note !== '' && <span className={styles['hint']}>{row.note}</span>}
      </div>
    );
  if (row.state === DONE)
    return (
      <div className={styles['state']}>
        <Badge color="green" text={DONE} />
        {row.counts && (
          <span className={styles['hint']}>{`共 ${row.counts.total} 条，成功 ${row.counts.done} 条`}</span>
        )}
      </div>
    );
  const { counts } = row;
  const why = row.error || (counts?.failed ? `共 ${counts.total} 条，${counts.failed} 条有误` : '');
  return (
    <div className={styles['state']}>
      <span className={styles['failed']}>{FAILED}</span>
      {why !== '' && <span className={styles['hint']}>{why}</span>}
    </div>
  );
}

function DetailLink({ row, onClose }: { row: Upload; onClose: () => void }) {
  const address = safeUrl(row.log);
  if (address === undefined || isRunning(row)) return null;
  // The dialog would lie above the page that it leads to.
  return (
    <Link to={address} className={styles['link']} onClick={onClose}>
      导入详情
    </Link>
  );
}
