import type { Cache } from 'swr';

/** Answers that nothing shows any more are kept for who comes back; of more than these the ones longest out of sight go. */
const MOST_IDLE = 100;

/** Which answers are shown and which are only kept, so that a tab that is open all day does not grow. */
export class IdleAnswers {
  private readonly shown = new Map<string, number>();
  private readonly idle = new Set<string>();

  /** Something shows the answer. */
  show(key: string): void {
    this.idle.delete(key);
    this.shown.set(key, (this.shown.get(key) ?? 0) + 1);
  }

  /** What showed it is gone. */
  leave(key: string, cache: Cache): void {
    const others = (this.shown.get(key) ?? 1) - 1;
    if (others > 0) return void this.shown.set(key, others);
    this.shown.delete(key);
    this.keep(key, cache);
  }

  /** Keeps an answer that nothing has to show. */
  keep(key: string, cache: Cache): void {
    if (this.shown.has(key)) return;
    this.idle.delete(key);
    this.idle.add(key);
    for (const longest of this.idle) {
      if (this.idle.size <= MOST_IDLE) return;
      this.idle.delete(longest);
      cache.delete(longest);
    }
  }
}
