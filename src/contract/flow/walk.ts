import type { EndNode, FlowFile, FlowNode } from '../generated/meta.ts';
import { placesOf, type NodePlace, type Way } from './nodes.ts';

/** How far an application has come in its definition. */
export interface FlowState {
  /** Nodes that wait for something, in the order in which they were reached. */
  readonly open: readonly string[];
  /** Of each parallel node that is under way, the branches that came to their end. */
  readonly joined: Readonly<Record<string, readonly number[]>>;
}

/** What a step through a definition comes to. */
export interface Walked {
  readonly state: FlowState;
  /** Nodes that now wait. */
  readonly reached: readonly FlowNode[];
  /** Nodes that were gone through on the way, in their order. */
  readonly crossed: readonly FlowNode[];
  readonly end: EndNode | undefined;
}

/** Whether a condition holds for the row. */
export type Holds = (condition: string) => boolean;

const START: FlowState = { open: [], joined: {} };

/** Nodes at which an application waits; all others are gone through at once. */
const WAITS: ReadonlySet<FlowNode['kind']> = new Set(['approve', 'publicity', 'vote', 'call']);

/** Walks through one definition. It knows nothing of rows, people or the database. */
export class Walker {
  private readonly places: ReadonlyMap<string, NodePlace>;
  private readonly nodes: readonly FlowNode[];

  constructor(flow: Pick<FlowFile, 'nodes'>) {
    this.nodes = flow.nodes;
    this.places = new Map(placesOf(flow).map((place) => [place.node.id, place]));
  }

  node(id: string): FlowNode | undefined {
    return this.places.get(id)?.node;
  }

  /** From the start. */
  begin(holds: Holds): Walked {
    return this.run(START, holds, (step) => step.enter(this.nodes, 0, []));
  }

  /** On from a node that waited and is done. */
  leave(state: FlowState, id: string, holds: Holds): Walked {
    const place = this.place(id);
    return this.run(without(state, [id]), holds, (step) =>
      step.enter(place.list, place.index + 1, place.ways),
    );
  }

  /** Back to a node that was done before; what was under way in the branches that are left is over. */
  back(state: FlowState, id: string, holds: Holds): Walked {
    const { list, index, ways } = this.place(id);
    const over = state.open.filter((open) => this.isAtOrBehind(open, ways));
    const joined = Object.entries(state.joined).filter(
      ([of]) => ways.some((way) => way.of === of) || !this.isAtOrBehind(of, ways),
    );
    const left = {
      open: without(state, over).open,
      joined: Object.fromEntries(joined),
    };
    return this.run(left, holds, (step) => step.enter(list, index, ways));
  }

  /** Whether a node can be gone back to from another: it stands in no parallel branch that the other is not in. */
  canGoBack(from: string, to: string): boolean {
    const [{ ways }, target] = [this.place(from), this.place(to)];
    return target.ways.every((way) => !way.isParallel || ways.some((one) => isSame(one, way)));
  }

  private isAtOrBehind(open: string, ways: readonly Way[]): boolean {
    const own = this.place(open).ways;
    return ways.every((way) => !way.isParallel || own.some((one) => isSame(one, way)));
  }

  private place(id: string): NodePlace {
    const place = this.places.get(id);
    if (!place) throw new Error(`the definition has no node ${id}`);
    return place;
  }

  private run(state: FlowState, holds: Holds, go: (step: Step) => void): Walked {
    const step = new Step(state, holds, (id) => this.place(id));
    go(step);
    return step.result();
  }
}

const isSame = (one: Way, other: Way) => one.of === other.of && one.branch === other.branch;

const without = (state: FlowState, ids: readonly string[]): FlowState => ({
  ...state,
  open: state.open.filter((open) => !ids.includes(open)),
});

/** One step: everything that is reached before something waits. */
class Step {
  private readonly open: string[];
  private readonly joined: Map<string, readonly number[]>;
  private readonly reached: FlowNode[] = [];
  private readonly crossed: FlowNode[] = [];
  private end: EndNode | undefined;

  constructor(
    state: FlowState,
    private readonly holds: Holds,
    private readonly place: (id: string) => NodePlace,
  ) {
    this.open = [...state.open];
    this.joined = new Map(Object.entries(state.joined));
  }

  result(): Walked {
    const state = this.end ? START : { open: this.open, joined: Object.fromEntries(this.joined) };
    return {
      state,
      reached: this.end ? [] : this.reached,
      crossed: this.crossed,
      end: this.end,
    };
  }

  enter(list: readonly FlowNode[], index: number, ways: readonly Way[]): void {
    const node = list[index];
    if (!node) return this.comeOut(ways);
    if (WAITS.has(node.kind)) {
      this.open.push(node.id);
      this.reached.push(node);
      return;
    }
    this.crossed.push(node);
    if (node.kind === 'end') {
      this.end ??= node;
      return;
    }
    if (node.kind === 'branch') {
      const branch = node.branches.findIndex(({ when }) => when === undefined || this.holds(when));
      if (branch < 0) throw new Error(`no branch of ${node.id} holds`);
      const way = { of: node.id, branch, isParallel: false };
      return this.enter(node.branches[branch]!.nodes, 0, [...ways, way]);
    }
    if (node.kind !== 'parallel') return this.enter(list, index + 1, ways);
    this.joined.set(node.id, []);
    for (const [branch, { nodes }] of node.branches.entries())
      this.enter(nodes, 0, [...ways, { of: node.id, branch, isParallel: true }]);
  }

  /** At the end of a branch: on behind its node, once all the others that go beside it are there. */
  private comeOut(ways: readonly Way[]): void {
    const way = ways.at(-1);
    if (!way) throw new Error('the definition does not come to an end');
    const { node, list, index, ways: around } = this.place(way.of);
    if (way.isParallel && node.kind === 'parallel') {
      const there = [...(this.joined.get(way.of) ?? []), way.branch];
      this.joined.set(way.of, there);
      if (there.length < node.branches.length) return;
      this.joined.delete(way.of);
    }
    this.enter(list, index + 1, around);
  }
}
