/** Lets one task run at a time, in the order of asking. */
export class Fifo {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(task).finally(() => (this.#waiting -= 1));
    this.#last = result.catch(() => undefined);
    return result;
  }
}
