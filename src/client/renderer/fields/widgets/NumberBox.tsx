import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { FilterProps, InputProps } from '../kit.ts';
import { parseNumber } from './number.ts';
import { ariaOf } from './TextBox.tsx';

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

interface Typed {
  readonly text: string;
  readonly value: unknown;
}

/** Keeps what was typed ("1.", "0.50") as long as it means the value that the form holds. */
function useTyped(value: unknown, onChange: (value: unknown) => void) {
  const [typed, setTyped] = useState<Typed>({ text: textOf(value), value });
  const text = Object.is(typed.value, value) ? typed.text : textOf(value);
  const change = (next: string) => {
    const parsed = parseNumber(next);
    setTyped({ text: next, value: parsed });
    onChange(parsed);
  };
  return { text, change };
}

/** A number; `prefix` such as ¥, decimals allowed or not by the keyboard shown on phones. */
export function numberInput(options: { prefix?: string; whole?: boolean } = {}) {
  return function NumberInput(props: InputProps) {
    const { text, change } = useTyped(props.value, props.onChange);
    const { field } = props;
    return (
      <Input
        id={props.id}
        value={text}
        disabled={props.disabled}
        status={props.invalid ? 'error' : ''}
        prefix={options.prefix}
        suffix={field.unit}
        inputMode={options.whole && (field.min ?? 0) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={props.disabled ? undefined : (field.placeholder ?? `请输入${field.title}`)}
        {...ariaOf(props)}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
      />
    );
  };
}

/** The number that rows must have. */
export function NumberFilter(props: FilterProps) {
  const { text, change } = useTyped(props.value, props.onChange);
  return (
    <Input
      id={props.id}
      value={text}
      allowClear
      inputMode="decimal"
      autoComplete="off"
      placeholder={`请输入${props.field.title}`}
      {...ariaOf(props)}
      onChange={(event) => change(event.target.value)}
    />
  );
}
