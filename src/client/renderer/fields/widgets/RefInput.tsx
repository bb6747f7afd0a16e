import type { InputProps } from '../kit.ts';
import { idsOf, labelsOf } from './labels.ts';
import { RefChoice } from './RefChoice.tsx';

/** One row of another entity, or one item of a large dictionary, found by searching. */
export function RefInput(props: InputProps) {
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
