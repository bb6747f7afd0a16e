import { vi } from 'vitest';

/** Wire time so many minutes from now, by Shanghai's clock. */
export const at = (minutes: number) =>
  new Date(Date.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
export const today = () => at(0).slice(0, 10);

/** A roll of today that ends at 23:59 cannot be opened any more in the last minute of the day. */
export const untilDayLasts = () =>
  vi.waitUntil(() => at(3).slice(0, 10) === today(), { timeout: 250_000, interval: 1000 });
