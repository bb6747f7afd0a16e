import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import { useAnswer } from '../../read.ts';
import { useData } from '../../data.ts';
import { LeftOut } from '../../LeftOut.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { Foldable } from '../Foldable.tsx';
import styles from './timeline.module.css';

interface ToldProps {
  readonly entity: string;
  readonly rowId: string;
  /** Read anew when it changes. */
  readonly version: string;
}

/** What people were told of the row. */
export function Told({ entity, rowId, version }: ToldProps) {
  const data = useData();
  const ask = () =>
    data.ask(calls.Data.Told.name, { Entity: entity, Id: rowId }) as Promise<CallOutput['Data/Told']>;
  const { answer, failure, again } = useAnswer(['told', entity, rowId, version], ask, { isKept: true });
  return (
    <Foldable section={{ title: '通知记录', collapsed: undefined }} className={styles['section']}>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {!answer && failure === undefined && <Skeleton lines={2} />}
      {answer?.Rows.length === 0 && <Empty text="没有发出过通知" />}
      {answer && answer.Rows.length > 0 && (
        <ol className={styles['steps']}>
          {answer.Rows.map(({ Time, Title, Channel, State, Total, Read }, index) => (
            <li key={`${Time}-${index}`} className={styles['past']}>
              <div className={styles['line']}>
                <strong>{Title}</strong>
                <span>{`${Channel} ${State}`}</span>
                <span>{`${Total} 人，已读 ${Read} 人`}</span>
                <time>{Time}</time>
              </div>
            </li>
          ))}
        </ol>
      )}
      {answer && <LeftOut shown={answer.Rows.length} left={answer.Left} what="通知" way="更早的见推送日志" />}
    </Foldable>
  );
}
