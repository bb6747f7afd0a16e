import { Button, Modal } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { calls } from '../../contract/generated/calls.ts';
import { messages } from '../renderer/messages/messages.ts';
import { Badge } from '../renderer/fields/widgets/Badge.tsx';
import { Failed, Skeleton } from '../renderer/States.tsx';
import { call } from '../request/call.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { safeUrl } from '../session/safe-url.ts';
import { readBinding, type Binding } from './read-user.ts';
import styles from './wechat-binding.module.css';

/** Whether the user's Enterprise WeChat is bound; a bound one can be unbound. */
export function WeChatBinding({ onClose }: { onClose: () => void }) {
  const [binding, setBinding] = useState<Binding>();
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    call(calls.UserAuth.IsBingWX, {}, { quiet: true }).then(
      (answer) => setBinding(readBinding(answer)),
      () => setFailed(true),
    );
  }, []);
  useEffect(read, [read]);

  const unbind = async () => {
    const isSure = await messages.ask({
      title: '确定解绑企业微信吗？',
      text: '解绑后将不能用企业微信登录，也收不到企业微信通知。',
      agree: '解绑',
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(calls.UserAuth.UnboundWX, {});
    } catch {
      // The refusal was shown; the dialog stays as it was.
      return;
    }
    messages.show({ kind: 'success', text: '解绑成功' });
    read();
  };

  return (
    <Modal open title="企业微信绑定管理" width={440} footer={null} onCancel={onClose}>
      <div className={styles['body']} aria-live="polite">
        {isFailed ? (
          <Failed text="绑定状态加载失败" retry={read} />
        ) : binding === undefined ? (
          <Skeleton lines={2} />
        ) : binding.isBound ? (
          <Bound binding={binding} unbind={() => void unbind()} />
        ) : (
          <Unbound address={binding.address} />
        )}
      </div>
    </Modal>
  );
}

function Bound({ binding, unbind }: { binding: Binding; unbind: () => void }) {
  return (
    <>
      <dl>
        <dt>绑定状态</dt>
        <dd>
          <Badge color="green" text="已绑定" />
        </dd>
        <dt>微信昵称</dt>
        <dd>{binding.nickName || '—'}</dd>
        <dt>绑定时间</dt>
        <dd>{binding.date || '—'}</dd>
      </dl>
      <Button danger onClick={unbind}>
        解绑
      </Button>
    </>
  );
}

function Unbound({ address }: { address: string }) {
  // A server that does not say where leaves it to our own page.
  const page = safeUrl(address || namedRoutes.BindWebChat);
  return (
    <>
      <dl>
        <dt>绑定状态</dt>
        <dd>
          <Badge color="default" text="未绑定" />
        </dd>
      </dl>
      <p className={styles['hint']}>绑定后可以用企业微信登录，并收到审批和通知提醒。</p>
      {page !== undefined && (
        <Button href={page} target="_blank" rel="noopener noreferrer">
          前往绑定
        </Button>
      )}
    </>
  );
}
