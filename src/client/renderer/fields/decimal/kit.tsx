import type { FieldKit, ViewProps } from '../kit.ts';
import { formatNumber } from '../widgets/number.ts';
import { NumberFilter, numberInput } from '../widgets/NumberBox.tsx';
import { Line } from '../widgets/Plain.tsx';

const DecimalView = ({ value }: ViewProps) => <Line text={formatNumber(value)} />;

export const kit: FieldKit = { Input: numberInput(), View: DecimalView, Filter: NumberFilter };
