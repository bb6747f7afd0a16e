import { useState } from 'react';
import { isAll } from '../../../../contract/envelope.ts';
import type { FilterProps } from '../kit.ts';
import { idsOf } from './labels.ts';
import { RefChoice } from './RefChoice.tsx';

/** Rows of another entity that rows must point at. */
export function RefFilter(props: FilterProps) {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = isAll(props.value) ? [] : idsOf(props.value);
  return (
    <RefChoice
      {...props}
      value={ids}
      labels={labels}
      placeholder="全部"
      narrowing
      onChange={(next, texts) => {
        setLabels(new Map(next.map((id, index) => [id, texts[index] ?? id])));
        props.onChange(props.multiple ? next : (next[0] ?? null));
      }}
    />
  );
}
