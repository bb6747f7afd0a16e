import type { HTMLAttributes } from 'react';
import type { TextParts } from '../../../../contract/generated/meta.ts';
import type { InputProps } from '../kit.ts';
import { partsOf } from '../longtext/parts.ts';
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

interface TextLinesProps extends BoxProps {
  /** How many lines are seen at once. */
  readonly rows?: number;
  readonly length: number | undefined;
  readonly parts: TextParts | undefined;
}

/** Several lines of text, with a count where the length is limited. */
export function TextLines({ rows = 4, length, parts, onText, ...props }: TextLinesProps) {
  const count = [...props.text].length;
  const limit = length === undefined ? '' : ` / ${length}`;
  const cut = parts && `，分 ${partsOf(props.text, parts)} 条`;
  return (
    <>
      <textarea
        {...boxOf(props)}
        rows={rows}
        className={styles['lines']}
        onChange={(event) => onText(event.target.value)}
      />
      {!props.disabled && (limit !== '' || parts) && (
        <div className={styles['count']} data-over={(length !== undefined && count > length) || undefined}>
          {`${count}${limit}${cut ?? ''}`}
        </div>
      )}
    </>
  );
}
