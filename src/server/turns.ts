/** Costly work in turns: little of it at once, little of it waiting, and nobody's flood in front of everybody. */
export interface Turns {
  /**
   * Does the work when it is its turn. Those who wait are served address by address, so that a flood from one does not
   * hold up the others.
   * @throws NoRoom at once when too much waits, or while waiting, to whoever came last from the address that waits most
   */
  take<T>(address: string, work: () => Promise<T>): Promise<T>;
}

/** Too much waits already. */
export class NoRoom extends Error {}

interface Waiting {
  readonly start: () => void;
  readonly giveUp: () => void;
}

/** @param atOnce how much is done at the same time; @param room how much may wait */
export function createTurns({ atOnce, room }: { atOnce: number; room: number }): Turns {
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const makeRoom = (address: string) => {
    const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length);
    if (!longest || longest[1].length <= (lines.get(address)?.length ?? 0) + 1) throw new NoRoom();
    waiting -= 1;
    longest[1].pop()?.giveUp();
  };
  const next = () => {
    const [first] = lines;
    if (!first) return;
    const [address, line] = first;
    lines.delete(address);
    const turn = line.shift();
    // The others of this address go behind those of every other one.
    if (line.length > 0) lines.set(address, line);
    waiting -= 1;
    turn?.start();
  };
  const wait = (address: string) => {
    if (waiting >= room) makeRoom(address);
    waiting += 1;
    return new Promise<void>((start, reject) => {
      const line = lines.get(address) ?? [];
      line.push({ start, giveUp: () => reject(new NoRoom()) });
      lines.set(address, line);
    });
  };
  return {
    async take(address, work) {
      // Whoever is started by `next` takes over the place of the one that has ended.
      if (running < atOnce) running += 1;
      else await wait(address);
      try {
        return await work();
      } finally {
        if (waiting > 0) next();
        else running -= 1;
      }
    },
  };
}
