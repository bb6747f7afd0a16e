import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { lazy, Suspense } from 'react';
import type { CallSource } from '../../../contract/generated/meta.ts';
import { useCall } from '../read.ts';
import type { Row } from '../data.ts';
import { dayOf } from '../fields/time/day.ts';
import type { UsedField } from '../schema/fields.ts';
import { valueOf } from '../schema/judge.ts';
import { Failed, Skeleton } from '../States.tsx';
import { stateOf } from './field-state.ts';
import type { FormContext } from './FormFields.tsx';
import styles from './form.module.css';

const DayTrack = lazy(async () => ({ default: (await import('../fields/time/DayTrack.tsx')).DayTrack }));

interface RangeTrackProps {
  readonly start: UsedField;
  readonly end: UsedField;
  readonly source: CallSource;
  readonly context: FormContext;
}

/** The day that two times are chosen on: asked for once everything is there that it depends on, and anew when that changes. */
export const RangeTrack = observer(function RangeTrack({ start, end, source, context }: RangeTrackProps) {
  const { form, me, locked } = context;
  const row = toJS(form.form.values) as Row;
  if (!stateOf(start, row, me).visible) return null;
  const input = Object.entries(source.input ?? {}).map(([name, formula]) => [
    name,
    valueOf(formula, { row, form: row, me }),
  ]);
  const isKnown = input.every(([, value]) => value !== null && value !== '');
  const isLocked =
    form.form.disabled ||
    [start, end].some((used) => locked.has(used.field.name) || stateOf(used, row, me).disabled);
  return (
    <div className={styles['track']}>
      {isKnown ? (
        <Asked
          source={source}
          input={JSON.stringify(Object.fromEntries(input))}
          titles={[start.field.title, end.field.title]}
          value={[textOf(row[start.field.name]), textOf(row[end.field.name])]}
          disabled={isLocked}
          choose={([from, to]) => {
            form.type({ [start.field.name]: from, [end.field.name]: to });
            context.judge(end.field.name);
          }}
        />
      ) : (
        <p className={styles['note']}>选好前面各项后，这里显示当天可选的时段</p>
      )}
    </div>
  );
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface AskedProps {
  readonly source: CallSource;
  readonly input: string;
  readonly titles: readonly [string, string];
  readonly value: readonly [string, string];
  readonly disabled: boolean;
  choose(this: void, range: readonly [string, string]): void;
}

function Asked({ source, input, ...rest }: AskedProps) {
  const { answer, failure, again } = useCall(source.call, JSON.parse(input) as Row, {
    isKept: true,
    every: source.refresh,
  });
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (answer === undefined) return <Skeleton lines={2} />;
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <DayTrack day={dayOf(answer)} {...rest} />
    </Suspense>
  );
}
