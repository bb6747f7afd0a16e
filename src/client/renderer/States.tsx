import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Grey bars while something is on its way. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" aria-label="正在加载" className={styles['skeleton']}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface EmptyProps {
  readonly text?: string | undefined;
  /** More about it is on its way. */
  readonly isPending?: boolean;
  readonly children?: ReactNode;
}

/** Nothing to show, and what may be done about it. */
export function Empty({ text = '暂无数据', isPending = false, children }: EmptyProps) {
  return (
    <div className={styles['state']} data-empty="" aria-busy={isPending}>
      <svg width="64" height="44" viewBox="0 0 64 44" aria-hidden="true">
        <path d="M8 18 16 6h32l8 12v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" fill="#f4f6f5" stroke="#c3c9c6" />
        <path
          d="M8 18h15c1 0 2 1 2 2 0 2 1 4 3 4h8c2 0 3-2 3-4 0-1 1-2 2-2h15"
          fill="none"
          stroke="#c3c9c6"
        />
      </svg>
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Something could not be loaded; it can be tried again. */
export function Failed({ text, retry }: { text: string; retry(): void }) {
  return <FailedState text={text} way="重试" go={retry} />;
}

/** A part of the program did not come. Browsers may keep such a failure for as long as the page lives, so only a new one helps. */
export function PartFailed({ text }: { text: string }) {
  return <FailedState text={text} way="重新加载" go={() => window.location.reload()} />;
}

function FailedState({ text, way, go }: { text: string; way: string; go(): void }) {
  return (
    <div role="alert" className={styles['state']}>
      <span>{text}</span>
      <Button onClick={go}>{way}</Button>
    </div>
  );
}
