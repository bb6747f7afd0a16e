import type { useAppProps } from 'antd/es/app/context';
import { createElement } from 'react';
import type { Notifier } from '../request/host.ts';

/** What request says, in antd's elements. The same text said twice at once stands there once. */
export function antdNotifier({ message, notification, modal }: useAppProps): Notifier {
  return {
    message: (text, seconds) =>
      void message.open({ type: 'error', content: text, duration: seconds, key: text }),
    notice: (title, description) =>
      notification.error({ message: title, description, key: title + description }),
    modal: (title, text) => void modal.info({ title, content: text, okText: '确定' }),
    persistent: (text, address) =>
      notification.warning({
        message: text,
        duration: 0,
        key: text,
        description:
          address === undefined
            ? undefined
            : createElement('a', { href: address, rel: 'noreferrer' }, '继续前往'),
      }),
  };
}
