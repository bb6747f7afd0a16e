import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudyBlock } from '../../../../../contract/generated/meta.ts';
import { messageOf, useData, type Row } from '../../../data.ts';
import { usePolling } from '../../../refresh.ts';
import { Frame } from '../Frame.tsx';
import type { PartPage, PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { numberOf } from '../values.ts';
import { minuteText, shareOf } from './study.ts';
import styles from './study.module.css';

const BEAT_SECONDS = 15;

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
  const data = useData();
  const least = numberOf(row[block.least]) ?? 0;
  const [seconds, setSeconds] = useState(numberOf(row[block.seconds]) ?? 0);
  const [failure, setFailure] = useState<string>();
  const isEnough = seconds >= least;
  const id = String(on.row?.['Id'] ?? '');
  const credited = useRef(seconds);
  const beat = useCallback(() => {
    data.act({ EnCode: block.EnCode, Ids: [id], Params: {} }, 'quiet').then(
      ({ value }) => {
        credited.current = numberOf((value as Row | undefined)?.[block.seconds]) ?? credited.current;
        setSeconds(credited.current);
        setFailure(undefined);
      },
      (problem: unknown) => setFailure(messageOf(problem)),
    );
  }, [data, block.EnCode, block.seconds, id]);
  // The first beat tells when the reader began.
  useEffect(() => {
    if (!isEnough) beat();
  }, [isEnough, beat]);
  const every = block.every ?? BEAT_SECONDS;
  usePolling(beat, isEnough ? undefined : every);
  // Between two beats the clock runs on by itself, never further than what will be credited.
  usePolling(
    () => setSeconds((shown) => Math.min(shown + 1, credited.current + every, least)),
    isEnough ? undefined : 1,
  );
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
