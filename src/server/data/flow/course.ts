import { FLOW_ACTION, FLOW_STATUS, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { ActNode, ApproveNode, CcNode, EndNode, FlowWho } from '../../../contract/generated/meta.ts';
import { placesOf } from '../../../contract/flow/nodes.ts';
import type { FlowState, Walked } from '../../../contract/flow/walk.ts';
import type { Define } from './define.ts';
import type { CourseFacts, FlowTask } from './course-facts.ts';

/** What a course asks of the row and of the people around it. */
export interface World {
  holds(condition: string): boolean;
  /** Accounts of the people, without the applicant; `applied` tells that the applicant was among them. */
  people(who: FlowWho): Promise<{ readonly ids: readonly string[]; readonly applied: boolean }>;
  /** Accounts of those above, who act where nobody else can. */
  superiors(): Promise<readonly string[]>;
  /** Runs what an act of the definition says. */
  act(node: ActNode): Promise<void>;
  /** Writes down what the engine did by itself. */
  note(node: ApproveNode, text: string): Promise<void>;
  newId(): string;
  readonly now: string;
}

/** The course of one application through the definition that it started with. Everything that it decides it decides from rows. */
export class Course {
  status: string;
  round: number;
  state: FlowState;
  readonly path: string[];
  readonly tasks: FlowTask[];
  end: EndNode | undefined;

  constructor(
    readonly define: Define,
    facts: CourseFacts,
    private readonly world: World,
  ) {
    this.status = facts.status;
    this.round = facts.round;
    this.state = facts.state;
    this.path = [...facts.path];
    this.tasks = facts.tasks.map((task) => ({ ...task }));
  }

  /** Tasks that wait for somebody. */
  get open(): readonly FlowTask[] {
    return this.tasks.filter(({ State, IsCopy }) => State === FLOW_TASK_STATE.Open && !IsCopy);
  }

  /** From the start; sent in again, it runs again from there. */
  async begin(): Promise<void> {
    if (this.path.length > 0) this.round += 1;
    this.status = FLOW_STATUS.Running;
    await this.go(this.define.walker.begin((condition) => this.world.holds(condition)));
  }

  async agree(task: FlowTask, userId: string): Promise<void> {
    this.done(task, FLOW_ACTION.Approve, userId);
    await this.decide(task.NodeId);
  }

  /** @returns whether the application is rejected by it */
  reject(task: FlowTask, userId: string): boolean {
    this.done(task, FLOW_ACTION.Reject, userId);
    const node = this.approval(task.NodeId);
    if (node.sign === 'ratio' && this.canPass(node)) return false;
    this.close(FLOW_STATUS.Rejected);
    return true;
  }

  /** Nodes that a task may be sent back to: those before it that were gone through since the application was sent in last. */
  backTargets({ NodeId }: FlowTask): string[] {
    const { flow, walker } = this.define;
    const reached = this.path.map((step) => step.split(':') as [string, string]);
    const begun = reached.findLastIndex(([, id]) => id === flow.nodes[0]?.id);
    const order = placesOf(flow).map(({ node }) => node.id);
    const passed = new Set(reached.slice(begun).map(([, id]) => id));
    return order
      .slice(0, order.indexOf(NodeId))
      .filter((id) => passed.has(id) && walker.canGoBack(NodeId, id) && this.hasTasks(id));
  }

  private hasTasks(id: string): boolean {
    return this.tasks.some((task) => task.NodeId === id && !task.IsCopy);
  }

  /** To the applicant, or to a node that agreed before. */
  async sendBack(task: FlowTask, userId: string, to?: string): Promise<void> {
    this.done(task, FLOW_ACTION.Back, userId);
    if (to === undefined) return this.close(FLOW_STATUS.SentBack);
    this.round += 1;
    const walked = this.define.walker.back(this.state, to, (condition) => this.world.holds(condition));
    for (const one of this.tasks) if (!walked.state.open.includes(one.NodeId)) this.closeTask(one);
    for (const one of this.tasks) if (one.NodeId === to) this.closeTask(one);
    await this.go(walked);
  }

  handOver(task: FlowTask, to: string, from: string): void {
    task.HandlerId = to;
    task.FromId = from;
  }

  /** Another person has it from now on, as if it had been opened for that person. */
  reassign(task: FlowTask, to: string): void {
    Object.assign(task, { HandlerId: to, OwnerId: to, FromId: null });
  }

  /** On at a node, whatever lies between; what waits is closed. */
  async jump(to: string): Promise<void> {
    this.round += 1;
    for (const task of this.tasks) this.closeTask(task);
    const left = { open: [], joined: {} };
    await this.go(this.define.walker.back(left, to, (condition) => this.world.holds(condition)));
  }

  takeBack(task: FlowTask): void {
    task.HandlerId = task.OwnerId;
    task.FromId = null;
  }

  /** Puts another one in the place of people who left; without one the role has it, or who administers the flow. */
  async replace(task: FlowTask, gone: readonly string[]): Promise<void> {
    task.FromId = null;
    const isOwners = task.OwnerId !== null && !gone.includes(task.OwnerId);
    if (isOwners || task.OwnerId === null) {
      task.HandlerId = task.OwnerId;
      if (task.HandlerId !== null || task.Role !== null) return;
    }
    const busy = this.present(task.NodeId).map(({ HandlerId }) => HandlerId);
    const { ids } = await this.world.people(this.approval(task.NodeId).who);
    const next = ids.find((id) => !gone.includes(id) && !busy.includes(id)) ?? null;
    task.HandlerId = next;
    task.OwnerId = next;
    if (next === null) task.Role ??= this.define.flow.administrators?.[0] ?? 'admin';
  }

  /** Over before it came to its end. */
  close(status: string): void {
    for (const task of this.tasks) this.closeTask(task);
    this.state = { open: [], joined: {} };
    this.status = status;
  }

  private closeTask(task: FlowTask): void {
    if (!task.IsCopy && (task.State === FLOW_TASK_STATE.Open || task.State === FLOW_TASK_STATE.Ahead))
      task.State = FLOW_TASK_STATE.Closed;
  }

  private done(task: FlowTask, result: string, userId: string): void {
    task.State = FLOW_TASK_STATE.Done;
    Object.assign(task, { Result: result, ActUserId: userId, ActDate: this.world.now });
  }

  private approval(id: string): ApproveNode {
    const node = this.define.walker.node(id);
    if (node?.kind !== 'approve') throw new Error(`${id} is no node at which people act`);
    return node;
  }

  /** The tasks of a node since it was reached last. */
  private present(id: string): FlowTask[] {
    const own = this.tasks.filter(({ NodeId, IsCopy }) => NodeId === id && !IsCopy);
    const round = Math.max(...own.map(({ Round }) => Round));
    return own.filter(({ Round }) => Round === round);
  }

  private async decide(id: string): Promise<void> {
    const node = this.approval(id);
    const own = this.present(id);
    if (!this.isAgreed(node, own)) {
      const next = own.find(({ State }) => State === FLOW_TASK_STATE.Ahead);
      if (next && !own.some(({ State }) => State === FLOW_TASK_STATE.Open)) next.State = FLOW_TASK_STATE.Open;
      return;
    }
    for (const task of own) this.closeTask(task);
    await this.leave(id);
  }

  private isAgreed({ sign = 'any', percent = 100 }: ApproveNode, own: readonly FlowTask[]): boolean {
    const agreed = own.filter(({ Result }) => Result === FLOW_ACTION.Approve).length;
    if (sign === 'any') return agreed > 0;
    return agreed * 100 >= (sign === 'ratio' ? percent : 100) * own.length;
  }

  /** Whether so many may still agree as a node asks for. */
  private canPass({ id, percent = 100 }: ApproveNode): boolean {
    const own = this.present(id);
    const left = own.filter(({ Result }) => Result !== FLOW_ACTION.Reject).length;
    return left * 100 >= percent * own.length;
  }

  private leave(id: string): Promise<void> {
    return this.go(this.define.walker.leave(this.state, id, (condition) => this.world.holds(condition)));
  }

  private async go(walked: Walked): Promise<void> {
    this.state = walked.state;
    for (const node of walked.crossed) {
      this.path.push(`${this.round}:${node.id}`);
      if (node.kind === 'act') await this.world.act(node);
      if (node.kind === 'cc') await this.tell(node);
    }
    if (walked.end) {
      this.close(FLOW_STATUS.Passed);
      this.end = walked.end;
      return;
    }
    for (const node of walked.reached) if (node.kind === 'approve') await this.openNode(node);
  }

  private async tell(node: CcNode): Promise<void> {
    const { ids } = await this.world.people(node.who);
    for (const [at, id] of ids.entries()) this.add(node, at, { HandlerId: id, IsCopy: 1 });
  }

  private async openNode(node: ApproveNode): Promise<void> {
    this.path.push(`${this.round}:${node.id}`);
    const holders = await this.holdersOf(node);
    for (const [at, holder] of holders.entries()) {
      const waits = node.sign === 'sequence' && at > 0;
      this.add(node, at, { ...holder, ...(waits ? { State: FLOW_TASK_STATE.Ahead } : {}) });
    }
    if (holders.length > 0) return;
    await this.world.note(node, '没有办理人，自动通过');
    await this.leave(node.id);
  }

  /** Who has to act at a node: a role as a whole, or people one by one; nobody when it is passed over. */
  private async holdersOf(node: ApproveNode): Promise<Partial<FlowTask>[]> {
    const { who, sign = 'any', nobody = 'wait', self = 'refuse' } = node;
    const role = who.by === 'role' ? who.role : null;
    const isPool = role !== null && sign === 'any';
    if (isPool && nobody === 'wait' && self === 'refuse' && node.again !== 'pass') return [{ Role: role }];
    const { ids, applied } = await this.world.people(who);
    if (node.again === 'pass' && ids.some((id) => this.hasAgreed(id))) return [];
    if (ids.length > 0)
      return isPool ? [{ Role: role }] : ids.map((id) => ({ Role: role, HandlerId: id, OwnerId: id }));
    return this.inTheirPlace(role, applied && self !== 'refuse' ? self : nobody);
  }

  /** Who acts where there is nobody; nobody where the node is passed over. */
  private async inTheirPlace(
    role: string | null,
    how: NonNullable<ApproveNode['nobody'] | ApproveNode['self']>,
  ): Promise<Partial<FlowTask>[]> {
    if (how === 'skip') return [];
    if (how === 'wait' && role !== null) return [{ Role: role }];
    const above = how === 'superior' ? await this.world.superiors() : [];
    if (above.length > 0) return above.map((id) => ({ HandlerId: id, OwnerId: id }));
    return (this.define.flow.administrators ?? ['admin']).slice(0, 1).map((Role) => ({ Role }));
  }

  private hasAgreed(userId: string): boolean {
    return this.tasks.some((task) => task.ActUserId === userId && task.Result === FLOW_ACTION.Approve);
  }

  private add(node: { id: string; title: string }, at: number, more: Partial<FlowTask>): void {
    this.tasks.push({
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
      ...more,
    });
  }
}
