import { twinKey } from '../../schema/fields.ts';
import type { FieldKit, ViewProps } from '../kit.ts';
import { Line, textOf } from '../widgets/Plain.tsx';
import { RefFilter } from '../widgets/RefFilter.tsx';
import { RefInput } from '../widgets/RefInput.tsx';

const RefView = ({ field, value, row }: ViewProps) => (
  <Line text={textOf(row[twinKey(field)]) || textOf(value)} />
);

export const kit: FieldKit = { Input: RefInput, View: RefView, Filter: RefFilter };
