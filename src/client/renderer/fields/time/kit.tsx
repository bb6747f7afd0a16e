import type { FieldKit, FilterProps, InputProps } from '../kit.ts';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { ariaOf } from '../widgets/TextLine.tsx';
import styles from '../widgets/fields.module.css';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const TimeInput = (props: InputProps) => (
  <input
    type="time"
    id={props.id}
    className={styles['native']}
    value={textOf(props.value)}
    disabled={props.disabled}
    {...ariaOf(props)}
    onChange={(event) => props.onChange(event.target.value || null)}
    onBlur={props.onBlur}
  />
);

const TimeFilter = (props: FilterProps) => (
  <input
    type="time"
    id={props.id}
    className={styles['native']}
    value={textOf(props.value)}
    {...ariaOf(props)}
    onChange={(event) => props.onChange(event.target.value || null)}
  />
);

export const kit: FieldKit = { Input: TimeInput, View: TextView, Filter: TimeFilter, text: plainText };
