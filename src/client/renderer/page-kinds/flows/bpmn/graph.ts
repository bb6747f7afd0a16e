import type { Element } from 'bpmn-moddle';
import { extensionsOf, listOf, placeOf, type Own } from './vocabulary.ts';

/** A reason why something of a file cannot be taken, or was left out, and the element that it is about. */
export interface Told {
  readonly id: string;
  readonly reason: string;
}

/** A split with its ways, or a single element; `isLast` where the way ends behind it without saying so. */
export type Folded =
  | { readonly element: Element; readonly ways?: undefined; readonly isLast?: boolean }
  | {
      readonly element: Element;
      readonly ways: readonly { readonly flow: Element; readonly list: readonly Folded[] }[];
    };

const targetOf = (flow: Element) => flow.get('targetRef') as Element;
const isGateway = ({ $type }: Element) =>
  $type === 'bpmn:ExclusiveGateway' || $type === 'bpmn:ParallelGateway';
const isParallel = ({ $type }: Element) => $type === 'bpmn:ParallelGateway';

export interface FoldedGraph {
  readonly list: readonly Folded[];
  readonly faults: readonly Told[];
  /** Gateways that split nothing, of which no node is made. */
  readonly passed: readonly Element[];
}

/** The id of the gateway at which the ways of one of our own come together. */
const ownJoin = (split: Element): string | undefined =>
  extensionsOf(split).some(({ $type }) => $type === ('xgt:Node' satisfies Own))
    ? `${split.id}_join`
    : undefined;

/**
 * Folds a graph of elements into lists with ways inside of them, or tells of each element why that is not possible.
 * @param whole where the process stands that they are of
 */
export function folded(elements: readonly Element[], flows: readonly Element[], whole: string): FoldedGraph {
  return new Folding(elements, flows, whole).run();
}

class Folding {
  private readonly next = new Map<Element, Element[]>();
  private readonly before = new Map<Element, Element[]>();
  private readonly seen = new Set<Element>();
  private readonly faults: Told[] = [];
  private readonly passed: Element[] = [];
  private order = new Map<Element, number>();
  private reach = new Map<Element, ReadonlySet<Element>>();

  constructor(
    private readonly elements: readonly Element[],
    flows: readonly Element[],
    private readonly whole: string,
  ) {
    for (const element of elements) {
      this.next.set(element, []);
      this.before.set(element, []);
    }
    const turn = new Map<Element, number>();
    for (const element of elements)
      for (const [at, flow] of listOf(element, 'outgoing').entries()) turn.set(flow, at);
    for (const flow of [...flows].sort((a, b) => (turn.get(a) ?? Infinity) - (turn.get(b) ?? Infinity))) {
      this.next.get(flow.get('sourceRef') as Element)?.push(flow);
      this.before.get(targetOf(flow))?.push(flow);
    }
  }

  run(): FoldedGraph {
    const starts = this.starts();
    if (!starts || !this.sorted(starts)) return { list: [], faults: this.faults, passed: [] };
    const list = this.list(starts, new Set());
    for (const element of this.elements)
      if (!this.seen.has(element) && this.faults.length === 0)
        this.tell(element, '从开始到不了，或不在嵌套的分支结构之内');
    return { list, faults: this.faults, passed: this.passed };
  }

  private tell(element: Element, reason: string): void {
    this.faults.push({ id: placeOf(element), reason });
  }

  private starts(): Element | undefined {
    const declared = this.elements.filter(({ $type }) => $type === 'bpmn:StartEvent');
    const bare = this.elements.filter((element) => this.before.get(element)!.length === 0);
    const starts = declared.length > 0 ? declared : bare;
    if (starts.length === 0) this.faults.push({ id: this.whole, reason: '流程没有开始' });
    if (starts.length > 1) for (const start of starts) this.tell(start, '流程只能有一个开始');
    return starts.length === 1 ? starts[0] : undefined;
  }

  /** Orders elements so that each comes before those behind it. False where there is a loop. */
  private sorted(start: Element): boolean {
    const state = new Map<Element, 'open' | 'done'>();
    const done: Element[] = [];
    const stack: { element: Element; at: number }[] = [{ element: start, at: 0 }];
    state.set(start, 'open');
    while (stack.length > 0) {
      const top = stack.at(-1)!;
      const flow = this.next.get(top.element)![top.at++];
      if (!flow) {
        state.set(top.element, 'done');
        done.push(top.element);
        stack.pop();
        continue;
      }
      const target = targetOf(flow);
      if (state.get(target) === 'open')
        this.tell(flow, '连线往回走，流程不能有循环；退回由审批节点的“退回”表示');
      if (state.has(target)) continue;
      state.set(target, 'open');
      stack.push({ element: target, at: 0 });
    }
    this.order = new Map(done.toReversed().map((element, at) => [element, at]));
    for (const element of done) {
      const reach = new Set<Element>([element]);
      for (const flow of this.next.get(element)!)
        for (const one of this.reach.get(targetOf(flow)) ?? []) reach.add(one);
      this.reach.set(element, reach);
    }
    return this.faults.length === 0;
  }

  /** Elements from one to where the ways around come together. */
  private list(from: Element | undefined, stops: ReadonlySet<Element>): Folded[] {
    const list: Folded[] = [];
    for (let now = from; now && !stops.has(now);) {
      if (this.seen.has(now)) {
        this.tell(now, '分支不是成对地分开又汇合，不能表示为嵌套的分支');
        break;
      }
      this.seen.add(now);
      const next: Element[] = this.next.get(now)!;
      if (next.length > 1 && isGateway(now)) {
        const { ways, join } = this.fork(now, next, stops);
        list.push({ element: now, ways });
        now = join;
        continue;
      }
      if (next.length > 1)
        for (const flow of next) this.tell(flow, `${placeOf(now)} 有多条出线，应改用网关分开`);
      const isLast = next.length === 0 && now.$type !== 'bpmn:EndEvent';
      if (isGateway(now)) this.passed.push(now);
      if (!isGateway(now) || isLast) list.push({ element: now, isLast });
      now = next[0] && targetOf(next[0]);
    }
    return list;
  }

  private fork(split: Element, next: readonly Element[], stops: ReadonlySet<Element>) {
    const join = this.joinOf(split, next);
    if (join && (isParallel(split) || isParallel(join))) this.judgeParallel(split, join, next.length);
    if (!join && isParallel(split)) this.tell(split, '并行的分支没有汇合');
    const inside = join ? new Set([...stops, join]) : stops;
    const ways = next.map((flow) => ({ flow, list: this.list(targetOf(flow), inside) }));
    // A join has nothing to say of its own; one that splits again, and a node that several ways lead to, go on the list.
    if (join && !stops.has(join) && isGateway(join) && this.next.get(join)!.length <= 1) {
      this.seen.add(join);
      this.passed.push(join);
      const after = this.next.get(join)![0];
      return { ways, join: after && targetOf(after) };
    }
    return { ways, join };
  }

  /** Only what starts together comes together. */
  private judgeParallel(split: Element, join: Element, ways: number): void {
    if (!isParallel(split)) return this.tell(join, '条件分支汇合在并行网关，流程会停在那里');
    if (!isParallel(join)) return this.tell(join, '并行的分支应汇合在并行网关');
    if (this.before.get(join)!.length !== ways) this.tell(join, '并行网关的入线与分开时的分支数不同');
    if (this.next.get(join)!.length > 1) this.tell(join, '并行网关同时汇合又分开，请分成两个');
  }

  /** The first element that more than one of the ways comes to; our own files name it. */
  private joinOf(split: Element, next: readonly Element[]): Element | undefined {
    const named = ownJoin(split);
    const own = this.elements.find(({ id }) => id === named);
    if (own && isGateway(own) && next.some((flow) => this.reach.get(targetOf(flow))?.has(own))) return own;
    const counts = new Map<Element, number>();
    for (const flow of next)
      for (const element of this.reach.get(targetOf(flow)) ?? [])
        counts.set(element, (counts.get(element) ?? 0) + 1);
    const shared = [...counts].filter(([, count]) => count > 1).map(([element]) => element);
    return shared.sort((a, b) => this.order.get(a)! - this.order.get(b)!)[0];
  }
}
