import { useAnswer } from '../../read.ts';
import { useData, type Row } from '../../data.ts';
import { Failed } from '../../States.tsx';
import type { ActAsked, InputProps, ViewProps } from '../kit.ts';
import { Choice, type ChoiceOption } from '../widgets/Choice.tsx';
import { Line, textOf } from '../widgets/Plain.tsx';

const GONE = '原来选择的，现已不可选';

/** What a call names, once it is there. A parameter of an action on one row is chosen from what the call names for that row. */
function useChoices(call = '', act?: ActAsked) {
  const data = useData();
  const [row, ...others] = act?.rows ?? [];
  const input = row === undefined || others.length > 0 ? {} : { Id: row };
  const ask = async (): Promise<readonly ChoiceOption[]> => {
    const { Rows } = (await data.ask(call, input)) as { Rows: readonly Row[] };
    return Rows.map(({ Value, Label }) => ({ value: String(Value), label: String(Label) }));
  };
  return useAnswer(['choices', call, row ?? ''], ask, { isKept: row === undefined });
}

/** One of the choices that a call names. What is stored stays, whether it may still be chosen or not. */
export function CallChoice(props: InputProps) {
  const { field, owner, disabled = false } = props;
  const { answer: choices, failure, again } = useChoices(field.choices, owner.act);
  const value = textOf(props.value) || null;
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  const isKnown = value === null || choices?.some((choice) => choice.value === value);
  const kept = isKnown ? [] : [{ value, label: choices ? GONE : '正在读取' }];
  return (
    <Choice
      {...props}
      disabled={disabled || !choices}
      options={[...kept, ...(choices ?? [])]}
      value={value}
      multiple={false}
      clearable={field.required !== true}
      placeholder={field.placeholder ?? `请选择${field.title}`}
      onChange={(chosen) => props.onChange(chosen)}
    />
  );
}

/** The name of what was chosen. */
export function CallChoiceView({ field, value }: ViewProps) {
  const { answer: choices } = useChoices(field.choices);
  const stored = textOf(value);
  const name = choices?.find((choice) => choice.value === stored)?.label;
  return <Line text={name ?? (stored === '' || !choices ? '' : GONE)} />;
}
