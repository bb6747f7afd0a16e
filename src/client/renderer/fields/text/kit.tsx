import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { dateInput } from '../widgets/DateBox.tsx';
import { twinKey } from '../../schema/fields.ts';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { TextFilter, textInput } from '../widgets/TextBox.tsx';

const Line = textInput();
const MonthInput = dateInput('month');
const IconInput = lazy(async () => ({ default: (await import('../widgets/icon/IconInput.tsx')).IconInput }));
const IconView = lazy(async () => ({ default: (await import('../widgets/icon/IconInput.tsx')).IconView }));

const ScanInput = lazy(async () => ({ default: (await import('../../camera/ScanInput.tsx')).ScanInput }));

const CallChoice = lazy(async () => ({ default: (await import('./CallChoice.tsx')).CallChoice }));
const CallChoiceView = lazy(async () => ({ default: (await import('./CallChoice.tsx')).CallChoiceView }));

const CodeView = lazy(async () => ({ default: (await import('./CodeView.tsx')).CodeView }));

const WIDGETS: Readonly<Record<string, typeof IconInput>> = {
  icon: IconInput,
  scan: ScanInput,
  choice: CallChoice,
};
const VIEWS: Readonly<Record<string, typeof IconView>> = { icon: IconView, choice: CallChoiceView };

/** The input that the field's widget names, or one line of text. */
function Input(props: InputProps) {
  if (props.field.widget === 'month') return <MonthInput {...props} />;
  const Own = WIDGETS[props.field.widget ?? ''];
  if (!Own) return <Line {...props} />;
  return (
    <Suspense
      fallback={<Line {...props} value={props.field.widget === 'choice' ? '' : props.value} disabled />}
    >
      <Own {...props} />
    </Suspense>
  );
}

/** Names of the schemas are shown by what they are called, which travels beside them. */
const shownIn = ({ field, value, row }: Omit<ViewProps, 'place'>): unknown =>
  field.names ? row[twinKey(field)] : value;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function View(props: ViewProps) {
  const isCode = props.field.qr === true || props.field.barcode === true;
  const isDrawn = isCode && props.place === 'block' && isText(props.value);
  const Own = isDrawn ? CodeView : VIEWS[props.field.widget ?? ''];
  if (!Own) return <TextView {...props} value={shownIn(props)} />;
  return (
    <Suspense fallback={<TextView {...props} value="" />}>
      <Own {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = {
  Input,
  View,
  Filter: TextFilter,
  text: (shown) => (VIEWS[shown.field.widget ?? ''] ? undefined : plainText({ value: shownIn(shown) })),
};
