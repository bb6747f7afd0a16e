// The package's index brings every kind of input along.
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { HTMLAttributes } from 'react';
import type { FilterProps, InputProps } from '../kit.ts';

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** Attributes that tie an input to its label, its help and its problem. */
export const ariaOf = (props: Pick<InputProps, 'invalid' | 'describedBy' | 'label'>) => ({
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
  'aria-label': props.label,
});

interface TextBoxOptions {
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly type?: 'text' | 'tel' | 'email';
}

/** One line of text. */
export function textInput(options: TextBoxOptions = {}) {
  return function TextInput(props: InputProps) {
    const { field } = props;
    return (
      <Input
        id={props.id}
        value={textOf(props.value)}
        disabled={props.disabled}
        status={props.invalid ? 'error' : ''}
        placeholder={props.disabled ? undefined : (field.placeholder ?? `请输入${field.title}`)}
        autoComplete="off"
        {...options}
        {...ariaOf(props)}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
    );
  };
}

/** Several lines of text, with a count where the length is limited. */
export function LongTextInput(props: InputProps) {
  const { field } = props;
  const text = textOf(props.value);
  return (
    <TextArea
      id={props.id}
      value={text}
      disabled={props.disabled}
      status={props.invalid ? 'error' : ''}
      placeholder={props.disabled ? undefined : (field.placeholder ?? `请输入${field.title}`)}
      // Not autoSize: it measures by a style attribute, which the page's content policy refuses.
      rows={4}
      count={
        field.length === undefined
          ? undefined
          : { show: true, max: field.length, strategy: (typed) => [...typed].length }
      }
      {...ariaOf(props)}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    />
  );
}

/** Text that rows must contain. */
export function TextFilter(props: FilterProps) {
  return (
    <Input
      id={props.id}
      value={textOf(props.value)}
      allowClear
      placeholder={`请输入${props.field.title}`}
      autoComplete="off"
      {...ariaOf(props)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
