import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { dateInput } from '../widgets/DateBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { TextFilter, textInput } from '../widgets/TextBox.tsx';

const Line = textInput();
const MonthInput = dateInput('month');
const IconInput = lazy(async () => ({ default: (await import('../widgets/icon/IconInput.tsx')).IconInput }));
const IconView = lazy(async () => ({ default: (await import('../widgets/icon/IconInput.tsx')).IconView }));

const ScanInput = lazy(async () => ({ default: (await import('../../camera/ScanInput.tsx')).ScanInput }));

const WIDGETS: Readonly<Record<string, typeof IconInput>> = { icon: IconInput, scan: ScanInput };

/** The input that the field's widget names, or one line of text. */
function Input(props: InputProps) {
  if (props.field.widget === 'month') return <MonthInput {...props} />;
  const Own = WIDGETS[props.field.widget ?? ''];
  if (!Own) return <Line {...props} />;
  return (
    <Suspense fallback={<Line {...props} disabled />}>
      <Own {...props} />
    </Suspense>
  );
}

function View(props: ViewProps) {
  if (props.field.widget !== 'icon') return <TextView {...props} />;
  return (
    <Suspense fallback={<TextView {...props} />}>
      <IconView {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = {
  Input,
  View,
  Filter: TextFilter,
  text: (shown) => (shown.field.widget === 'icon' ? undefined : plainText(shown)),
};
