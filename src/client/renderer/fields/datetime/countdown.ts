import { serverNow } from '../../../session/clock.ts';

/** How often the time that is left is shown anew. */
export const TICK_MS = 1000;

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * The moment that a countdown ends at: a date, milliseconds since 1970, or a text. A text without a zone is Shanghai's clock.
 * @throws when it is none of them
 */
export function targetOf(target: unknown): number {
  const moment =
    target instanceof Date ? target.getTime() : typeof target === 'string' ? parsed(target) : target;
  if (typeof moment !== 'number' || !Number.isFinite(moment)) throw new Error('invalid target prop');
  return moment;
}

function parsed(text: string): number {
  const [, day, time] = LOCAL.exec(text) ?? [];
  return Date.parse(day === undefined ? text : `${day}T${time ?? '00:00'}+08:00`);
}

const two = (number: number) => String(number).padStart(2, '0');

const DAY_SECONDS = 86_400;

/** Time that is left, hh:mm:ss; days are counted as hours, or stand before. */
export function clockText(leftMs: number, withDays = false): string {
  const all = Math.max(0, Math.ceil(leftMs / TICK_MS));
  const days = withDays ? Math.floor(all / DAY_SECONDS) : 0;
  const seconds = all - days * DAY_SECONDS;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return days > 0 ? `${days}天 ${clock}` : clock;
}

/**
 * Tells the time that is left, now and each second, and at zero that it is over. Counts by the clock and not by its own
 * ticks, since a browser slows the timers of pages in the background.
 * @returns stops the telling
 */
export function startCountdown(target: number, tell: (leftMs: number) => void, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = target <= serverNow();
  const tick = () => {
    const left = target - serverNow();
    tell(Math.max(0, left));
    if (left <= 0) {
      // A target of the past was over before anybody waited for it.
      if (!isOver) end();
      isOver = true;
      return;
    }
    timer = setTimeout(tick, left % TICK_MS || TICK_MS);
  };
  tick();
  return () => clearTimeout(timer);
}
