import { shanghaiNow } from '../../schema/judge.ts';
import type { InputProps } from '../kit.ts';
import { ariaOf } from '../widgets/TextLine.tsx';
import { daysFrom } from './days.ts';
import styles from './days.module.css';

const WEEK = 7;

/** The coming days side by side; a value that is none of them stands before them. */
export function DayStrip(props: InputProps) {
  const { field, id, value } = props;
  const days = daysFrom(shanghaiNow(), field.max ?? WEEK);
  const isOther = typeof value === 'string' && value !== '' && days.every((day) => day.value !== value);
  const shown = isOther ? [{ value, name: '已选', short: value }, ...days] : days;
  return (
    <div
      className={styles['days']}
      role="radiogroup"
      {...ariaOf({ ...props, label: props.label ?? field.title })}
      onBlur={props.onBlur}
    >
      {shown.map((day, index) => (
        <label key={day.value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            aria-label={`${day.name} ${day.short}`}
            checked={value === day.value}
            disabled={props.disabled}
            onChange={() => props.onChange(day.value)}
          />
          <b>{day.name}</b>
          <span>{day.short}</span>
        </label>
      ))}
    </div>
  );
}
