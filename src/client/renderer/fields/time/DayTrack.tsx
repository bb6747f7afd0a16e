import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useDevice } from '../../contexts.ts';
import {
  clockOf,
  keyedTo,
  lengthText,
  marksOf,
  minutesOf,
  moved,
  partText,
  rangeAt,
  rangeHint,
  suggested,
  type Day,
  type Part,
} from './day.ts';
import styles from './day.module.css';

interface DayTrackProps {
  /** Absent: nothing can be chosen on this day. */
  readonly day: Day | undefined;
  /** Names of the two ends. */
  readonly titles: readonly [string, string];
  readonly value: readonly [string, string];
  readonly disabled: boolean;
  choose(this: void, range: readonly [string, string]): void;
}

type End = keyof Part;

/** A day as a track: what is taken, and two handles to choose a range with, by pointer or keys. */
export function DayTrack({ day, titles, value, disabled, choose }: DayTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const device = useDevice();
  if (!day) return <p className={styles['hint']}>当天没有可选的时段</p>;
  const typed = rangeOf(value);
  const range = typed ?? suggested(day);
  const hint = typed && rangeHint(day, typed);
  const put = (next: Part) => choose([clockOf(next.from), clockOf(next.to)]);
  const shareOf = (minutes: number) =>
    `${(Math.max(0, Math.min(1, (minutes - day.from) / (day.to - day.from))) * 100).toFixed(3)}%`;
  const minutesAt = (event: PointerEvent) => {
    const { left, width } = track.current!.getBoundingClientRect();
    return day.from + ((event.clientX - left) / width) * (day.to - day.from);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    const at = minutesAt(event);
    if (!typed) return put(rangeAt(day, at));
    const end: End = Math.abs(at - range.from) < Math.abs(at - range.to) ? 'from' : 'to';
    put(moved(day, range, end, at));
  };
  const band = (part: Part) => ({
    left: shareOf(part.from),
    width: `calc(${shareOf(part.to)} - ${shareOf(part.from)})`,
  });
  const handle = (end: End, title: string) => (
    <Handle
      end={end}
      title={title}
      day={day}
      range={range}
      isSet={typed !== undefined}
      disabled={disabled}
      left={shareOf(range[end])}
      moveTo={(minutes) => put(moved(day, range, end, minutes))}
      minutesAt={minutesAt}
    />
  );
  return (
    <div className={styles['day']} role="group" aria-label={`${titles[0]}和${titles[1]}`}>
      {day.note !== '' && <p className={styles['hint']}>{day.note}</p>}
      <div className={styles['room']}>
        <div ref={track} className={styles['track']} data-disabled={disabled} onPointerDown={press}>
          {day.taken.map((part) => (
            <span
              key={part.from}
              className={styles['taken']}
              style={band(part)}
              title={`已占用 ${partText(part)}`}
            />
          ))}
          <span
            className={styles['range']}
            data-set={typed !== undefined}
            data-wrong={hint !== undefined}
            style={band(range)}
          />
          {handle('from', titles[0])}
          {handle('to', titles[1])}
        </div>
        <div className={styles['marks']} aria-hidden="true">
          {marksOf(day, device === 'mobile' ? 5 : 9).map((minutes) => (
            <span key={minutes} style={{ left: shareOf(minutes) }}>
              {clockOf(minutes)}
            </span>
          ))}
        </div>
      </div>
      <p className={styles['hint']}>
        {day.taken.length === 0 ? '全天空闲' : `已占用：${day.taken.map(partText).join('、')}`}
      </p>
      <p className={styles['chosen']} role="status" data-wrong={hint !== undefined}>
        {typed
          ? `已选 ${partText(typed)}，共${lengthText(typed.to - typed.from)}`
          : '在空白处点一下，或用方向键移动滑块来选择时段'}
        {hint !== undefined && `（${hint}）`}
      </p>
    </div>
  );
}

interface HandleProps {
  readonly end: End;
  readonly title: string;
  readonly day: Day;
  readonly range: Part;
  /** Whether the range was chosen, and is not only suggested. */
  readonly isSet: boolean;
  readonly disabled: boolean;
  readonly left: string;
  moveTo(minutes: number): void;
  minutesAt(event: PointerEvent): number;
}

/** One end of the range, moved with the pointer or with keys. */
function Handle({ end, title, day, range, isSet, disabled, left, moveTo, minutesAt }: HandleProps) {
  const [isDragged, setDragged] = useState(false);
  const keyPressed = (event: KeyboardEvent) => {
    const to = disabled ? undefined : keyedTo(day, range[end], event.key);
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };
  return (
    <span
      role="slider"
      tabIndex={disabled ? -1 : 0}
      className={styles['handle']}
      data-set={isSet}
      style={{ left }}
      aria-label={title}
      aria-valuemin={end === 'from' ? day.from : range.from + day.step}
      aria-valuemax={end === 'from' ? range.to - day.step : day.to}
      aria-valuenow={range[end]}
      aria-valuetext={isSet ? clockOf(range[end]) : `${clockOf(range[end])}（未选择）`}
      aria-disabled={disabled || undefined}
      onKeyDown={keyPressed}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && moveTo(minutesAt(event))}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
    />
  );
}

function rangeOf([from, to]: readonly [string, string]): Part | undefined {
  const range = { from: minutesOf(from), to: minutesOf(to) };
  return range.from !== undefined && range.to !== undefined && range.from < range.to
    ? { from: range.from, to: range.to }
    : undefined;
}
