import type { Caller } from '../data/access/caller.ts';
import type { Transaction } from '../data/database/database.ts';
import type { CancelSignal } from '../data/read/cancel-signal.ts';
import type { Upload } from './upload.ts';

export { ShownOnce } from '../data/write/shown-once.ts';

/** A live session, as far as calls need it. */
export interface Identity {
  readonly caller: Caller;
  /** Names the session without being able to open it. */
  readonly session: string;
  /** The password has to be changed first; only calls that say so are answered before. */
  readonly mustChange: boolean;
}

/** A call that was admitted: its caller is known, its input fits the schema. */
export interface CallRequest {
  readonly name: string;
  readonly caller: Caller;
  /** Absent on public calls without a session. */
  readonly session: string | undefined;
  readonly input: Record<string, unknown>;
  /** Open for calls that write; commits when the answer is there. */
  readonly tx: Transaction | null;
  readonly upload: Upload | undefined;
  readonly userAgent: string;
  /** The cookie by which a browser is known for accounts that signed in with it. Proves nothing else. */
  readonly device: string | undefined;
  /** Aborted when the browser no longer waits for the answer. */
  readonly gone: CancelSignal;
  /** Has work done once what the call wrote is committed; never when it was rolled back. */
  readonly later: (work: () => void) => void;
}

/** A call that was admitted, before anything was begun for it. */
export type Unopened = Omit<CallRequest, 'tx' | 'later'>;

/** Answers one call: gives its ResultValue, throws a Refusal, or returns one that shall be committed. */
export type Answer = (request: CallRequest) => Promise<unknown>;

/** An answer that the browser may keep and ask for again by its tag. */
export class Tagged {
  readonly tag: string;
  readonly value: unknown;

  constructor(tag: string, value: unknown) {
    this.tag = tag;
    this.value = value;
  }
}

/** An answer after which the browser is known for the account that signed in with it. */
export class Remembered {
  readonly cookie: string;
  readonly value: unknown;

  constructor(cookie: string, value: unknown) {
    this.cookie = cookie;
    this.value = value;
  }
}
