import { useCodes } from '../codes.ts';
import { among, offeredOf, optionsOf } from '../dict/options.ts';
import type { FieldKit, FilterProps, InputProps, ViewProps } from '../kit.ts';
import { AllChoice } from '../widgets/AllChoice.tsx';
import { Choice } from '../widgets/Choice.tsx';
import { Line } from '../widgets/Plain.tsx';

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const DictsInput = (props: InputProps) => (
  <Choice
    {...props}
    options={offeredOf(among(useCodes(props.field.dict), props), props.value)}
    value={codesOf(props.value)}
    multiple
    placeholder={props.field.placeholder ?? `请选择${props.field.title}`}
  />
);

function DictsView({ field, value }: ViewProps) {
  const items = useCodes(field.dict);
  const names = codesOf(value).map((code) => items.find((item) => item.code === code)?.name ?? code);
  return <Line text={names.join('、')} />;
}

const DictsFilter = (props: FilterProps) => (
  <AllChoice {...props} options={optionsOf(useCodes(props.field.dict))} />
);

export const kit: FieldKit = { Input: DictsInput, View: DictsView, Filter: DictsFilter };
