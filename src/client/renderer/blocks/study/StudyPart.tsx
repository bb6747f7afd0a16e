import type { StudyBlock } from '../../../../contract/generated/meta.ts';
import { type Row } from '../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartPage, PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { numberOf } from '../values.ts';
import { minuteText, shareOf } from './study.ts';
import { useReading } from './useReading.ts';
import styles from './study.module.css';

/** How long a row has been studied. */
export function StudyPart({ block, on }: PartProps<'study'>) {
  const state = useSource(block.source, on);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} lines={2}>
        {([row]) => <Meter key={on.times} block={block} on={on} row={row} />}
      </Sourced>
    </Frame>
  );
}

function Meter({ block, on, row }: { block: StudyBlock; on: PartPage; row: Row }) {
  const least = numberOf(row[block.least]) ?? 0;
  const begun = numberOf(row[block.seconds]) ?? 0;
  const { seconds, isEnough, failure } = useReading(block, String(on.row?.['Id'] ?? ''), begun, least);
  const share = shareOf(seconds, least);
  return (
    <div className={styles['study']}>
      <p className={styles['clock']}>
        <strong>{minuteText(seconds)}</strong> / {minuteText(least)}
      </p>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={block.title}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${share}%` }} />
      </div>
      <p className={styles['state']} role={failure === undefined ? undefined : 'alert'}>
        {failure ?? (isEnough ? '学习时长已满足' : '停留在本页即计时，离开本页不计时')}
      </p>
    </div>
  );
}
