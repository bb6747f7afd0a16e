const ASK_EVERY_MS = 1_000;
/** A server that does not answer is asked for some minutes more. */
const MOST_FAILURES = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/** Work of the server, asked for until it is over, whether or not somebody looks at it. */
export class Followed<State> {
  /** Resolves when the work is over, or nothing can be learned of it any more. */
  over: Promise<void>;
  private readonly watchers = new Set<() => void>();
  private current: State | undefined;
  private isLeft = false;

  constructor(
    private readonly ask: () => Promise<State>,
    private readonly ends: (state: State) => boolean,
  ) {
    this.over = this.follow();
  }

  readonly state = (): State | undefined => this.current;

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  get isOver(): boolean {
    return this.current !== undefined && this.ends(this.current);
  }

  /** Does something to the work, such as ending it; a refusal was told, and the answer says how the work stands then. */
  async after(change: () => Promise<void>): Promise<void> {
    await change().catch(() => undefined);
    await this.read().catch(() => undefined);
  }

  /** Follows work that was over and goes on. */
  goOn(): void {
    this.over = this.follow();
  }

  /** Nobody waits for the end any more. */
  leave(): void {
    this.isLeft = true;
  }

  private async read(): Promise<void> {
    this.current = await this.ask();
    for (const changed of this.watchers) changed();
  }

  private async follow(): Promise<void> {
    for (let failures = 0; failures < MOST_FAILURES && !this.isLeft;) {
      try {
        await this.read();
        failures = 0;
        if (this.isOver) return;
      } catch {
        failures += 1;
      }
      await pause();
    }
  }
}
