/** Costly work in turns: little of it at once, little of it waiting, and nobody's flood in front of everybody. */
export interface FairSemaphore {
  /**
   * Does the work when it is its turn. Those who wait are served address by address, so that a flood from one does not
   * hold up the others; those of one address in the order of asking. Of who is refused nothing was begun.
   * @throws Overloaded at once when too much waits, or while waiting: to the request that came last from the address that waits most, or
   * has waited long enough
   */
  take<T>(address: string, work: () => Promise<T>): Promise<T>;
}

/** Too much waits already. */
export class Overloaded extends Error {}

/** How much is done, and how much may wait for it. */
export interface SemaphoreLimits {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait. */
  readonly room: number;
  /** Nobody waits longer without an answer; absent: as long as it takes. */
  readonly longestMs?: number;
  /** A line in which somebody has waited this long does not move: who comes now is refused at once. */
  readonly stalledMs?: number;
  /** What is thrown instead of Overloaded, by how many others wait. */
  readonly refusal?: (waiting: number) => Error;
}

interface Waiting {
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

export function createFairSemaphore({
  atOnce,
  room,
  longestMs,
  stalledMs = Infinity,
  refusal = () => new Overloaded(),
}: SemaphoreLimits): FairSemaphore {
  const lines = new Map<string, Set<Waiting>>();
  let running = 0;
  let waiting = 0;

  const leave = (address: string, one: Waiting) => {
    const line = lines.get(address);
    line?.delete(one);
    if (line?.size === 0) lines.delete(address);
    clearTimeout(one.timer);
    waiting -= 1;
  };
  const sendAway = (address: string, one: Waiting) => {
    leave(address, one);
    one.refuse(refusal(waiting));
  };
  const makeRoom = (address: string) => {
    const [longest] = [...lines].sort(([, one], [, other]) => other.size - one.size);
    if (!longest || longest[1].size <= (lines.get(address)?.size ?? 0) + 1) throw refusal(waiting);
    sendAway(longest[0], [...longest[1]].at(-1)!);
  };
  const next = () => {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [address, line] = first;
    const [turn] = line;
    leave(address, turn!);
    // The others of this address go behind those of every other one.
    if (line.size > 0 && lines.size > 1) {
      lines.delete(address);
      lines.set(address, line);
    }
    turn!.start();
  };
  const isStalled = () => {
    if (stalledMs === Infinity) return false;
    const now = performance.now();
    return [...lines.values()].some(([oldest]) => oldest !== undefined && now - oldest.since > stalledMs);
  };
  const wait = (address: string) => {
    if (isStalled()) throw refusal(waiting);
    if (waiting >= room) makeRoom(address);
    waiting += 1;
    return new Promise<void>((start, refuse) => {
      const timer = longestMs === undefined ? undefined : setTimeout(() => sendAway(address, one), longestMs);
      const one: Waiting = { since: performance.now(), start, refuse, timer };
      const line = lines.get(address) ?? new Set();
      line.add(one);
      lines.set(address, line);
    });
  };
  return {
    async take(address, work) {
      // A person who is started by `next` takes over the place of the one that has ended.
      if (running < atOnce) running += 1;
      else await wait(address);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
