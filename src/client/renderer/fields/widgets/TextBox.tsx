import type { FilterProps, InputProps } from '../kit.ts';
import { TextLine, TextLines, type TextLineProps } from './TextLine.tsx';

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const promptOf = ({ field }: InputProps) => field.placeholder ?? `请输入${field.title}`;

/** One line of text. */
export function textInput(options: Pick<TextLineProps, 'inputMode' | 'type'> = {}) {
  return function TextInput(props: InputProps) {
    return (
      <TextLine
        {...props}
        {...options}
        text={textOf(props.value)}
        placeholder={promptOf(props)}
        onText={props.onChange}
      />
    );
  };
}

const FORMULA_ROWS = 2;

/** Several lines of text. What a formula says is short, and its length is nobody's to keep. */
export function LongTextInput(props: InputProps) {
  const isFormula = props.field.value !== undefined;
  return (
    <TextLines
      {...props}
      {...(isFormula ? { rows: FORMULA_ROWS } : {})}
      text={textOf(props.value)}
      length={isFormula ? undefined : props.field.length}
      parts={props.field.parts}
      placeholder={promptOf(props)}
      onText={props.onChange}
    />
  );
}

/** Text that rows must contain. */
export function TextFilter(props: FilterProps) {
  return (
    <TextLine
      {...props}
      type="search"
      text={textOf(props.value)}
      placeholder={`请输入${props.field.title}`}
      onText={props.onChange}
    />
  );
}
