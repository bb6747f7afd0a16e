import { numberText } from '../../../../contract/numbers.ts';
import type { ViewProps } from '../kit.ts';
import { lineView } from './Plain.tsx';

/** A number as it is read, of what a view is given. */
export const shownNumber = ({ field, value }: Omit<ViewProps, 'place'>): string => numberText(field, value);

export const NumberView = lineView(shownNumber);
