import { lazy, Suspense } from 'react';
import { Skeleton } from '../../States.tsx';
import { twinKey } from '../../schema/fields.ts';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { idsOf, labelsOf } from '../widgets/labels.ts';
import { Line } from '../widgets/Plain.tsx';
import { RefChoice } from '../widgets/RefChoice.tsx';
import { RefFilter } from '../widgets/RefFilter.tsx';

const TreeChoice = lazy(async () => ({
  default: (await import('../widgets/tree/TreeChoice.tsx')).TreeChoice,
}));

function RefsInput(props: InputProps) {
  const ids = idsOf(props.value);
  if (props.field.tree)
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <TreeChoice {...props} />
      </Suspense>
    );
  return (
    <RefChoice
      {...props}
      value={ids}
      labels={labelsOf(ids, props.twin)}
      multiple
      placeholder={props.field.placeholder ?? `请选择${props.field.title}`}
      onChange={(next, texts) => props.onChange(next, texts)}
    />
  );
}

function RefsView({ field, value, row }: ViewProps) {
  const ids = idsOf(value);
  const labels = labelsOf(ids, row[twinKey(field)]);
  return <Line text={ids.map((id) => labels.get(id) ?? id).join('、')} />;
}

export const kit: FieldKit = { Input: RefsInput, View: RefsView, Filter: RefFilter };
