import { stepText } from '../../../../contract/print/records.ts';
import { useAnswer } from '../../read.ts';
import { useData, type FlowTrace } from '../../data.ts';
import { comingNodes, NODE, peopleText, spanText, stateText } from './trace.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { Foldable } from '../Foldable.tsx';
import { AttachmentList } from '../../fields/widgets/AttachmentList.tsx';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly entity: string;
  readonly rowId: string;
  /** Read anew when it changes. */
  readonly version?: string;
}

/** Approval records in their order, and the steps that are still to come. */
export function Timeline({ entity, rowId, version = '' }: TimelineProps) {
  const data = useData();
  const asked = ['trace', entity, rowId, version] as const;
  const {
    answer: trace,
    failure,
    again,
  } = useAnswer(asked, () => data.trace(entity, rowId), { isKept: true });
  return (
    <Foldable section={{ title: '审批记录', collapsed: undefined }} className={styles['section']}>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {!trace && failure === undefined && <Skeleton lines={3} />}
      {trace && <Steps trace={trace} />}
    </Foldable>
  );
}

function Steps({ trace }: { trace: FlowTrace }) {
  if (trace.Records.length === 0 && trace.Nodes.length === 0) return <Empty text="暂无审批记录" />;
  const coming = comingNodes(trace);
  return (
    <ol className={styles['steps']}>
      {trace.Records.map((record, index) => (
        <li key={`${record.ActDate}-${index}`} className={styles['past']}>
          <div className={styles['line']}>
            <strong>{record.NodeName}</strong>
            <span>{record.ForName ? `${record.TrueName}（代${record.ForName}）` : record.TrueName}</span>
            <span>{stepText(record)}</span>
            {record.Signed === 1 && (record.Signature ?? []).length === 0 && <span>已签名</span>}
            <time>{record.ActDate}</time>
            {record.Took !== undefined && record.Took !== null && (
              <span>{`用时 ${spanText(record.Took)}`}</span>
            )}
          </div>
          {record.Opinion && record.Opinion !== record.ActionName && <p>{record.Opinion}</p>}
          <AttachmentList attachments={record.Signature ?? []} images />
          <AttachmentList attachments={record.Files ?? []} images={false} />
        </li>
      ))}
      {coming.map((node) => (
        <li key={node.NodeId} className={styles[node.State === NODE.Running ? 'now' : 'next']}>
          <div className={styles['line']}>
            <strong>{node.NodeName}</strong>
            <span>{stateText(node)}</span>
            {peopleText(node) !== '' && <span>{peopleText(node)}</span>}
            {node.Since && <time>{`自 ${node.Since.slice(0, 16)}`}</time>}
            {node.DueDate && (
              <time className={node.IsOverdue === 1 ? styles['late'] : undefined}>
                {`${node.Waits === 1 ? '至' : '期限'} ${node.DueDate.slice(0, 16)}${node.IsOverdue === 1 ? '（已超期）' : ''}`}
              </time>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
