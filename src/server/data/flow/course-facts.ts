import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { FlowState } from '../../../contract/flow/walk.ts';

/** A person, or everybody who holds a role, that has to act, or is told. */
export interface FlowTask {
  readonly Id: string;
  readonly NodeId: string;
  readonly NodeName: string;
  readonly Round: number;
  readonly Seq: number;
  readonly IsCopy: number;
  Role: string | null;
  HandlerId: string | null;
  OwnerId: string | null;
  FromId: string | null;
  State: string;
  Result: string | null;
  readonly ReceiveDate: string;
  readonly DueDate?: string | null;
  ActUserId: string | null;
  ActDate: string | null;
  /** The person in whose place a delegate acted. */
  ForId: string | null;
}

/** What is stored of the course of an application. */
export interface CourseFacts {
  readonly status: string;
  readonly round: number;
  readonly state: FlowState;
  /** Nodes in the order in which they were reached, each with its round: `1:counsellor`. */
  readonly path: readonly string[];
  readonly tasks: readonly FlowTask[];
}

/** An application that has not begun. */
export const NOT_BEGUN: CourseFacts = {
  status: FLOW_STATUS.Draft,
  round: 1,
  state: { open: [], joined: {} },
  path: [],
  tasks: [],
};
