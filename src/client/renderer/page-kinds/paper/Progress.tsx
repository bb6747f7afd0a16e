import { Clock } from './Clock.tsx';
import type { SaveState } from './autosave.ts';
import styles from './paper.module.css';

interface ProgressProps {
  readonly answered: number;
  readonly all: number;
  /** Empty: none. */
  readonly deadline: string;
  /** Absent where nothing is kept. */
  readonly state: SaveState | undefined;
  /** The deadline is there. */
  end(): void;
}

const SAID = {
  saved: '已保存',
  waiting: '待保存',
  saving: '正在保存',
  failed: '保存失败，稍后重试',
} as const;

/** How far the answers are, how long there is, and whether they are kept. */
export function Progress({ answered, all, deadline, state, end }: ProgressProps) {
  return (
    <div className={styles['bar']}>
      <progress max={all} value={answered} aria-label="答题进度" />
      <span>{`已答 ${answered} / ${all}`}</span>
      {deadline !== '' && <Clock deadline={deadline} end={end} />}
      {state !== undefined && (
        <span role="status" data-refused={typeof state === 'object' || undefined}>
          {typeof state === 'object' ? `未保存：${state.refused}` : SAID[state]}
        </span>
      )}
    </div>
  );
}
