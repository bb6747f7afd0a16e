const day = 86_400_000;
/** Asia/Shanghai has had no daylight saving time since 1991, so wall-clock text is a fixed offset from UTC. */
const offset = 8 * 3_600_000;

const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Milliseconds of a wire date (`2026-11-20` or `2026-11-20 08:00:00`) on a clock without a zone; null when it is not one. */
function wallTime(text: string): number | null {
  const match = wallClock.exec(text);
  if (!match) return null;
  const [year, month, date, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = Date.UTC(year!, month! - 1, date, hour, minute, second);
  const back = new Date(time);
  const real =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month! - 1 &&
    back.getUTCDate() === date &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return real ? time : null;
}

/** Whether a text is a date or a date and time as the wire carries them. */
export function isWireDate(text: string): boolean {
  return wallTime(text) !== null;
}

/** Days between two wire dates, with fraction; null when one of them is not a date. */
export function daysBetween(from: string, to: string): number | null {
  const start = wallTime(from);
  const end = wallTime(to);
  return start === null || end === null ? null : (end - start) / day;
}

/** The wire text of an instant, as a clock in Shanghai shows it. */
export function shanghaiText(time: number): string {
  return new Date(time + offset).toISOString().slice(0, 19).replace('T', ' ');
}
