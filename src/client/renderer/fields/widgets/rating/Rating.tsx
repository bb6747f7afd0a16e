import type { InputProps, ViewProps } from '../../kit.ts';
import { Nothing } from '../Plain.tsx';
import { ariaOf } from '../TextLine.tsx';
import styles from './rating.module.css';

const DEFAULT_STARS = 5;
const starsOf = (field: InputProps['field']) =>
  Array.from({ length: field.max ?? DEFAULT_STARS }, (_, index) => index + 1);

/** So many stars of so many; radio buttons for the keyboard and for assistive technology. */
export function RatingInput(props: InputProps) {
  const { field, id, value } = props;
  return (
    <div
      className={styles['stars']}
      role="radiogroup"
      {...ariaOf({ ...props, label: props.label ?? field.title })}
      onBlur={props.onBlur}
    >
      {starsOf(field).map((stars) => (
        <label key={stars} className={Number(value) >= stars ? styles['on'] : undefined}>
          <input
            type="radio"
            id={stars === 1 ? id : undefined}
            name={id}
            aria-label={`${stars}星`}
            checked={value === stars}
            disabled={props.disabled}
            onChange={() => props.onChange(stars)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
      <span className={styles['text']}>{typeof value === 'number' ? `${value}星` : '未评'}</span>
    </div>
  );
}

/** The stars for reading. */
export function RatingView({ field, value }: ViewProps) {
  if (typeof value !== 'number') return <Nothing />;
  return (
    <span className={styles['stars']} role="img" aria-label={`${value}星，共${field.max ?? DEFAULT_STARS}星`}>
      {starsOf(field).map((stars) => (
        <span key={stars} className={value >= stars ? styles['on'] : styles['off']}>
          ★
        </span>
      ))}
    </span>
  );
}
