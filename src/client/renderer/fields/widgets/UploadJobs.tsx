import { Button } from 'antd';
import type { Uploads } from './useUploads.ts';
import styles from './files.module.css';

/** Files on their way, with how far they are, and those that failed, with why. */
export function UploadJobs({ jobs, retry, cancel }: Uploads) {
  if (jobs.length === 0) return null;
  return (
    <ul className={styles['jobs']} aria-label="正在上传">
      {jobs.map(({ key, file, share, problem, isRefused }) => (
        <li key={key}>
          <span className={styles['name']} title={file.name}>
            {file.name}
          </span>
          {problem === undefined ? (
            <progress value={share} max={1} aria-label={`${file.name}上传进度`} />
          ) : (
            <>
              <span className={styles['problem']} role="alert">
                {problem}
              </span>
              {!isRefused && (
                <Button size="small" aria-label={`重新上传${file.name}`} onClick={() => retry(key)}>
                  重试
                </Button>
              )}
            </>
          )}
          <Button
            size="small"
            type="text"
            aria-label={`${isRefused ? '不上传' : '取消上传'}${file.name}`}
            onClick={() => cancel(key)}
          >
            {isRefused ? '知道了' : '取消'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
