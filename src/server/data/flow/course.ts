import {
  FLOW_ACTION,
  FLOW_DUE_STATE,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type {
  ActNode,
  ApproveNode,
  CallNode,
  CcNode,
  EndNode,
  FlowDue,
  FlowNode,
  FlowWho,
  PublicityNode,
  VoteNode,
} from '../../../contract/generated/meta.ts';
import { placesOf } from '../../../contract/flow/nodes.ts';
import type { FlowState, Walked } from '../../../contract/flow/walk.ts';
import type { Define } from './define.ts';
import type { CourseFacts, FlowTask, Undo, VoteResult } from './course-facts.ts';

/** What a course asks of the row and of the people around it. */
export interface World {
  holds(condition: string, votes: Readonly<Record<string, VoteResult>>): boolean;
  /** Accounts of the people, without the applicant; `applied` tells that the applicant was among them. */
  people(who: FlowWho): Promise<{ readonly ids: readonly string[]; readonly applied: boolean }>;
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
  /** Opens a vote. */
  vote(node: VoteNode, task: string): Promise<void>;
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
  readonly chosen: Record<string, readonly string[]>;
  readonly votes: Record<string, VoteResult>;
  returnTo: string | null;
  undo: Undo | null;
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
    this.chosen = { ...facts.chosen };
    this.votes = { ...facts.votes };
    this.returnTo = facts.returnTo;
    this.undo = facts.undo;
  }

  private readonly holds = (condition: string): boolean => this.world.holds(condition, this.votes);

  /** Tasks that wait: for somebody, or for what happens by itself. */
  get open(): readonly FlowTask[] {
    return this.tasks.filter(({ State, IsCopy }) => State === FLOW_TASK_STATE.Open && !IsCopy);
  }

  /** Tasks that wait for somebody. */
  get acting(): readonly FlowTask[] {
    return this.open.filter(({ Kind }) => Kind !== FLOW_TASK_KIND.Wait);
  }

  /** From the start; sent in again, it runs again from there, or goes straight to the node that sent it back. */
  async begin(): Promise<void> {
    if (this.path.length > 0) this.round += 1;
    this.status = FLOW_STATUS.Running;
    const straight = this.straightFrom('');
    const { walker } = this.define;
    await this.go(
      straight === undefined
        ? walker.begin(this.holds)
        : walker.back({ open: [], joined: {} }, straight, this.holds),
    );
  }

  async agree(task: FlowTask, userId: string): Promise<void> {
    const before = {
      state: this.state,
      path: this.path.length,
      tasks: this.tasks.map((one) => ({ ...one })),
    };
    this.done(task, FLOW_ACTION.Approve, userId);
    if (isAsked(task)) this.release(task);
    else await this.decide(task.NodeId);
    this.undo = this.undoOf(before, task, userId);
  }

  /** What somebody who was only asked says decides nothing. @returns whether the application is rejected by it */
  reject(task: FlowTask, userId: string): boolean {
    this.undo = null;
    this.done(task, FLOW_ACTION.Reject, userId);
    if (task.Kind === FLOW_TASK_KIND.Entrusted) {
      this.release(task);
      return false;
    }
    const node = this.approval(task.NodeId);
    if (task.Kind === FLOW_TASK_KIND.Sign && node.sign === 'ratio' && this.canPass(node)) return false;
    this.close(FLOW_STATUS.Rejected);
    return true;
  }

  /** Lets others sign beside who has the task: before it may be decided, or after that person agreed. */
  async addSign(
    task: FlowTask,
    by: string,
    users: readonly string[],
    where: 'before' | 'after',
  ): Promise<void> {
    const kind = where === 'before' ? FLOW_TASK_KIND.Before : FLOW_TASK_KIND.After;
    this.ask(task, by, users, kind);
    if (where === 'before') this.hold(task, by);
    else {
      this.done(task, FLOW_ACTION.Approve, by);
      await this.decide(task.NodeId);
    }
  }

  /** Has somebody else work on a task, which then comes back. */
  entrust(task: FlowTask, by: string, userId: string): void {
    this.ask(task, by, [userId], FLOW_TASK_KIND.Entrusted);
    this.hold(task, by);
  }

  /** Takes away a signer that was added and has not signed. */
  async dropSign(added: FlowTask): Promise<void> {
    this.undo = null;
    this.closeTask(added);
    if (isAsked(added)) this.release(added);
    else await this.decide(added.NodeId);
  }

  private ask(task: FlowTask, by: string, users: readonly string[], Kind: string): void {
    this.undo = null;
    const last = Math.max(...this.present(task.NodeId).map(({ Seq }) => Seq));
    for (const [at, HandlerId] of users.entries())
      this.add({ id: task.NodeId, title: task.NodeName }, last + 1 + at, {
        Kind,
        Round: task.Round,
        HandlerId,
        OwnerId: HandlerId,
        AddedById: by,
        OfTaskId: task.Id,
      });
  }

  /** A task waits for those who were asked; then it is that of the person that asked. */
  private hold(task: FlowTask, by: string): void {
    task.State = FLOW_TASK_STATE.Ahead;
    task.HandlerId = by;
  }

  /** The task that somebody was asked about waits again, once all have said what they think. */
  private release({ OfTaskId }: FlowTask): void {
    const asked = this.tasks.some(
      (one) => one.OfTaskId === OfTaskId && isAsked(one) && one.State === FLOW_TASK_STATE.Open,
    );
    const task = this.tasks.find(({ Id }) => Id === OfTaskId);
    if (!asked && task?.State === FLOW_TASK_STATE.Ahead) this.turnTo(task);
  }

  private undoOf(
    before: Pick<CourseFacts, 'state' | 'tasks'> & { readonly path: number },
    task: FlowTask,
    by: string,
  ): Undo | null {
    const old = new Map(before.tasks.map((one) => [one.Id, one]));
    const opened = this.tasks.filter(({ Id }) => !old.has(Id));
    const changed = this.tasks.filter(({ Id, State }) => old.has(Id) && old.get(Id)!.State !== State);
    const isDeed = this.path
      .slice(before.path)
      .some((step) => this.define.walker.node(step.split(':')[1]!)?.kind === 'act');
    const isWaiting = opened.some(({ Kind }) => Kind === FLOW_TASK_KIND.Wait);
    if (this.status !== FLOW_STATUS.Running || isDeed || isWaiting) return null;
    return {
      by,
      task: task.Id,
      state: before.state,
      path: before.path,
      states: Object.fromEntries(changed.map(({ Id }) => [Id, old.get(Id)!.State])),
      opened: opened.map(({ Id }) => Id),
    };
  }

  /** Whether what a person did last can be taken back: nobody has looked at what it led to. */
  canRetrieve(userId: string): boolean {
    const { undo } = this;
    if (undo?.by !== userId || this.status !== FLOW_STATUS.Running) return false;
    const led = this.tasks.filter(
      ({ Id, State, IsCopy }) =>
        !IsCopy &&
        (undo.opened.includes(Id) || (undo.states[Id] !== undefined && State === FLOW_TASK_STATE.Open)),
    );
    return led.every(({ OpenDate }) => OpenDate === null);
  }

  /** Takes back what was done last: the task waits again as if it had not been decided. */
  retrieve(): void {
    const { undo } = this;
    if (!undo) return;
    for (const task of this.tasks) {
      if (undo.opened.includes(task.Id)) task.State = FLOW_TASK_STATE.Closed;
      const state = undo.states[task.Id];
      if (state !== undefined) task.State = state;
      if (task.Id === undo.task)
        Object.assign(task, { Result: null, ActUserId: null, ActDate: null, ForId: null });
    }
    this.state = undo.state;
    this.path.length = undo.path;
    this.round += 1;
    this.undo = null;
  }

  /** What a node waited for by itself has come. */
  async waited(id: string): Promise<void> {
    this.undo = null;
    const [task] = this.present(id).filter(({ Kind }) => Kind === FLOW_TASK_KIND.Wait);
    if (task) this.done(task, FLOW_ACTION.System, '');
    await this.leave(id);
  }

  async voted(id: string, result: VoteResult): Promise<void> {
    this.votes[id] = result;
    await this.waited(id);
  }

  /** An objection is put before the people that decide on it. */
  object(node: PublicityNode, objection: string, judges: readonly Partial<FlowTask>[]): void {
    this.undo = null;
    const last = Math.max(...this.present(node.id).map(({ Seq }) => Seq));
    for (const [at, judge] of judges.entries())
      this.add(node, last + 1 + at, { Kind: FLOW_TASK_KIND.Objection, OfTaskId: objection, ...judge });
  }

  /** An objection is decided on: upheld, it goes on at the node that the definition names; else it stays shown to its end. */
  async judge(task: FlowTask, userId: string, isUpheld: boolean): Promise<void> {
    this.undo = null;
    this.done(task, isUpheld ? FLOW_ACTION.Uphold : FLOW_ACTION.Dismiss, userId);
    for (const one of this.tasks)
      if (one.Kind === FLOW_TASK_KIND.Objection && one.OfTaskId === task.OfTaskId) this.closeTask(one);
    const node = this.define.walker.node(task.NodeId);
    if (!isUpheld) return this.endPublicity(task.NodeId);
    if (node?.kind !== 'publicity' || node.upheld === undefined) return this.close(FLOW_STATUS.Rejected);
    await this.jump(node.upheld);
  }

  /** The days are over: it goes on unless an objection waits to be decided. */
  async endPublicity(id: string): Promise<void> {
    const own = this.present(id);
    const wait = own.find(
      ({ Kind, State }) => Kind === FLOW_TASK_KIND.Wait && State === FLOW_TASK_STATE.Open,
    );
    const isObjected = own.some(
      ({ Kind, State }) => Kind === FLOW_TASK_KIND.Objection && State === FLOW_TASK_STATE.Open,
    );
    if (wait && !isObjected && (wait.DueDate ?? '') <= this.world.now) await this.waited(id);
  }

  /** Straight to a node, whether it was reached before or not; what is under way in the branches that are left is over. */
  async jump(to: string): Promise<void> {
    this.undo = null;
    this.returnTo = null;
    this.round += 1;
    const walked = this.define.walker.back(this.state, to, this.holds);
    for (const one of this.tasks)
      if (one.NodeId === to || !walked.state.open.includes(one.NodeId)) this.closeTask(one);
    await this.go(walked);
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
    this.undo = null;
    this.done(task, FLOW_ACTION.Back, userId);
    const returns = this.approval(task.NodeId).back?.then === 'return';
    if (to === undefined) this.close(FLOW_STATUS.SentBack);
    else await this.jump(to);
    this.returnTo = returns ? `${to ?? ''}>${task.NodeId}` : null;
  }

  /** The node to which it goes straight from another one, or from the applicant; told once. */
  private straightFrom(id: string): string | undefined {
    const [from, to] = this.returnTo?.split('>') ?? [];
    if (from !== id || !to) return undefined;
    this.returnTo = null;
    return to;
  }

  handOver(task: FlowTask, to: string, from: string | null): void {
    this.undo = null;
    task.HandlerId = to;
    task.FromId = from;
    task.OpenDate = null;
  }

  takeBack(task: FlowTask): void {
    this.undo = null;
    task.HandlerId = task.OwnerId;
    task.FromId = null;
  }

  /** Puts another one in the place of people who left; without one the role has it, or who administers the flow. */
  async replace(task: FlowTask, gone: readonly string[]): Promise<void> {
    this.undo = null;
    task.FromId = null;
    const isOwners = task.OwnerId !== null && !gone.includes(task.OwnerId);
    if (isOwners || task.OwnerId === null) {
      task.HandlerId = task.OwnerId;
      if (task.HandlerId !== null || task.Role !== null) return;
    }
    const busy = this.present(task.NodeId).map(({ HandlerId }) => HandlerId);
    const { ids } = await this.peopleFor(task);
    const next = ids.find((id) => !gone.includes(id) && !busy.includes(id)) ?? null;
    task.HandlerId = next;
    task.OwnerId = next;
    if (next === null) task.Role ??= this.define.flow.administrators?.[0] ?? 'admin';
  }

  private async peopleFor({ NodeId }: FlowTask): Promise<{ readonly ids: readonly string[] }> {
    const node = this.define.walker.node(NodeId);
    if (node?.kind === 'approve') return this.peopleOf(node);
    return node?.kind === 'publicity' && node.judge ? this.world.people(node.judge) : { ids: [] };
  }

  /** The people of a node; those who were chosen where somebody chooses them. */
  private async peopleOf(node: ApproveNode): Promise<{ ids: readonly string[]; applied: boolean }> {
    if (node.who.by !== 'chosen') return this.world.people(node.who);
    const ids = this.chosen[node.id] ?? [];
    if (ids.length === 0) this.world.requireChosen(node);
    return { ids, applied: false };
  }

  /** Over before it came to its end. */
  close(status: string): void {
    this.undo = null;
    for (const task of this.tasks) this.closeTask(task);
    this.state = { open: [], joined: {} };
    this.status = status;
  }

  private closeTask(task: FlowTask): void {
    if (!task.IsCopy && (task.State === FLOW_TASK_STATE.Open || task.State === FLOW_TASK_STATE.Ahead))
      task.State = FLOW_TASK_STATE.Closed;
  }

  /** It is the turn of a task. */
  private turnTo(task: FlowTask): void {
    task.State = FLOW_TASK_STATE.Open;
    task.ReceiveDate = this.world.now;
    task.OpenDate = null;
    Object.assign(task, this.dueOf(task.NodeId));
  }

  private dueOf(id: string): Pick<FlowTask, 'DueDate' | 'DueState'> {
    const node = this.define.walker.node(id);
    if (node?.kind !== 'approve' || !node.due) return { DueDate: null, DueState: null };
    return { DueDate: this.world.dueAt(node.due), DueState: FLOW_DUE_STATE.Running };
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

  /** Goes on from a node when its people agreed as it asks for, and those who were added have signed as well. */
  private async decide(id: string): Promise<void> {
    const node = this.approval(id);
    const own = this.present(id);
    const signers = own.filter(({ Kind }) => Kind === FLOW_TASK_KIND.Sign);
    const isOpen = ({ State }: FlowTask) => State === FLOW_TASK_STATE.Open;
    if (!this.isAgreed(node, signers)) {
      const next = signers.find(({ State }) => State === FLOW_TASK_STATE.Ahead);
      if (next && !own.some(isOpen)) this.turnTo(next);
      return;
    }
    for (const task of own) if (task.Kind !== FLOW_TASK_KIND.After) this.closeTask(task);
    if (!own.some(isOpen)) await this.leave(id);
  }

  private isAgreed({ sign = 'any', percent = 100 }: ApproveNode, signers: readonly FlowTask[]): boolean {
    const agreed = signers.filter(({ Result }) => Result === FLOW_ACTION.Approve).length;
    if (sign === 'any') return agreed > 0;
    return agreed * 100 >= (sign === 'ratio' ? percent : 100) * signers.length;
  }

  /** Whether so many may still agree as a node asks for. */
  private canPass({ id, percent = 100 }: ApproveNode): boolean {
    const own = this.present(id).filter(({ Kind }) => Kind === FLOW_TASK_KIND.Sign);
    const left = own.filter(({ Result }) => Result !== FLOW_ACTION.Reject).length;
    return left * 100 >= percent * own.length;
  }

  private leave(id: string): Promise<void> {
    const { walker } = this.define;
    const straight = this.straightFrom(id);
    if (straight === undefined) return this.go(walker.leave(this.state, id, this.holds));
    return this.go(walker.back({ open: [], joined: {} }, straight, this.holds));
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
    for (const node of walked.reached) await this.openNode(node);
  }

  private async openNode(node: FlowNode): Promise<void> {
    this.path.push(`${this.round}:${node.id}`);
    switch (node.kind) {
      case 'approve':
        return this.openApproval(node);
      case 'publicity': {
        const task = this.add(node, 0, { Kind: FLOW_TASK_KIND.Wait });
        task.DueDate = await this.world.publish(node, task.Id);
        task.DueState = FLOW_DUE_STATE.Running;
        return;
      }
      case 'vote':
        return this.world.vote(node, this.add(node, 0, { Kind: FLOW_TASK_KIND.Wait }).Id);
      case 'call':
        this.add(node, 0, { Kind: FLOW_TASK_KIND.Wait });
        if ((await this.world.call(node)) > 0) return;
        await this.world.note(node, '没有需要办理的子申请，自动通过');
        return this.waited(node.id);
    }
  }

  private async tell(node: CcNode): Promise<void> {
    const { ids } = await this.world.people(node.who);
    for (const [at, id] of ids.entries()) this.add(node, at, { HandlerId: id, IsCopy: 1 });
  }

  private async openApproval(node: ApproveNode): Promise<void> {
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
    const { ids, applied } = await this.peopleOf(node);
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

  private add(node: { id: string; title: string }, at: number, more: Partial<FlowTask>): FlowTask {
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
}

/** Whether somebody was asked by who has the task, which waits meanwhile. */
const isAsked = ({ Kind }: FlowTask): boolean =>
  Kind === FLOW_TASK_KIND.Before || Kind === FLOW_TASK_KIND.Entrusted;
