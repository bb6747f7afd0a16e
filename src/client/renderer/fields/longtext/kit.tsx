import type { FieldKit } from '../kit.ts';
import { TextView } from '../widgets/Plain.tsx';
import { LongTextInput, TextFilter } from '../widgets/TextBox.tsx';

export const kit: FieldKit = { Input: LongTextInput, View: TextView, Filter: TextFilter };
