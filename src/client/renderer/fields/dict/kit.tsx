import { twinKey } from '../../schema/fields.ts';
import { useCodes } from '../codes.ts';
import type { FieldKit, FilterProps, InputProps, ViewProps } from '../kit.ts';
import { AllChoice } from '../widgets/AllChoice.tsx';
import { Badge } from '../widgets/Badge.tsx';
import { Choice } from '../widgets/Choice.tsx';
import { Line, textOf } from '../widgets/Plain.tsx';
import { optionsOf } from './options.ts';

const DictInput = (props: InputProps) => {
  const items = useCodes(props.field.dict);
  return (
    <Choice
      {...props}
      options={optionsOf(items)}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      multiple={false}
      clearable={props.field.required !== true}
      placeholder={props.field.placeholder ?? `请选择${props.field.title}`}
      onChange={(value) => props.onChange(value, items.find((item) => item.code === value)?.name)}
    />
  );
};

function DictView({ field, value, row }: ViewProps) {
  const item = useCodes(field.dict).find(({ code }) => code === value);
  const text = textOf(row[twinKey(field)]) || item?.name || textOf(value);
  return item?.color ? <Badge text={text} color={item.color} /> : <Line text={text} />;
}

const DictFilter = (props: FilterProps) => (
  <AllChoice {...props} options={optionsOf(useCodes(props.field.dict))} />
);

export const kit: FieldKit = { Input: DictInput, View: DictView, Filter: DictFilter };
