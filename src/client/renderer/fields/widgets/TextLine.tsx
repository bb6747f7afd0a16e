import type { HTMLAttributes } from 'react';
import type { InputProps } from '../kit.ts';
import styles from './fields.module.css';

/** Attributes that tie an input to its label, its help and its problem. */
export const ariaOf = (props: Pick<InputProps, 'invalid' | 'describedBy' | 'label'>) => ({
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
  'aria-label': props.label,
});

interface BoxProps extends Pick<
  InputProps,
  'id' | 'disabled' | 'invalid' | 'describedBy' | 'label' | 'onBlur'
> {
  readonly text: string;
  readonly placeholder: string | undefined;
  onText(text: string): void;
}

export interface TextLineProps extends BoxProps {
  readonly type?: 'text' | 'tel' | 'email' | 'search';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Stands inside the box before the text, such as ¥. */
  readonly prefix?: string | undefined;
  /** Stands inside the box after the text, such as a unit. */
  readonly suffix?: string | undefined;
}

const boxOf = (props: Omit<BoxProps, 'onText'>) => ({
  id: props.id,
  value: props.text,
  disabled: props.disabled,
  placeholder: props.disabled ? undefined : props.placeholder,
  ...ariaOf(props),
  onBlur: props.onBlur,
});

/** One line of text. The browser's own box: that of the component library takes most of a long form's time. */
export function TextLine(props: TextLineProps) {
  const { prefix, suffix, type = 'text', inputMode, onText } = props;
  const box = (
    <input
      {...boxOf(props)}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      className={`${styles['box']} ${prefix === undefined ? '' : styles['afterPrefix']}`}
      onChange={(event) => onText(event.target.value)}
    />
  );
  if (prefix === undefined && suffix === undefined) return box;
  return (
    <span className={styles['affixed']}>
      {prefix !== undefined && (
        <span className={styles['prefix']} aria-hidden>
          {prefix}
        </span>
      )}
      {box}
      {suffix !== undefined && (
        <span className={styles['suffix']} aria-hidden>
          {suffix}
        </span>
      )}
    </span>
  );
}

/** Several lines of text, with a count where the length is limited. */
export function TextLines({ length, onText, ...props }: BoxProps & { readonly length: number | undefined }) {
  const count = [...props.text].length;
  return (
    <>
      <textarea
        {...boxOf(props)}
        rows={4}
        className={styles['lines']}
        onChange={(event) => onText(event.target.value)}
      />
      {length !== undefined && (
        <div className={styles['count']} data-over={count > length || undefined}>
          {`${count} / ${length}`}
        </div>
      )}
    </>
  );
}
