import type { HeldLease } from '../../src/server/jobs/tasks/runner.ts';

/** A lease on work that nobody else can take: the work stands in no queue. */
export function heldLease(id: string, entity: string): HeldLease {
  const nothing = async () => undefined;
  return {
    work: {
      id,
      entity,
      work: 'run',
      userId: '',
      requestId: 'task',
      ip: '',
      detail: null,
      claims: 1,
      cuts: 1,
    },
    signal: new AbortController().signal,
    beat: nothing,
    keep: nothing,
    end: nothing,
    drop: nothing,
    giveBack: nothing,
  };
}
