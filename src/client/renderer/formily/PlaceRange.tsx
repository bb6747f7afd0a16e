import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { lazy, Suspense } from 'react';
import type { Row } from '../data.ts';
import { rangeIn } from '../fields/geo/range.ts';
import type { UsedField } from '../schema/fields.ts';
import { stateOf } from './field-state.ts';
import type { FormContext } from './FormFields.tsx';
import styles from './form.module.css';

const PlaceSketch = lazy(async () => ({
  default: (await import('../fields/geo/PlaceSketch.tsx')).PlaceSketch,
}));

interface PlaceRangeProps {
  readonly start: UsedField;
  readonly end: UsedField;
  readonly context: FormContext;
}

/** A place and how far around it counts, drawn as soon as both are given. */
export const PlaceRange = observer(function PlaceRange({ start, end, context }: PlaceRangeProps) {
  const { form, me } = context;
  const row = toJS(form.form.values) as Row;
  const range = rangeIn(row, start.field, end.field);
  if (!range || !stateOf(start, row, me).visible) return null;
  return (
    <div className={styles['track']}>
      <Suspense fallback={null}>
        <PlaceSketch {...range} />
      </Suspense>
    </div>
  );
});
