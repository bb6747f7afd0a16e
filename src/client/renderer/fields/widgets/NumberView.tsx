import type { ViewProps } from '../kit.ts';
import { formatNumber } from './number.ts';
import { lineView } from './Plain.tsx';

/** A number as it is read: with its unit, and with parted thousands where the field wants them. */
export function numberText({ scale, grouped, unit }: ViewProps['field'], value: unknown): string {
  const text = formatNumber(value, grouped ? (scale ?? 0) : undefined);
  if (text === '' || unit === undefined) return text;
  // a percent sign belongs to the number, a word stands beside it
  return /^[%‰°℃]/.test(unit) ? text + unit : `${text} ${unit}`;
}

/** The same of what a view is given. */
export const shownNumber = ({ field, value }: Omit<ViewProps, 'place'>): string => numberText(field, value);

export const NumberView = lineView(shownNumber);
