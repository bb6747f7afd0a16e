import type { Subject } from '../../../contract/subject.ts';

/** A person in whose place the caller handles applications while a delegation runs. */
export interface Principal {
  readonly subject: Subject;
  /** Codes of the flows; absent: all. */
  readonly flows?: readonly string[];
  /** The moment at which it ends by itself. */
  readonly until: string;
}

/** Who asks, and what they were granted. Built by server/auth for a session, by the job runner for a task's owner. */
export interface Caller {
  readonly subject: Subject;
  /** What waits for them the caller may handle. What they handle for others in turn is not meant. */
  readonly principals?: readonly Principal[];
  /** EnCodes of the caller's menus. */
  readonly grants: ReadonlySet<string>;
  /** Entities that the caller's menu pages name. */
  readonly readable: ReadonlySet<string>;
  /** Reads as anybody does: what entities declare public, and nothing by any role. Made by `asVisitor` alone. */
  readonly isVisitor?: boolean;
  /** Page group of the ticket by which they came instead of a session: they reach rows about themselves alone. Made by `asHolder`. */
  readonly ticket?: string;
  /** The board whose key they came by: they are nobody, and are told figures of the whole school. Made by `asSharer` alone. */
  readonly share?: string;
  /** The one row that nobody in particular hands in, or holds the ticket of; without an Id the row is only being made. Made by the intake engine alone. */
  readonly intake?: { readonly entity: string; readonly id?: string };
  /** The session's user proved a moment ago once more who they are. */
  readonly isVerified?: boolean;
  /** Why what the rules warn of is meant so, as the person of this request says. */
  readonly meant?: string;
  readonly requestId: string;
  readonly ip: string;
  /** When their request came, by this process's own count of milliseconds; absent where there is no request. */
  readonly arrived?: number;
}
