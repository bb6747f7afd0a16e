import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { FlowState } from '../../../contract/flow/walk.ts';

/** A person, or everybody who holds a role, that has to act, or is told; or what an application waits for by itself. */
export interface FlowTask {
  readonly Id: string;
  readonly NodeId: string;
  readonly NodeName: string;
  readonly Round: number;
  readonly Seq: number;
  readonly IsCopy: number;
  /** Item of FLOW_TASK_KIND. */
  readonly Kind: string;
  Role: string | null;
  HandlerId: string | null;
  OwnerId: string | null;
  FromId: string | null;
  State: string;
  Result: string | null;
  ReceiveDate: string;
  ActUserId: string | null;
  ActDate: string | null;
  /** The person in whose place a delegate acted. */
  ForId: string | null;
  DueDate: string | null;
  /** Item of FLOW_DUE_STATE. */
  DueState: string | null;
  /** When a person that the task waits for first opened it. */
  OpenDate: string | null;
  /** The person that added a signer. */
  readonly AddedById: string | null;
  /** The task that a signer was added to, the objection that is judged, or the vote that is waited for. */
  readonly OfTaskId: string | null;
}

/** How a vote was cast. */
export interface VoteCount {
  readonly agreed: number;
  readonly against: number;
  /** All that came in, abstentions among them. */
  readonly cast: number;
  /** How many could vote. */
  readonly of: number;
}

/** What a vote came to. */
export interface VoteResult extends VoteCount {
  /** 1 or 0: what it comes to by the rules of its node. */
  readonly carried: number;
}

/** A vote that was opened. */
export interface VoteOpened {
  readonly id: string;
  readonly until: string;
}

/** What the last act was, where the person that did it may take it back. */
export interface Undo {
  readonly by: string;
  readonly task: string;
  readonly state: FlowState;
  /** So many nodes had been reached. */
  readonly path: number;
  /** The way straight back that was open; absent in what an older program wrote. */
  readonly returnTo?: string | null;
  /** State that each task had which the act changed. */
  readonly states: Readonly<Record<string, string>>;
  /** Tasks that wait because of it. */
  readonly opened: readonly string[];
}

/** What is stored of the course of an application. */
export interface CourseFacts {
  readonly status: string;
  readonly round: number;
  readonly state: FlowState;
  /** Nodes in the order in which they were reached, each with its round: `1:counsellor`. */
  readonly path: readonly string[];
  readonly tasks: readonly FlowTask[];
  /** Of nodes whose people are chosen, who was chosen. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly votes: Readonly<Record<string, VoteResult>>;
  /** `<node>><node>`, several with `|` between, the next one first: decided at the first, or sent in again where it is empty, it goes straight to the second. */
  readonly returnTo: string | null;
  readonly undo: Undo | null;
}

/** An application that has not begun. */
export const NOT_BEGUN: CourseFacts = {
  status: FLOW_STATUS.Draft,
  round: 1,
  state: { open: [], joined: {} },
  path: [],
  tasks: [],
  chosen: {},
  votes: {},
  returnTo: null,
  undo: null,
};
