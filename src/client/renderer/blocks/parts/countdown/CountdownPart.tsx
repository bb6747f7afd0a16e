import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../../session/clock.ts';
import { useMe, useRunAction } from '../../../contexts.ts';
import { faultAt, under } from '../../../schema/fault.ts';
import { valueOf } from '../../../schema/judge.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { clockText, startCountdown, targetOf } from './countdown.ts';
import styles from './countdown.module.css';

/** Time that is left. A target that is no moment is a fault of the schema. */
export function CountdownPart(props: PartProps<'countdown'>) {
  const { block, place, on } = props;
  const me = useMe();
  const given =
    typeof block.target === 'object'
      ? valueOf(block.target.value, on.row ? { me, row: on.row } : { me })
      : block.target;
  // A moment that the row has not got yet is no fault of the schema.
  if (typeof block.target === 'object' && (given === null || given === undefined || given === ''))
    return (
      <Frame title={block.title} note={block.note}>
        <p className={styles['over']}>-</p>
      </Frame>
    );
  let target: number;
  try {
    target = targetOf(given);
  } catch (problem) {
    throw faultAt(under(place, 'target'), problem instanceof Error ? problem.message : String(problem));
  }
  return (
    <Frame title={block.title} note={block.note}>
      <Clock key={target} {...props} moment={target} />
    </Frame>
  );
}

function Clock({ block, on, moment }: PartProps<'countdown'> & { moment: number }) {
  const [left, setLeft] = useState(() => Math.max(0, moment - serverNow()));
  const end = useEnd({ block, on });
  useEffect(() => startCountdown(moment, setLeft, () => end.current()), [moment, end]);
  if (left === 0 && block.end?.text !== undefined)
    return (
      <p className={styles['over']} role="status">
        {block.end.text}
      </p>
    );
  return (
    <p className={styles['clock']} role="timer">
      {clockText(left)}
    </p>
  );
}

/** What the schema wants to happen at zero, as it is at that moment. */
function useEnd({ block, on }: Pick<PartProps<'countdown'>, 'block' | 'on'>) {
  const runAction = useRunAction();
  const end = useRef<() => void>(() => undefined);
  end.current = () => {
    const { page, entity, row, reload } = on;
    if (block.end?.reload) reload();
    const EnCode = block.end?.EnCode;
    if (EnCode && entity && row) void runAction({ EnCode }, { page, entity, rows: [row], done: reload });
  };
  return end;
}
