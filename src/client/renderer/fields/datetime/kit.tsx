import type { FieldKit, ViewProps } from '../kit.ts';
import { dateFilter, dateInput } from '../widgets/DateBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const MomentView = (props: ViewProps) =>
  props.field.widget === 'countdown' && props.value ? (
    <>
      <TextView {...props} />
      <TimeLeft until={String(props.value)} />
    </>
  ) : (
    <TextView {...props} />
  );

export const kit: FieldKit = {
  Input: dateInput('minute'),
  View: MomentView,
  Filter: dateFilter('day'),
  text: (shown) => (shown.field.widget === 'countdown' ? undefined : plainText(shown)),
};
