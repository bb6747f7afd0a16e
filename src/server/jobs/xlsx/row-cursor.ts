/** Takes items one at a time from any iterable, can tell whether there is one more, and lets its source go. */
export class RowCursor<T> {
  private readonly iterator: AsyncIterator<T> | Iterator<T>;
  private ahead: T | undefined;
  private done = false;

  constructor(source: AsyncIterable<T> | Iterable<T>) {
    this.iterator =
      Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  }

  async next(): Promise<T | undefined> {
    if (!(await this.more())) return undefined;
    const item = this.ahead;
    this.ahead = undefined;
    return item;
  }

  async more(): Promise<boolean> {
    if (this.ahead !== undefined) return true;
    if (this.done) return false;
    const result = await this.iterator.next();
    if (result.done) this.done = true;
    else this.ahead = result.value;
    return !this.done;
  }

  /** Ends the source early, as leaving a `for` loop does. */
  async close(): Promise<void> {
    if (this.done) return;
    this.done = true;
    await this.iterator.return?.();
  }
}
