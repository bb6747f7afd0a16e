import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { NotifyProvider, type Notify } from './contexts.ts';

/** Messages and questions by antd. */
export function AppNotify({ children }: { children: ReactNode }) {
  return (
    <App>
      <Provided>{children}</Provided>
    </App>
  );
}

function Provided({ children }: { children: ReactNode }) {
  const { message, modal } = App.useApp();
  const notify = useMemo<Notify>(
    () => ({
      success: (text) => void message.success(text),
      warning: (text) => void message.warning(text),
      error: (text) => void message.error(text, 5),
      confirm: ({ text, danger = false }) =>
        new Promise((resolve) => {
          modal.confirm({
            title: text,
            okText: '确定',
            cancelText: '取消',
            okButtonProps: { danger },
            autoFocusButton: danger ? 'cancel' : 'ok',
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          });
        }),
    }),
    [message, modal],
  );
  return <NotifyProvider value={notify}>{children}</NotifyProvider>;
}
