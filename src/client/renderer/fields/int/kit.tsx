import type { FieldKit } from '../kit.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { TextView } from '../widgets/Plain.tsx';

export const kit: FieldKit = { Input: numberInput({ whole: true }), View: TextView, Filter: NumberFilter };
