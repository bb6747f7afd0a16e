import { Button } from 'antd';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { useButtons } from '../../contexts.ts';
import { Zooms, type Zoom } from '../documents/Zooms.tsx';
import type { BatchActs } from './useBatchActs.ts';
import styles from './batch.module.css';

interface BatchBarProps {
  readonly file: BatchPage;
  readonly acts: BatchActs;
  /** Sheets that are wanted. */
  readonly count: number;
  /** Goes on with the next rows; absent where all stand in one batch. */
  readonly next: { readonly isLast: boolean; go(): void } | undefined;
  readonly zoom: Zoom;
  setZoom(zoom: Zoom): void;
}

/** What may be done with the sheets that are wanted. */
export function BatchBar({ file, acts, count, next, zoom, setZoom }: BatchBarProps) {
  const granted = useButtons();
  const isEmpty = count === 0;
  return (
    <div className={styles['bar']}>
      {granted.has(file.print) && (
        <Button type="primary" disabled={isEmpty} loading={acts.printing} onClick={() => void acts.print()}>
          打印
        </Button>
      )}
      {granted.has(file.pdf) && (
        <Button disabled={isEmpty} onClick={() => void acts.makePdf()}>
          生成PDF
        </Button>
      )}
      {granted.has(file.mark) && (
        <Button disabled={isEmpty} onClick={() => void acts.mark()}>
          标记已打印
        </Button>
      )}
      {next && (
        <Button disabled={next.isLast} onClick={next.go}>
          下一批
        </Button>
      )}
      <span className={styles['count']} role="status">
        {`已选 ${count} 份`}
      </span>
      <Zooms zoom={zoom} choose={setZoom} />
    </div>
  );
}
