import type { FieldFile } from './generated/meta.ts';

const formats = new Map<number | undefined, Intl.NumberFormat>();

/** Made once: making one takes far longer than using it. */
function formatOf(decimals: number | undefined): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const format = new Intl.NumberFormat('zh-CN', {
    useGrouping: decimals !== undefined,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
  formats.set(decimals, format);
  return format;
}

/** A number for reading: grouped thousands, with a fixed number of decimals where one is given. */
export function formatNumber(value: unknown, decimals?: number): string {
  if (value === null || value === undefined || value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return formatOf(decimals).format(number);
}

/** A number as it is read: with its unit, and with parted thousands where the field wants them. */
export function numberText(
  { scale, grouped, unit }: Pick<FieldFile, 'scale' | 'grouped' | 'unit'>,
  value: unknown,
): string {
  const text = formatNumber(value, grouped ? (scale ?? 0) : undefined);
  if (text === '' || unit === undefined) return text;
  // a percent sign belongs to the number, a word stands beside it
  return /^[%‰°℃]/.test(unit) ? text + unit : `${text} ${unit}`;
}

/** A sum as it is read. */
export function moneyText({ scale }: Pick<FieldFile, 'scale'>, value: unknown): string {
  const text = formatNumber(value, scale ?? 2);
  return text === '' ? '' : `¥${text}`;
}
