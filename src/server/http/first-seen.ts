import { DatabaseBusy } from '../data/database/errors.ts';
import { Refusal } from '../data/refusal.ts';
import type { Unopened } from './answer.ts';
import { hashOf } from './idempotency.ts';

/** When requests came that were sent back to the line: a caller who was in time stays in time while they wait. */
export interface FirstSeen {
  /** Does the work of a request, as of when it came first. */
  asFirstSeen<T>(request: Unopened, work: (request: Unopened) => Promise<T>): Promise<T>;
}

/** Longer than a browser stands in the line by itself. */
const LIMITS = { keptMs: 180_000, most: 20_000 } as const;

/**
 * Kept by this node alone: where nodes share the visitors, the one that sent somebody back should get them again.
 * A request is known by its user and all that it says, so nothing can be added to it while it waits.
 */
export function createFirstSeen(
  limits: { keptMs: number; most: number } = LIMITS,
  clock: () => number = () => performance.now(),
): FirstSeen {
  const firsts = new Map<string, number>();
  const forgetOld = () => {
    for (const [key, first] of firsts) {
      if (firsts.size <= limits.most && clock() - first < limits.keptMs) return;
      firsts.delete(key);
    }
  };
  return {
    async asFirstSeen(request, work) {
      const { caller, name, input } = request;
      forgetOld();
      const first = firsts.size === 0 ? undefined : firsts.get(keyOf(request));
      try {
        return await work(
          first === undefined ? request : { ...request, caller: { ...caller, arrived: first } },
        );
      } catch (error) {
        const came = first ?? caller.arrived;
        if (isSentBack(error) && came !== undefined) firsts.set(keyOf({ caller, name, input }), came);
        throw error;
      }
    },
  };
}

const keyOf = ({ caller, name, input }: Pick<Unopened, 'caller' | 'name' | 'input'>) =>
  `${caller.subject.UserId} ${name} ${hashOf(input)}`;

const isSentBack = (error: unknown): boolean =>
  error instanceof DatabaseBusy ||
  (error instanceof Refusal && Object.hasOwn(Object(error.value) as object, 'Waiting'));
