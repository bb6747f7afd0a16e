import { useEffect } from 'react';
import { useDevice } from '../../contexts.ts';
import type { FilterProps, InputProps } from '../kit.ts';
import { fromLocalInput, toLocalInput, type DateGrain } from './dates.ts';
import { loadOnce, prefetchOf } from './load-once.ts';
import { MountOnTouch } from './MountOnTouch.tsx';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

export interface DateBoxProps extends Pick<
  InputProps,
  'id' | 'value' | 'disabled' | 'invalid' | 'describedBy' | 'label' | 'onBlur'
> {
  readonly grain: DateGrain;
  readonly placeholder: string;
  onChange(value: string | null): void;
}

const loadModule = loadOnce(() => import('./DateEditor.tsx'));
const loadEditor = async () => (await loadModule()).DateEditor;
const prefetch = prefetchOf(loadEditor);

const NATIVE: Record<DateGrain, string> = { month: 'month', day: 'date', minute: 'datetime-local' };

/** A month, a day, or a day and a time; phones show their own picker. */
export function DateBox(props: DateBoxProps) {
  const device = useDevice();
  useEffect(() => (device === 'mobile' ? undefined : prefetch()), [device]);
  const text = typeof props.value === 'string' ? props.value : '';
  if (device === 'mobile')
    return (
      <input
        id={props.id}
        type={NATIVE[props.grain]}
        className={styles['native']}
        value={props.grain === 'minute' ? toLocalInput(text) : text}
        disabled={props.disabled}
        {...ariaOf(props)}
        onChange={({ target }) =>
          props.onChange(props.grain === 'minute' ? fromLocalInput(target.value) : target.value || null)
        }
        onBlur={props.onBlur}
      />
    );
  const leave = async (typed: string) => {
    const { typedDate } = await loadModule();
    const date = typed === '' ? null : typedDate(typed, props.grain);
    if (date !== undefined) props.onChange(date);
  };
  return (
    <MountOnTouch {...props} load={loadEditor} leave={leave} text={text} date>
      {(Editor, open) => <Editor {...props} open={open} />}
    </MountOnTouch>
  );
}

/** The input of a date field. */
export function dateInput(grain: DateGrain) {
  return function DateInput(props: InputProps) {
    return (
      <DateBox
        {...props}
        grain={grain}
        placeholder={props.field.placeholder ?? `请选择${props.field.title}`}
      />
    );
  };
}

/** The day that rows must have. */
export function dateFilter(grain: DateGrain) {
  return function DateFilter(props: FilterProps) {
    return <DateBox {...props} grain={grain} placeholder="全部" />;
  };
}
