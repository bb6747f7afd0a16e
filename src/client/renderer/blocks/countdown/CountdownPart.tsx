import { useEffect, useRef, useState } from 'react';
import type { CountdownSource } from '../../../../contract/generated/meta.ts';
import { serverNow } from '../../../session/clock.ts';
import { useMe, useRunAction } from '../../contexts.ts';
import { faultAt, under } from '../../schema/fault.ts';
import { valueOf } from '../../schema/judge.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { clockText, startCountdown, targetOf } from '../../fields/datetime/countdown.ts';
import styles from './countdown.module.css';

/** Time that is left. A target that is no moment is a fault of the schema. */
export function CountdownPart(props: PartProps<'countdown'>) {
  const { block, on } = props;
  const { target } = block;
  const me = useMe();
  if (typeof target !== 'object') return <Until {...props} given={target} isWritten />;
  if ('call' in target) return <Asked {...props} target={target} />;
  return <Until {...props} given={valueOf(target.value, on.row ? { me, row: on.row } : { me })} />;
}

/** The moment is what a call answers. */
function Asked({ target, ...props }: PartProps<'countdown'> & { target: CountdownSource }) {
  const { field, ...source } = target;
  const state = useSource(source, props.on);
  if (state.status === 'ready') return <Until {...props} given={state.rows[0]?.[field]} />;
  return (
    <Frame title={props.block.title} note={props.block.note}>
      <Sourced state={state} lines={1}>
        {() => null}
      </Sourced>
    </Frame>
  );
}

function Until({
  given,
  isWritten,
  ...props
}: PartProps<'countdown'> & { given: unknown; isWritten?: boolean }) {
  const { block, place } = props;
  // A moment that the data has not got yet is no fault of the schema.
  if (!isWritten && (given === null || given === undefined || given === ''))
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
      {clockText(left, block.days)}
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
