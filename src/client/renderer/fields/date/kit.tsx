import type { FieldKit } from '../kit.ts';
import { dateFilter, dateInput } from '../widgets/DateBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';

export const kit: FieldKit = {
  Input: dateInput('day'),
  View: TextView,
  Filter: dateFilter('day'),
  text: plainText,
};
