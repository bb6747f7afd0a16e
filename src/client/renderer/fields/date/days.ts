/** A day as it stands in a strip. */
export interface StripDay {
  readonly value: string;
  /** 今天, 明天, then the day of the week. */
  readonly name: string;
  /** Month and day. */
  readonly short: string;
}

const DAY_MS = 86_400_000;
const WEEK = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** So many days from one on, which is today. */
export function daysFrom(today: string, count: number): StripDay[] {
  const start = Date.parse(`${today.slice(0, 10)}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(start + at * DAY_MS);
    return {
      value: date.toISOString().slice(0, 10),
      name: ['今天', '明天'][at] ?? WEEK[date.getUTCDay()]!,
      short: `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`,
    };
  });
}
