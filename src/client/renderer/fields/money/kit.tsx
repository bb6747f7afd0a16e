import type { FieldKit, ViewProps } from '../kit.ts';
import { formatNumber } from '../widgets/number.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { Line } from '../widgets/Plain.tsx';

function MoneyView({ value, field }: ViewProps) {
  const text = formatNumber(value, field.scale ?? 2);
  return <Line text={text === '' ? '' : `¥${text}`} />;
}

export const kit: FieldKit = { Input: numberInput({ prefix: '¥' }), View: MoneyView, Filter: NumberFilter };
