import type {
  ActNode,
  ApproveNode,
  CallNode,
  FlowDue,
  FlowNode,
  FlowWho,
  PublicityNode,
  VoteNode,
} from '../../../contract/generated/meta.ts';
import type { Asked } from './able.ts';
import type { VoteOpened, VoteResult } from './course-facts.ts';

/** What a course asks of the row and of the people around it. */
export interface World {
  holds(condition: string, votes: Readonly<Record<string, VoteResult>>): boolean;
  /** Accounts of the people, without the applicant; `applied` tells that the applicant was among them. */
  people(who: FlowWho): Promise<{ readonly ids: readonly string[]; readonly applied: boolean }>;
  /** Of accounts, those that can do what a task asks of them. */
  able(ids: readonly string[], asked: Asked): Promise<readonly string[]>;
  /** Accounts of those above, who act where nobody else can. */
  superiors(): Promise<readonly string[]>;
  /** Runs what an act of the definition says. */
  act(node: ActNode): Promise<void>;
  /** Writes down what the engine did by itself. */
  note(node: FlowNode, text: string): Promise<void>;
  /** When a task that opens now is due. */
  dueAt(due: FlowDue): string;
  /** Shows an application to the public. @returns when that ends */
  publish(node: PublicityNode, task: string): Promise<string>;
  /** Sends the rows that a node waits for through their flow. @returns how many of them are not done with yet */
  call(node: CallNode): Promise<number>;
  /** Nobody is chosen yet for a node whose people somebody chooses. @throws Refusal where that person can be asked */
  requireChosen(node: ApproveNode): void;
  /** Opens a vote. @returns undefined when nobody could vote */
  vote(node: VoteNode): Promise<VoteOpened | undefined>;
  newId(): string;
  readonly now: string;
}
