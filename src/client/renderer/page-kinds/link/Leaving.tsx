import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { safeUrl } from '../../../session/safe-url.ts';
import styles from './link.module.css';

interface LeavingProps {
  /** An address that may be opened. */
  readonly href: string;
  readonly delay: number;
  /** Stands here once the reader has chosen to stay. */
  readonly waiting: ReactNode;
}

const SECOND_MS = 1000;

/** Leaves for another site after some seconds of notice. It is this tab that leaves: a new one would be blocked as unasked for. */
export function Leaving({ href, delay, waiting }: LeavingProps) {
  const [left, setLeft] = useState<number | undefined>(delay);
  useEffect(() => {
    if (left === undefined) return undefined;
    if (left === 0) {
      // A person who comes back is not sent away again.
      setLeft(undefined);
      const safe = safeUrl(href);
      if (safe !== undefined) location.assign(safe);
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, href]);
  if (left === undefined) return waiting;
  return (
    <>
      <p role="timer">{left}秒后自动前往</p>
      <span className={styles['choice']}>
        <Button onClick={() => setLeft(undefined)}>取消</Button>
        <Button type="primary" onClick={() => setLeft(0)}>
          立即前往
        </Button>
      </span>
    </>
  );
}
