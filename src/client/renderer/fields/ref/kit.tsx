import { twinKey } from '../../schema/fields.ts';
import type { FieldKit, ViewProps } from '../kit.ts';
import { lineView, textOf } from '../widgets/Plain.tsx';
import { RefFilter } from '../widgets/RefFilter.tsx';
import { RefInput } from '../widgets/RefInput.tsx';

const refText = ({ field, value, row }: Omit<ViewProps, 'place'>) =>
  textOf(row[twinKey(field)]) || textOf(value);

export const kit: FieldKit = { Input: RefInput, View: lineView(refText), Filter: RefFilter, text: refText };
