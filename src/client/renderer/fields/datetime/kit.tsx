import type { FieldKit } from '../kit.ts';
import { dateFilter, dateInput } from '../widgets/DateBox.tsx';
import { TextView } from '../widgets/Plain.tsx';

export const kit: FieldKit = { Input: dateInput('minute'), View: TextView, Filter: dateFilter('day') };
