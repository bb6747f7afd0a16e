import { useMe } from '../../contexts.ts';
import { holds } from '../../schema/judge.ts';
import type { FieldKit, ViewProps } from '../kit.ts';
import { dateFilter, dateInput } from '../widgets/DateBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { TimeLeft } from './TimeLeft.tsx';

function MomentView(props: ViewProps) {
  const { field, value, row } = props;
  const me = useMe();
  const counts = field.widget === 'countdown' && Boolean(value) && holds(field.counts, { me, row });
  return (
    <>
      <TextView {...props} />
      {counts && <TimeLeft until={String(value)} />}
    </>
  );
}

export const kit: FieldKit = {
  Input: dateInput('minute'),
  View: MomentView,
  Filter: dateFilter('day'),
  text: (shown) => (shown.field.widget === 'countdown' ? undefined : plainText(shown)),
};
