import { Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { messages } from '../renderer/messages/messages.ts';
import { Failed, Skeleton } from '../renderer/States.tsx';
import { call } from '../request/call.ts';
import { BeginFactor } from './factor/BeginFactor.tsx';
import { EndFactor } from './factor/EndFactor.tsx';
import styles from './factor/factor.module.css';

type Factor = CallOutput['UserAuth/GetSecondFactor'];

/** Whether the user's logins ask for a code of their authenticator; they switch it on and off here. */
export function SecondFactor({ onClose }: { onClose: () => void }) {
  const [factor, setFactor] = useState<Factor>();
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    call(calls.UserAuth.GetSecondFactor, {}, { quiet: true }).then(setFactor, () => setFailed(true));
  }, []);
  useEffect(read, [read]);
  const ended = () => {
    messages.show({ kind: 'success', text: '两步验证已关闭' });
    read();
  };
  return (
    <Modal open title="两步验证" width={440} footer={null} maskClosable={false} onCancel={onClose}>
      <div className={styles['body']} aria-live="polite">
        {isFailed ? (
          <Failed text="两步验证状态加载失败" retry={read} />
        ) : factor === undefined ? (
          <Skeleton lines={2} />
        ) : factor.IsOn ? (
          <EndFactor factor={factor} onEnded={ended} />
        ) : (
          <BeginFactor onDone={read} />
        )}
      </div>
    </Modal>
  );
}
