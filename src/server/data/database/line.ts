import { DatabaseBusy } from './errors.ts';

interface Waiting {
  start(): void;
  readonly timer: NodeJS.Timeout;
}

/** How long the line may be. */
export interface LineLimits {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait. */
  readonly room: number;
  /** Nobody waits longer without an answer. */
  readonly longestMs: number;
}

/**
 * Work in the order of asking, a bounded number at once. Whoever comes when the line is full, or has stood in it for long
 * enough, is told so before anything of his was begun.
 */
export class Line {
  readonly #limits: LineLimits;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /** @throws DatabaseBusy when the work was not begun */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Whoever is started takes over the place of the one that has ended. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(first);
    clearTimeout(first.timer);
    first.start();
  }

  #turn(): Promise<void> {
    const { room, longestMs } = this.#limits;
    const ahead = this.#waiting.size;
    if (ahead >= room) throw new DatabaseBusy(ahead);
    return new Promise((start, reject) => {
      const giveUp = () => {
        this.#waiting.delete(entry);
        // Who came after him is behind him still.
        reject(new DatabaseBusy(this.#waiting.size));
      };
      const entry: Waiting = { start, timer: setTimeout(giveUp, longestMs) };
      this.#waiting.add(entry);
    });
  }
}
