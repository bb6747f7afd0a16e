const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pad = (value: number) => String(value).padStart(2, '0');

/** The demo's clock: every window of the demo school lies around `t0`, so that it is never stale. */
export class Calendar {
  private readonly start: number;
  private readonly midnight: number;

  /** @param t0 `YYYY-MM-DD HH:mm:ss` */
  constructor(readonly t0: string) {
    this.start = Date.parse(`${t0.replace(' ', 'T')}Z`);
    if (Number.isNaN(this.start)) throw new Error(`t0 is not YYYY-MM-DD HH:mm:ss: ${t0}`);
    this.midnight = this.start - (this.start % DAY);
  }

  /** `YYYY-MM-DD HH:mm:ss`, hours after t0 (negative: before). */
  hours(hours: number): string {
    return Calendar.text(this.start + hours * HOUR);
  }

  /** Hours after the midnight before t0. */
  fromMidnight(hours: number): string {
    return Calendar.text(this.midnight + hours * HOUR);
  }

  /** The hour of a text after t0's midnight. */
  hourOf(text: string): number {
    return (Date.parse(`${text.replace(' ', 'T')}Z`) - this.midnight) / HOUR;
  }

  /** Year in which the school year of t0 begins: it turns in August. */
  get schoolYear(): number {
    const date = new Date(this.start);
    return date.getUTCMonth() >= 7 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
  }

  private static text(time: number): string {
    return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  }
}

/** A day of a year, `YYYY-MM-DD`; the index runs through its first 365 days. */
export function dayOfYear(year: number, index: number): string {
  const date = new Date(Date.UTC(year, 0, 1 + index));
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}
