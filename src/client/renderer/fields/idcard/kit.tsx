import type { FieldKit } from '../kit.ts';
import { plainText, TextView } from '../widgets/Plain.tsx';
import { TextFilter, textInput } from '../widgets/TextBox.tsx';

export const kit: FieldKit = {
  Input: textInput({ inputMode: 'text' }),
  View: TextView,
  Filter: TextFilter,
  text: plainText,
};
