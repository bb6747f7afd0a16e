import type { FieldKit } from '../kit.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { NumberView, shownNumber } from '../widgets/NumberView.tsx';

export const kit: FieldKit = {
  Input: numberInput(),
  View: NumberView,
  Filter: NumberFilter,
  text: shownNumber,
};
