import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../data.ts';
import type { InputProps } from '../kit.ts';
import { accuracyText, awayFrom, locate, numbersOf, pointOf } from './locate.ts';
import { PlaceSketch } from './PlaceSketch.tsx';
import styles from './here.module.css';

/** Where the device is now: asked for when the input appears, and again by its button. It cannot be typed. */
export function HereInput({
  id,
  field,
  value,
  disabled = false,
  invalid,
  describedBy,
  owner,
  onChange,
}: InputProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const change = useRef(onChange);
  change.current = onChange;
  const ask = useCallback(async () => {
    setBusy(true);
    setFailure('');
    try {
      change.current(await locate());
    } catch (problem) {
      change.current(null);
      setFailure(messageOf(problem, '未能取得位置'));
    } finally {
      setBusy(false);
    }
  }, []);
  const asks = !disabled;
  useEffect(() => {
    if (asks) void ask();
  }, [ask, asks]);
  const text = busy ? '正在定位…' : failure || (value ? accuracyText(pointOf(value)) : '尚未定位');
  const { about } = owner;
  const away =
    value && about && field.near
      ? awayFrom(pointOf(value), pointOf(about[field.near.place]), about[field.near.radius])
      : undefined;
  const place = about && field.near && numbersOf(pointOf(about[field.near.place]));
  const metres = about && field.near && about[field.near.radius];
  const at = numbersOf(pointOf(value));
  const { Acc } = pointOf(value);
  return (
    <div
      className={styles['here']}
      role="group"
      aria-label={field.title}
      data-failed={failure !== '' || away?.isFar === true}
    >
      <span role="status" className={styles['text']}>
        {text}
        {away && <small className={styles['away']}>{away.text}</small>}
      </span>
      <Button
        id={id}
        size="small"
        loading={busy}
        disabled={disabled}
        danger={invalid === true}
        aria-describedby={describedBy}
        onClick={() => void ask()}
      >
        重新定位
      </Button>
      {place && typeof metres === 'number' && (
        <PlaceSketch
          place={place}
          metres={metres}
          device={at && { ...at, Acc: typeof Acc === 'number' ? Acc : 0 }}
        />
      )}
    </div>
  );
}
