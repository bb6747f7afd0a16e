import type { InputProps } from '../kit.ts';
import { shanghaiNow } from '../../schema/judge.ts';
import { Choice } from './Choice.tsx';

const BEFORE = 10;
const AFTER = 5;

/** A year, the newest first; without bounds those around this one. */
export function YearInput(props: InputProps) {
  const { field } = props;
  const now = Number(shanghaiNow().slice(0, 4));
  const from = field.min ?? now - BEFORE;
  const to = Math.max(from, field.max ?? now + AFTER);
  const years = Array.from({ length: to - from + 1 }, (_, index) => String(to - index));
  const value = props.value === null || props.value === undefined ? null : String(props.value);
  return (
    <Choice
      {...props}
      options={years.map((year) => ({ value: year, label: year }))}
      value={value}
      multiple={false}
      clearable={field.required !== true}
      placeholder={field.placeholder ?? `请选择${field.title}`}
      onChange={(year) => props.onChange(typeof year === 'string' ? Number(year) : null)}
    />
  );
}
