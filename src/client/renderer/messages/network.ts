import { messages } from './messages.ts';

/** Says at once that the network is away, for as long as it is, and that it is back. Nothing typed is touched. */
export function watchNetwork(target: Window = window): void {
  let takeDown: (() => void) | undefined;
  const gone = () => {
    takeDown?.();
    takeDown = messages.show({
      kind: 'warning',
      text: '网络已断开，填写的内容不会丢失，请在网络恢复后提交',
      seconds: 0,
    });
  };
  target.addEventListener('offline', gone);
  target.addEventListener('online', () => {
    takeDown?.();
    messages.show({ kind: 'success', text: '网络已恢复' });
  });
  if (!target.navigator.onLine) gone();
}
