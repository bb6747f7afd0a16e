import { Modal } from 'antd';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { useCall } from '../../read.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { Setting } from './model.ts';
import styles from './settings.module.css';

/** The server tells one more than these when there are earlier ones. */
const MOST = 100;

interface HistoryProps {
  readonly call: string;
  readonly setting: Setting;
  readonly title: string;
  close(): void;
}

/** Who changed a setting from which value to which. */
export function History({ call, setting, title, close }: HistoryProps) {
  const told = useCall(call, { Name: setting.Name });
  const { failure, again } = told;
  const answer = told.answer as CallOutput['SysInfo/GetSettingHistory'] | undefined;
  return (
    <Modal open title={`${title}的修改记录`} footer={null} onCancel={close}>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {failure === undefined && !answer && <Skeleton lines={3} />}
      {answer?.length === 0 && <Empty text="还没有人修改过" />}
      {answer !== undefined && answer.length > 0 && (
        <ul className={styles['history']}>
          {answer.slice(0, MOST).map(({ Time, User, From, To }, at) => (
            <li key={at}>
              <span className={styles['when']}>
                {Time} {User}
              </span>
              <span>
                <del>{From}</del> <span aria-label="改为">→</span> <ins>{To}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
      {answer !== undefined && answer.length > MOST && (
        <p role="status">{`只列出最近 ${MOST} 次，更早的见操作日志`}</p>
      )}
    </Modal>
  );
}
