import type { Engine } from '../engine.ts';

type Noted = readonly [now: Set<string>, before: Set<string>];

/** Rows that are to be counted anew: those noted since the count before the last one, so that what is noted while one runs is counted by the next. */
export class NotedLately {
  readonly #noted = new WeakMap<Engine, Noted>();

  note(engine: Engine, ids: readonly string[]): void {
    const [now, before] = this.#of(engine);
    for (const id of ids) now.add(id);
    this.#noted.set(engine, [now, before]);
  }

  /** What a count that begins has to count. */
  take(engine: Engine): string[] {
    const [now, before] = this.#of(engine);
    this.#noted.set(engine, [new Set(), now]);
    return [...now, ...before];
  }

  #of(engine: Engine): Noted {
    return this.#noted.get(engine) ?? [new Set(), new Set()];
  }
}
