import { DatabaseError } from 'pg';

/**
 * The prepared names of one session. When a table has changed, statements prepared before no longer fit and cannot be
 * prepared again under their name; all get new names then.
 */
export class StatementNames {
  #generation = 0;

  of(name: string | undefined): string | undefined {
    return name === undefined || this.#generation === 0 ? name : `${this.#generation}:${name}`;
  }

  renew(): void {
    this.#generation += 1;
  }
}

/** The prepared form is what failed, not the statement: without a name it works. */
export function isStalePreparation(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  // 26000: a statement sent before this one, without waiting, should have prepared it and failed.
  return error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery');
}
