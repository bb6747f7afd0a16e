/**
 * Does a work for one after the other, each by itself: one that fails keeps no other from being done.
 * @throws the first failure, once the others are done
 */
export async function oneByOne<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (failure) {
      failures.push(failure);
    }
  if (failures.length > 0) throw failures[0];
}
