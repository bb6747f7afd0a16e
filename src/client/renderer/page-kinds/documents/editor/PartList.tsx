import { Button } from 'antd';
import { useState } from 'react';
import type { PrintPart } from '../../../../../contract/generated/meta.ts';
import { PartCard } from './PartCard.tsx';
import { KINDS, newPart, withMoved, type Sample } from './parts.ts';
import styles from './editor.module.css';

interface PartListProps {
  readonly parts: readonly PrintPart[];
  readonly sample: Sample;
  change(parts: readonly PrintPart[]): void;
}

/** The parts in their order; one of them is open at a time. */
export function PartList({ parts, sample, change }: PartListProps) {
  const [open, setOpen] = useState<number>();
  const put = (next: readonly PrintPart[], at: number | undefined) => {
    change(next);
    setOpen(at);
  };
  return (
    <>
      {parts.length === 0 && <p className={styles['note']}>不添加内容时，保存后印出前12个字段</p>}
      <ol className={styles['parts']} aria-label="模板的各项">
        {parts.map((part, at) => (
          <PartCard
            key={at}
            {...{ part, at, sample }}
            count={parts.length}
            isOpen={at === open}
            toggle={() => setOpen(at === open ? undefined : at)}
            change={(next) => change(parts.with(at, next))}
            move={(to) => put(withMoved(parts, at, to), open === at ? to : undefined)}
            remove={() => put(parts.toSpliced(at, 1), undefined)}
          />
        ))}
      </ol>
      <div className={styles['add']} role="group" aria-label="添加一项">
        {KINDS.map(({ kind, title }) => {
          const made = newPart(kind, sample);
          return (
            <Button
              key={kind}
              size="small"
              type="dashed"
              disabled={!made}
              onClick={() => made && put([...parts, made], parts.length)}
            >
              {`＋ ${title}`}
            </Button>
          );
        })}
      </div>
    </>
  );
}
