import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { lazy, Suspense } from 'react';
import { fieldProblem, isEmpty } from '../../../contract/field-rules.ts';
import type { Row } from '../data.ts';
import { numbersOf, pointOf } from '../fields/geo/locate.ts';
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
  const place = numbersOf(pointOf(row[start.field.name]));
  const metres = row[end.field.name];
  // A place or a range that is refused is none.
  const isRefused = [start, end].some(
    ({ field }) => !isEmpty(row[field.name]) && fieldProblem(field, row[field.name]) !== undefined,
  );
  if (!place || isRefused || typeof metres !== 'number' || metres <= 0 || !stateOf(start, row, me).visible)
    return null;
  return (
    <div className={styles['track']}>
      <Suspense fallback={null}>
        <PlaceSketch place={place} metres={metres} />
      </Suspense>
    </div>
  );
});
