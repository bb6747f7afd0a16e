import { DatabaseError } from 'pg';

/** The database cannot be reached, or was lost on the way; the next statement tries again by itself. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** The connection broke after the statement was sent: a write, or a commit, may or may not have happened. */
  readonly outcomeUnknown: boolean;

  constructor(message: string, options: { cause?: unknown; outcomeUnknown?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.outcomeUnknown = options.outcomeUnknown ?? false;
  }
}

/** The database does not let this installation in, or is not one that it can use; a person has to change something. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';

  constructor(chinese: string, english: string) {
    super(`${chinese}。 / The database cannot be used: ${english}.`);
  }
}

/** So much waits for the database already that this was not begun: nothing of it has happened. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  /** How many wait before it. */
  readonly ahead: number;

  constructor(ahead: number) {
    super(`当前访问人数较多 / The database is busy: ${ahead} are waiting.`);
    this.ahead = ahead;
  }
}

/** Another running process owns the data folder. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked';
}

/** A database or transaction was used where it must not be: a mistake of the calling code. */
export class DatabaseMisuse extends Error {
  override readonly name = 'DatabaseMisuse';
}

/** A lock that was not free in time, one of two that waited for each other, a transaction that has to be done again. */
const CONTENTION = new Set<unknown>(['55P03', '40P01', '40001']);

/** Whether two writes met, and this one was given up: nothing of it was stored. */
export const isContention = (error: unknown): boolean =>
  error instanceof Error && CONTENTION.has((error as Error & { code?: unknown }).code);

/** Whether the same may go through later, with nothing changed by anybody: it met another write, or the database was away or busy. */
export const mayPass = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof DatabaseBusy || isContention(error);

const lostCodes = /^(?:08...|57P0[123]|53300|25P03)$/;
/** The server was too busy, or not yet or no longer ready, to let the connection in. */
const refusedCodes = new Set(['53300', '57P03']);
const lostMessages =
  /^(?:Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client (?:has encountered|was closed)|Cannot use a pool)/;
/** pg's own words for a connection that was never made, so that nothing can have been executed. */
const neverSent = /^(?:timeout exceeded|Client (?:has encountered|was closed)|Cannot use a pool)/;

/** Errors about a statement pass as they are, with pg's code, constraint and detail; the rest mean "unavailable". */
export function toDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  // A host with several addresses fails with the failures of all of them.
  if (error instanceof AggregateError && error.errors.length > 0)
    return toDatabaseFailure(error.errors.at(-1));
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    return lostCodes.test(code) ? unavailable(error, !refusedCodes.has(code)) : error;
  }
  if ('syscall' in error)
    return unavailable(error, error.syscall !== 'connect' && error.syscall !== 'getaddrinfo');
  return lostMessages.test(error.message) ? unavailable(error, !neverSent.test(error.message)) : error;
}

function unavailable(cause: Error, outcomeUnknown: boolean): DatabaseUnavailable {
  const message = `数据库暂时不可用 / The database is not available: ${cause.message}`;
  return new DatabaseUnavailable(message, { cause, outcomeUnknown });
}
