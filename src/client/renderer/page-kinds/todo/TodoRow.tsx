import { Checkbox } from 'antd';
import { Badge } from '../../fields/widgets/Badge.tsx';
import type { TodoLine } from './todo-list.ts';
import styles from './todo.module.css';

interface TodoRowProps {
  readonly line: TodoLine;
  readonly isShown: boolean;
  readonly isTicked: boolean;
  /** Absent where nothing is done with several at once. */
  tick?: ((isTicked: boolean) => void) | undefined;
  open(): void;
}

/** Status by colour; what is not here is grey. */
const COLOURS: Readonly<Record<string, 'blue' | 'green' | 'red' | 'orange'>> = {
  '1': 'blue',
  '2': 'green',
  '3': 'red',
  '6': 'orange',
};

/** One application: what and whose it is, where it stands and since when. The whole line opens it. */
export function TodoRow({ line, isShown, isTicked, tick, open }: TodoRowProps) {
  const who = [line.TrueName, line.CollegeName].filter(Boolean).join(' · ');
  const name = `${line.EntityTitle} ${line.TrueName ?? line.No ?? ''}`.trim();
  return (
    <li className={styles['line']} data-shown={isShown || undefined}>
      {tick && (
        <Checkbox
          className={styles['tick'] ?? ''}
          checked={isTicked}
          aria-label={`选择${name}`}
          onChange={(event) => tick(event.target.checked)}
        />
      )}
      <button
        type="button"
        className={styles['open']}
        aria-current={isShown || undefined}
        data-row={line.Id}
        onClick={open}
      >
        <span className={styles['head']}>
          <strong>{name}</strong>
          {line.IsOverdue === 1 && <Badge text="超期" color="red" />}
          {line.OwnerName !== null && <Badge text={`代${line.OwnerName}`} color="orange" />}
          <Badge text={line.StatusName} color={COLOURS[line.Status] ?? 'default'} />
        </span>
        {line.Facts.length > 0 && <span className={styles['brief']}>{line.Facts.join(' · ')}</span>}
        <span className={styles['facts']}>
          {who !== '' && line.CollegeName && <span>{line.CollegeName}</span>}
          {line.No !== null && <span>{line.No}</span>}
          {line.NodeName !== null && (
            <span>
              {line.HandlerName === null ? line.NodeName : `${line.NodeName}（${line.HandlerName}）`}
            </span>
          )}
          {line.FromName !== null && <span>{`由${line.FromName}转来`}</span>}
        </span>
        <Times line={line} />
      </button>
    </li>
  );
}

/** When it was handed in, when it came, and until when it waits. */
function Times({ line }: Pick<TodoRowProps, 'line'>) {
  return (
    <span className={styles['facts']}>
      {line.SubmitDate !== null && <time>{`提交 ${line.SubmitDate.slice(0, 16)}`}</time>}
      {line.ReceiveDate !== null && <time>{`到达 ${line.ReceiveDate.slice(0, 16)}`}</time>}
      {line.DueDate !== null && (
        <time
          className={line.IsOverdue === 1 ? styles['late'] : undefined}
        >{`期限 ${line.DueDate.slice(0, 16)}`}</time>
      )}
    </span>
  );
}
