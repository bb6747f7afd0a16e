import { Button } from 'antd';
import { useState } from 'react';
import styles from './batch.module.css';

/** Asks whether a print came: the browser does not tell whether its dialog was cancelled. */
export function Settling({ settle }: { settle(isThere: boolean): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const say = (isThere: boolean) => {
    setBusy(true);
    // A refusal was told.
    settle(isThere).catch(() => setBusy(false));
  };
  return (
    <div className={styles['settling']} role="group" aria-label="确认打印">
      <span role="status">
        <b>打印好了吗？</b>
        确认前，以前打印的二维码仍可使用；首次扫描这次的二维码视为确认
      </span>
      <Button type="primary" size="small" loading={busy} onClick={() => say(true)}>
        已打印，以前的作废
      </Button>
      <Button size="small" disabled={busy} onClick={() => say(false)}>
        没有打印
      </Button>
    </div>
  );
}
