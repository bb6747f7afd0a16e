import {
  FLOW_ACTION,
  FLOW_DUE_STATE,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { ApproveNode, EndNode, FlowWho } from '../../../contract/generated/meta.ts';
import { lastResort } from '../../../contract/flow/nodes.ts';
import type { FlowState } from '../../../contract/flow/walk.ts';
import type { Asked } from './able.ts';
import type { Define } from './define.ts';
import type { CourseFacts, FlowTask, Undo, VoteResult } from './course-facts.ts';
import type { World } from './course-world.ts';

/** The tasks of an application, and who they wait for. */
export class CourseTasks {
  status: string;
  round: number;
  state: FlowState;
  readonly path: string[];
  readonly tasks: FlowTask[];
  readonly chosen: Record<string, readonly string[]>;
  readonly votes: Record<string, VoteResult>;
  returnTo: string | null;
  undo: Undo | null;
  end: EndNode | undefined;

  constructor(
    readonly define: Define,
    facts: CourseFacts,
    protected readonly world: World,
  ) {
    this.status = facts.status;
    this.round = facts.round;
    this.state = facts.state;
    this.path = [...facts.path];
    this.tasks = facts.tasks.map((task) => ({ ...task }));
    this.chosen = { ...facts.chosen };
    this.votes = { ...facts.votes };
    this.returnTo = facts.returnTo;
    this.undo = facts.undo;
  }

  protected readonly holds = (condition: string): boolean => this.world.holds(condition, this.votes);

  /** Tasks that wait: for somebody, or for what happens by itself. */
  get open(): readonly FlowTask[] {
    return this.tasks.filter(({ State, IsCopy }) => State === FLOW_TASK_STATE.Open && !IsCopy);
  }

  /** Tasks that wait for somebody. */
  get acting(): readonly FlowTask[] {
    return this.open.filter(({ Kind }) => Kind !== FLOW_TASK_KIND.Wait);
  }

  protected async peopleFor({ NodeId }: FlowTask): Promise<{ readonly ids: readonly string[] }> {
    const node = this.define.walker.node(NodeId);
    if (node?.kind === 'approve') return this.peopleOf(node);
    return node?.kind === 'publicity' && node.judge ? this.among(node.judge, 'judge') : { ids: [] };
  }

  /** People that a definition names, as far as they can do what is asked of them. */
  protected async among(who: FlowWho, asked: Asked): Promise<{ ids: readonly string[]; applied: boolean }> {
    const { ids, applied } = await this.world.people(who);
    return { ids: await this.world.able(ids, asked), applied };
  }

  /** The people of a node; those who were chosen where somebody chooses them. */
  protected async peopleOf(node: ApproveNode): Promise<{ ids: readonly string[]; applied: boolean }> {
    if (node.who.by !== 'chosen') return this.among(node.who, 'decide');
    const ids = this.chosen[node.id] ?? [];
    if (ids.length === 0) this.world.requireChosen(node);
    return { ids: await this.world.able(ids, 'decide'), applied: false };
  }

  /** Over before it came to its end. */
  close(status: string): void {
    this.undo = null;
    for (const task of this.tasks) this.closeTask(task);
    this.state = { open: [], joined: {} };
    this.status = status;
  }

  protected closeTask(task: FlowTask): void {
    if (!task.IsCopy && (task.State === FLOW_TASK_STATE.Open || task.State === FLOW_TASK_STATE.Ahead))
      task.State = FLOW_TASK_STATE.Closed;
  }

  /** It is the turn of a task; of another person's, if the one whose task it was cannot act any more. */
  protected async turnTo(task: FlowTask): Promise<void> {
    task.State = FLOW_TASK_STATE.Open;
    task.ReceiveDate = this.world.now;
    task.OpenDate = null;
    Object.assign(task, this.dueOf(task.NodeId));
    const { HandlerId } = task;
    if (HandlerId !== null && !(await this.isAble(task, HandlerId))) await this.replace(task, [HandlerId]);
  }

  private async isAble({ Kind }: FlowTask, id: string): Promise<boolean> {
    const asked = Kind === FLOW_TASK_KIND.Objection ? 'judge' : 'decide';
    return (await this.world.able([id], asked)).includes(id);
  }

  /** Puts others in the place of those who cannot act any more. @returns the tasks that went to another one */
  async replaceUnable(): Promise<readonly FlowTask[]> {
    const replaced: FlowTask[] = [];
    for (const task of this.acting) {
      const { HandlerId } = task;
      if (HandlerId === null || (await this.isAble(task, HandlerId))) continue;
      await this.replace(task, [HandlerId]);
      task.OpenDate = null;
      replaced.push(task);
    }
    return replaced;
  }

  /** Puts another one in the place of people who left; without one, those who act where there is nobody. */
  async replace(task: FlowTask, gone: readonly string[]): Promise<void> {
    this.undo = null;
    task.FromId = null;
    const { OwnerId, Role } = task;
    const isOwners = OwnerId !== null && !gone.includes(OwnerId) && (await this.isAble(task, OwnerId));
    if (isOwners || (OwnerId === null && Role !== null)) {
      task.HandlerId = OwnerId;
      return;
    }
    const busy = this.present(task.NodeId).map(({ HandlerId }) => HandlerId);
    const isFree = (id: string) => !gone.includes(id) && !busy.includes(id);
    const { ids } = await this.peopleFor(task);
    const next = ids.find(isFree) ?? null;
    Object.assign(task, { HandlerId: next, OwnerId: next });
    if (next !== null) return;
    const node = this.define.walker.node(task.NodeId);
    const nobody = (node?.kind === 'approve' && node.nobody) || 'wait';
    // Somebody has signed beside, or is about to: a node that is under way is not passed over.
    const places = await this.inTheirPlace(Role, nobody === 'skip' ? 'administrator' : nobody);
    const place = places.find(({ HandlerId = null }) => HandlerId === null || isFree(HandlerId));
    Object.assign(task, place ?? this.administrators);
  }

  protected dueOf(id: string): Pick<FlowTask, 'DueDate' | 'DueState'> {
    const node = this.define.walker.node(id);
    if (node?.kind !== 'approve' || !node.due) return { DueDate: null, DueState: null };
    return { DueDate: this.world.dueAt(node.due), DueState: FLOW_DUE_STATE.Running };
  }

  protected done(task: FlowTask, result: string, userId: string): void {
    task.State = FLOW_TASK_STATE.Done;
    Object.assign(task, { Result: result, ActUserId: userId, ActDate: this.world.now });
  }

  protected approval(id: string): ApproveNode {
    const node = this.define.walker.node(id);
    if (node?.kind !== 'approve') throw new Error(`${id} is no node at which people act`);
    return node;
  }

  /** The tasks of a node since it was reached last. */
  protected present(id: string): FlowTask[] {
    const own = this.tasks.filter(({ NodeId, IsCopy }) => NodeId === id && !IsCopy);
    const round = Math.max(...own.map(({ Round }) => Round));
    return own.filter(({ Round }) => Round === round);
  }

  protected isAgreed({ sign = 'any', percent = 100 }: ApproveNode, signers: readonly FlowTask[]): boolean {
    const agreed = signers.filter(({ Result }) => Result === FLOW_ACTION.Approve).length;
    if (sign === 'any') return agreed > 0;
    return agreed * 100 >= (sign === 'ratio' ? percent : 100) * signers.length;
  }

  /** Whether so many may still agree as a node asks for. */
  protected canPass({ id, percent = 100 }: ApproveNode): boolean {
    const own = this.present(id).filter(({ Kind }) => Kind === FLOW_TASK_KIND.Sign);
    const left = own.filter(({ Result }) => Result !== FLOW_ACTION.Reject).length;
    return left * 100 >= percent * own.length;
  }

  protected hasAgreed(userId: string): boolean {
    return this.tasks.some((task) => task.ActUserId === userId && task.Result === FLOW_ACTION.Approve);
  }

  protected add(node: { id: string; title: string }, at: number, more: Partial<FlowTask>): FlowTask {
    const isCopy = more.IsCopy === 1;
    const task: FlowTask = {
      Id: this.world.newId(),
      NodeId: node.id,
      NodeName: node.title,
      Round: this.round,
      Seq: at,
      IsCopy: 0,
      Role: null,
      HandlerId: null,
      OwnerId: null,
      FromId: null,
      State: FLOW_TASK_STATE.Open,
      Result: null,
      ReceiveDate: this.world.now,
      ActUserId: null,
      ActDate: null,
      ForId: null,
      Kind: FLOW_TASK_KIND.Sign,
      OpenDate: null,
      AddedById: null,
      OfTaskId: null,
      ...(isCopy ? { DueDate: null, DueState: null } : this.dueOf(node.id)),
      ...more,
    };
    this.tasks.push(task);
    return task;
  }

  /** Who has to act at a node: a role as a whole, or people one by one; nobody when it is passed over. */
  protected async holdersOf(node: ApproveNode): Promise<Partial<FlowTask>[]> {
    const { who, sign = 'any', nobody = 'wait', self = 'refuse' } = node;
    const role = who.by === 'role' ? who.role : null;
    const isPool = role !== null && sign === 'any';
    if (isPool && nobody === 'wait' && self === 'refuse' && node.again !== 'pass') return [{ Role: role }];
    const { ids, applied } = await this.peopleOf(node);
    if (node.again === 'pass' && ids.some((id) => this.hasAgreed(id))) return [];
    if (ids.length > 0)
      return isPool ? [{ Role: role }] : ids.map((id) => ({ Role: role, HandlerId: id, OwnerId: id }));
    return this.inTheirPlace(role, applied && self !== 'refuse' ? self : nobody);
  }

  /** Everybody who administers the flow. */
  private get administrators(): { readonly Role: string } {
    return { Role: lastResort(this.define.flow) };
  }

  /** Who acts where there is nobody; nobody where the node is passed over. */
  protected async inTheirPlace(
    role: string | null,
    how: NonNullable<ApproveNode['nobody'] | ApproveNode['self']>,
  ): Promise<Partial<FlowTask>[]> {
    if (how === 'skip') return [];
    if (how === 'wait' && role !== null) return [{ Role: role }];
    const above = how === 'superior' ? await this.world.able(await this.world.superiors(), 'decide') : [];
    if (above.length > 0) return above.map((id) => ({ HandlerId: id, OwnerId: id }));
    return [this.administrators];
  }
}
