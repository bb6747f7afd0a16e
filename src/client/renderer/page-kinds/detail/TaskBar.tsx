import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import { useData } from '../../data.ts';
import { useAnswer } from '../../read.ts';
import { shanghaiNow } from '../../schema/judge.ts';
import styles from './detail.module.css';

interface TaskBarProps {
  readonly entity: string;
  readonly rowId: string;
  /** Asked anew when it changes. */
  readonly version: string;
}

/** What waits for the reader on an application, and until when; that it was opened is noted by asking. */
export function TaskBar({ entity, rowId, version }: TaskBarProps) {
  const data = useData();
  const ask = () =>
    data.ask(calls.Flow.Task.name, { Entity: entity, Id: rowId }) as Promise<CallOutput['Flow/Task']>;
  const { answer } = useAnswer(['task', entity, rowId, version], ask);
  if (!answer?.Task) return null;
  const { NodeName, ForName, ReceiveDate, DueDate } = answer.Task;
  const isLate = DueDate !== null && DueDate < shanghaiNow();
  return (
    <p className={styles['task']} data-late={isLate} role="status">
      <strong>{`待您办理：${NodeName}`}</strong>
      {ForName && <span>{`代${ForName}办理`}</span>}
      {ReceiveDate && <span>{`${ReceiveDate.slice(0, 16)} 到达`}</span>}
      {DueDate && <span>{`${isLate ? '已超期，期限' : '办理期限'} ${DueDate.slice(0, 16)}`}</span>}
    </p>
  );
}
