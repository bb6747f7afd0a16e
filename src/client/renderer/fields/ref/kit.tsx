import { twinKey } from '../../schema/fields.ts';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { idsOf, labelsOf } from '../widgets/labels.ts';
import { Line, textOf } from '../widgets/Plain.tsx';
import { RefChoice } from '../widgets/RefChoice.tsx';
import { RefFilter } from '../widgets/RefFilter.tsx';

function RefInput(props: InputProps) {
  const ids = idsOf(props.value);
  return (
    <RefChoice
      {...props}
      value={ids}
      labels={labelsOf(ids, props.twin)}
      multiple={false}
      placeholder={props.field.placeholder ?? `请选择${props.field.title}`}
      onChange={(next, texts) => props.onChange(next[0] ?? null, texts[0] ?? null)}
    />
  );
}

const RefView = ({ field, value, row }: ViewProps) => (
  <Line text={textOf(row[twinKey(field)]) || textOf(value)} />
);

export const kit: FieldKit = { Input: RefInput, View: RefView, Filter: RefFilter };
