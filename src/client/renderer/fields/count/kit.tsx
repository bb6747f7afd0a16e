import type { FieldKit, InputProps } from '../kit.ts';
import { NumberFilter } from '../widgets/NumberBox.tsx';
import { plainText, TextView } from '../widgets/Plain.tsx';

const CountInput = ({ field, value, owner }: InputProps) => (
  <TextView field={field} value={value ?? 0} row={owner.row()} place="block" />
);

export const kit: FieldKit = { Input: CountInput, View: TextView, Filter: NumberFilter, text: plainText };
