import type { FieldKit, ViewProps } from '../kit.ts';
import { formatNumber } from '../widgets/number.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { lineView } from '../widgets/Plain.tsx';

function moneyText({ value, field }: Omit<ViewProps, 'place'>): string {
  const text = formatNumber(value, field.scale ?? 2);
  return text === '' ? '' : `¥${text}`;
}

export const kit: FieldKit = {
  Input: numberInput({ prefix: '¥' }),
  View: lineView(moneyText),
  Filter: NumberFilter,
  text: moneyText,
};
