import { useState } from 'react';
import type { FilterProps, InputProps } from '../kit.ts';
import { parseNumber } from './number.ts';
import { TextLine } from './TextLine.tsx';

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
      <TextLine
        {...props}
        text={text}
        prefix={options.prefix}
        suffix={field.unit}
        inputMode={options.whole && (field.min ?? 0) >= 0 ? 'numeric' : 'decimal'}
        placeholder={field.placeholder ?? `请输入${field.title}`}
        onText={change}
      />
    );
  };
}

/** The number that rows must have. */
export function NumberFilter(props: FilterProps) {
  const { text, change } = useTyped(props.value, props.onChange);
  return (
    <TextLine
      {...props}
      type="search"
      text={text}
      inputMode="decimal"
      placeholder={`请输入${props.field.title}`}
      onText={change}
    />
  );
}
