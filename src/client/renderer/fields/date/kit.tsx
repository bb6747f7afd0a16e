import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps } from '../kit.ts';
import { dateFilter, dateInput } from '../widgets/DateBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';

const Calendar = dateInput('day');
const DayStrip = lazy(async () => ({ default: (await import('./DayStrip.tsx')).DayStrip }));

function Input(props: InputProps) {
  if (props.field.widget !== 'days') return <Calendar {...props} />;
  return (
    <Suspense fallback={null}>
      <DayStrip {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = {
  Input,
  View: TextView,
  Filter: dateFilter('day'),
  text: plainText,
};
