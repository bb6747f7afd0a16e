import type { FieldKit } from '../kit.ts';
import { TextView } from '../widgets/Plain.tsx';
import { TextFilter, textInput } from '../widgets/TextBox.tsx';

export const kit: FieldKit = {
  Input: textInput({ inputMode: 'tel', type: 'tel' }),
  View: TextView,
  Filter: TextFilter,
};
