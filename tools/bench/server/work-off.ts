/** How a list was worked off. */
export interface WorkedOff {
  /** Milliseconds of each. */
  readonly times: readonly number[];
  readonly faults: readonly string[];
  /** Of all together. */
  readonly seconds: number;
}

/** Takes what waits from the end of the list, `count` at a time, without a pause. What fails is noted, and the rest goes on. */
export async function workOff<One>(
  waiting: One[],
  count: number,
  work: (one: One) => Promise<unknown>,
): Promise<WorkedOff> {
  const begun = performance.now();
  const times: number[] = [];
  const faults: string[] = [];
  const desk = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const from = performance.now();
      await work(one).catch((fault: unknown) => faults.push(String(fault)));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: count }, desk));
  return { times, faults, seconds: (performance.now() - begun) / 1000 };
}
