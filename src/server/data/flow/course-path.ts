import {
  FLOW_ACTION,
  FLOW_DUE_STATE,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { ApproveNode, CcNode, FlowNode } from '../../../contract/generated/meta.ts';
import type { Walked } from '../../../contract/flow/walk.ts';
import type { FlowTask, VoteCount } from './course-facts.ts';
import { CourseTasks } from './course-tasks.ts';

/** How an application goes on from node to node. */
export class CoursePath extends CourseTasks {
  /** What a node waited for by itself has come. */
  async waited(id: string): Promise<void> {
    this.undo = null;
    const [task] = this.present(id).filter(({ Kind }) => Kind === FLOW_TASK_KIND.Wait);
    if (task) this.done(task, FLOW_ACTION.System, '');
    await this.leave(id);
  }

  /** What the ballots of a node came to, by its rules for a tie and for a vote in which nobody took part. */
  async voted(id: string, count: VoteCount): Promise<void> {
    const node = this.define.walker.node(id);
    if (node?.kind !== 'vote') throw new Error(`${id} is no node at which people vote`);
    const { agreed, against, cast } = count;
    const even = cast === 0 ? node.nobody : node.tie;
    const isCarried = agreed === against ? even === 'carried' : agreed > against;
    this.votes[id] = { ...count, carried: isCarried ? 1 : 0 };
    await this.waited(id);
  }

  /** Straight to a node, whether it was reached before or not; what is under way in the branches that are left is over. */
  async jump(to: string, returnTo: string | null = null): Promise<void> {
    this.undo = null;
    this.returnTo = returnTo;
    this.round += 1;
    const walked = this.define.walker.back(this.state, to, this.holds);
    for (const one of this.tasks)
      if (one.NodeId === to || !walked.state.open.includes(one.NodeId)) this.closeTask(one);
    await this.go(walked);
  }

  /** The node to which it goes straight from another one, or from the applicant; told once. */
  protected straightFrom(id: string): string | undefined {
    const [first = '', ...rest] = this.returnTo?.split('|') ?? [];
    const [from, to] = first.split('>');
    if (from !== id || !to) return undefined;
    this.returnTo = rest.length > 0 ? rest.join('|') : null;
    return to;
  }

  /** Goes on from a node when its people agreed as it asks for, and those who were added have signed as well. */
  protected async decide(id: string): Promise<void> {
    const node = this.approval(id);
    const own = this.present(id);
    const signers = own.filter(({ Kind }) => Kind === FLOW_TASK_KIND.Sign);
    const isOpen = ({ State }: FlowTask) => State === FLOW_TASK_STATE.Open;
    if (!this.isAgreed(node, signers)) {
      const next = signers.find(({ State }) => State === FLOW_TASK_STATE.Ahead);
      if (next && !own.some(isOpen)) await this.turnTo(next);
      return;
    }
    for (const task of own) if (task.Kind !== FLOW_TASK_KIND.After) this.closeTask(task);
    if (!own.some(isOpen)) await this.leave(id);
  }

  protected leave(id: string): Promise<void> {
    const { walker } = this.define;
    const straight = this.straightFrom(id);
    if (straight === undefined) return this.go(walker.leave(this.state, id, this.holds));
    return this.go(walker.back({ open: [], joined: {} }, straight, this.holds));
  }

  protected async go(walked: Walked): Promise<void> {
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

  protected async openNode(node: FlowNode): Promise<void> {
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
      case 'vote': {
        const opened = await this.world.vote(node);
        this.add(node, 0, {
          Kind: FLOW_TASK_KIND.Wait,
          OfTaskId: opened?.id ?? null,
          DueDate: opened?.until ?? null,
        });
        if (opened) return;
        await this.world.note(node, '没有可以投票的人，按无人投票处理');
        return this.voted(node.id, { agreed: 0, against: 0, cast: 0, of: 0 });
      }
      case 'call':
        this.add(node, 0, { Kind: FLOW_TASK_KIND.Wait });
        if ((await this.world.call(node)) > 0) return;
        await this.world.note(node, '没有需要办理的子申请，自动通过');
        return this.waited(node.id);
    }
  }

  protected async tell(node: CcNode): Promise<void> {
    const { ids } = await this.world.people(node.who);
    for (const [at, id] of ids.entries()) this.add(node, at, { HandlerId: id, IsCopy: 1 });
  }

  protected async openApproval(node: ApproveNode): Promise<void> {
    const holders = await this.holdersOf(node);
    for (const [at, holder] of holders.entries()) {
      const waits = node.sign === 'sequence' && at > 0;
      this.add(node, at, { ...holder, ...(waits ? { State: FLOW_TASK_STATE.Ahead } : {}) });
    }
    if (holders.length > 0) return;
    await this.world.note(node, '没有办理人，自动通过');
    await this.leave(node.id);
  }
}
