import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { PublicityNode } from '../../../contract/generated/meta.ts';
import { placesOf } from '../../../contract/flow/nodes.ts';
import type { CourseFacts, FlowTask, Undo } from './course-facts.ts';
import { CoursePath } from './course-path.ts';

/** The course of one application through the definition that it started with: what people and time do with it. Everything that it decides it decides from rows. */
export class Course extends CoursePath {
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
      returnTo: this.returnTo,
      tasks: this.tasks.map((one) => ({ ...one })),
    };
    this.done(task, FLOW_ACTION.Approve, userId);
    if (isAsked(task)) await this.release(task);
    else await this.decide(task.NodeId);
    this.undo = this.undoOf(before, task, userId);
  }

  /** What somebody who was only asked says decides nothing. @returns whether the application is rejected by it */
  async reject(task: FlowTask, userId: string): Promise<boolean> {
    this.undo = null;
    this.done(task, FLOW_ACTION.Reject, userId);
    if (task.Kind === FLOW_TASK_KIND.Entrusted) {
      await this.release(task);
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
    if (isAsked(added)) await this.release(added);
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
  private async release({ OfTaskId }: FlowTask): Promise<void> {
    const asked = this.tasks.some(
      (one) => one.OfTaskId === OfTaskId && isAsked(one) && one.State === FLOW_TASK_STATE.Open,
    );
    const task = this.tasks.find(({ Id }) => Id === OfTaskId);
    if (!asked && task?.State === FLOW_TASK_STATE.Ahead) await this.turnTo(task);
  }

  private undoOf(
    before: Pick<CourseFacts, 'state' | 'tasks' | 'returnTo'> & { readonly path: number },
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
      returnTo: before.returnTo,
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
    this.returnTo = undo.returnTo ?? null;
    this.round += 1;
    this.undo = null;
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
    const pending = this.returnTo;
    this.done(task, FLOW_ACTION.Back, userId);
    const returns = this.approval(task.NodeId).back?.then === 'return';
    const straight = `${to ?? ''}>${task.NodeId}`;
    this.returnTo = returns ? [straight, ...(pending === null ? [] : [pending])].join('|') : null;
    if (to !== undefined) return this.jump(to, this.returnTo);
    this.close(FLOW_STATUS.SentBack);
  }

  handOver(task: FlowTask, to: string, from: string | null): void {
    this.undo = null;
    task.HandlerId = to;
    task.FromId = from;
    task.OpenDate = null;
  }

  /** Another person has it from now on, as if it had been opened for that person. */
  reassign(task: FlowTask, to: string): void {
    this.undo = null;
    Object.assign(task, { HandlerId: to, OwnerId: to, FromId: null, OpenDate: null });
  }

  takeBack(task: FlowTask): void {
    this.undo = null;
    task.HandlerId = task.OwnerId;
    task.FromId = null;
  }

  /** Somebody else is named where the row named the owner of a task: it waits for that person, unless it was handed on. @returns whether it changed */
  async follow(task: FlowTask, fields: readonly string[]): Promise<boolean> {
    const node = this.define.walker.node(task.NodeId);
    const isNamed = node?.kind === 'approve' && 'field' in node.who && fields.includes(node.who.field);
    if (!isNamed || task.Kind !== FLOW_TASK_KIND.Sign || task.OwnerId === null) return false;
    const { ids } = await this.peopleFor(task);
    const busy = this.present(task.NodeId).map(({ OwnerId }) => OwnerId);
    const next = ids.includes(task.OwnerId) ? undefined : ids.find((id) => !busy.includes(id));
    if (next === undefined) return false;
    this.undo = null;
    if (task.HandlerId === task.OwnerId) Object.assign(task, { HandlerId: next, OpenDate: null });
    task.OwnerId = next;
    return true;
  }
}

/** Whether somebody was asked by who has the task, which waits meanwhile. */
export const isAsked = ({ Kind }: FlowTask): boolean =>
  Kind === FLOW_TASK_KIND.Before || Kind === FLOW_TASK_KIND.Entrusted;
