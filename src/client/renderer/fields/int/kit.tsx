import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { NumberView, shownNumber } from '../widgets/NumberView.tsx';
import { YearInput } from '../widgets/YearInput.tsx';

const Whole = numberInput({ whole: true });
const load = () => import('../widgets/rating/Rating.tsx');
const RatingInput = lazy(async () => ({ default: (await load()).RatingInput }));
const RatingView = lazy(async () => ({ default: (await load()).RatingView }));

function Input(props: InputProps) {
  if (props.field.widget === 'year') return <YearInput {...props} />;
  if (props.field.widget !== 'rating') return <Whole {...props} />;
  return (
    <Suspense fallback={null}>
      <RatingInput {...props} />
    </Suspense>
  );
}

function View(props: ViewProps) {
  if (props.field.widget !== 'rating') return <NumberView {...props} />;
  return (
    <Suspense fallback={<NumberView {...props} />}>
      <RatingView {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = {
  Input,
  View,
  Filter: NumberFilter,
  text: (shown) => (shown.field.widget === 'rating' ? undefined : shownNumber(shown)),
};
