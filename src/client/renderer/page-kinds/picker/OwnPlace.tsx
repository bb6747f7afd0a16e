import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PickerOwn } from '../../../../contract/generated/meta.ts';
import { serverNow } from '../../../session/clock.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useNavigation } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import { clockText, startCountdown, targetOf } from '../../fields/datetime/countdown.ts';
import { textIn } from '../../blocks/values.ts';
import { nameOf, type Model } from './model.ts';
import { fieldText } from './slots.ts';
import styles from './picker.module.css';

interface OwnPlaceProps {
  readonly model: Model;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly buttons: readonly ShownButton[];
  done(): void;
}

/** The place that is held for the reader, with the time that is left, or the one that is theirs. */
export function OwnPlace({ model, row, rows, buttons, done }: OwnPlaceProps) {
  const { page, file, entity } = model;
  const until = file.own?.until === undefined ? '' : textIn(row, file.own.until);
  const mates = matesOf(model, row, rows);
  return (
    <>
      <span className={styles['own']}>
        <span aria-live="polite">
          {`${until === '' ? (file.own?.got ?? '') : (file.own?.held ?? '')} `}
          <strong>{nameOf(model, row)}</strong>
        </span>
        {until !== '' && <Left until={until} over={done} />}
        {file.own?.mates !== undefined && mates.length > 0 && (
          <span className={styles['mates']}>{`${file.own.mates}：${mates.join('、')}`}</span>
        )}
      </span>
      <ActionButtons buttons={buttons} target={{ page, entity, rows: [row], done, failed: done }} most={4} />
      {until === '' && file.own?.next && <NextStep {...file.own.next} />}
    </>
  );
}

function NextStep({ text, url }: NonNullable<PickerOwn['next']>) {
  const navigation = useNavigation();
  return (
    <Button type="primary" onClick={() => navigation.go(url)}>
      {text}
    </Button>
  );
}

function Left({ until, over }: { until: string; over(): void }) {
  const moment = targetOf(until);
  const [left, setLeft] = useState(() => Math.max(0, moment - serverNow()));
  const end = useRef(over);
  end.current = over;
  useEffect(() => startCountdown(moment, setLeft, () => end.current()), [moment]);
  return (
    <span role="timer" className={styles['left']}>
      {`剩余 ${clockText(left).slice(3)}`}
    </span>
  );
}

/** What the other places of the same box say. */
function matesOf({ groups, text }: Model, row: Row, rows: readonly Row[]): string[] {
  if (!text) return [];
  const boxOf = (one: Row) => groups.map((field) => fieldText(one, field)).join('\n');
  return rows
    .filter((one) => one['Id'] !== row['Id'] && boxOf(one) === boxOf(row))
    .map((one) => fieldText(one, text))
    .filter((words) => words !== '');
}
