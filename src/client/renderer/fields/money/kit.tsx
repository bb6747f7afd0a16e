import { moneyText } from '../../../../contract/numbers.ts';
import type { FieldKit, ViewProps } from '../kit.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { lineView } from '../widgets/Plain.tsx';

const shownMoney = ({ field, value }: Omit<ViewProps, 'place'>): string => moneyText(field, value);

export const kit: FieldKit = {
  Input: numberInput({ prefix: '¥' }),
  View: lineView(shownMoney),
  Filter: NumberFilter,
  text: shownMoney,
};
