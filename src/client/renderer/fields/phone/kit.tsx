import { phoneUrl } from '../../../session/safe-url.ts';
import type { FieldKit, ViewProps } from '../kit.ts';
import { TextView } from '../widgets/Plain.tsx';
import { TextFilter, textInput } from '../widgets/TextBox.tsx';

/** A number that is shown plain can be called. */
function PhoneView(props: ViewProps) {
  const dial = phoneUrl(props.value);
  return dial === undefined ? <TextView {...props} /> : <a href={dial}>{String(props.value)}</a>;
}

export const kit: FieldKit = {
  Input: textInput({ inputMode: 'tel', type: 'tel' }),
  View: PhoneView,
  Filter: TextFilter,
};
