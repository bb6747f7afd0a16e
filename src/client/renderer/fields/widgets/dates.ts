/** How exact a date is. */
export type DateGrain = 'month' | 'day' | 'minute';

/** How dates are shown and travel (specification 6). */
export const DATE_FORMATS: Record<DateGrain, string> = {
  month: 'YYYY-MM',
  day: 'YYYY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm:ss',
};

/** Other ways in which a date may be typed: nobody types seconds. */
export const TYPED_FORMATS: Record<DateGrain, readonly string[]> = {
  month: [],
  day: [],
  minute: ['YYYY-MM-DD HH:mm'],
};

/** `YYYY-MM-DD HH:mm:ss` as a datetime-local input wants it. */
export function toLocalInput(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 16).replace(' ', 'T') : '';
}

/** What a datetime-local input holds, as it travels. */
export function fromLocalInput(text: string): string | null {
  if (text === '') return null;
  const plain = text.replace('T', ' ');
  return plain.length === 16 ? `${plain}:00` : plain.slice(0, 19);
}
