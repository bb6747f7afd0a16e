import type { BranchNode, FlowFile, FlowNode, ParallelNode } from '../../../../contract/generated/meta.ts';
import { placesOf, type NodePlace } from '../../../../contract/flow/nodes.ts';
import { hasText } from '../../../../contract/folded-text.ts';

/** A definition while it is worked on. */
export type Draft = FlowFile;

/** A node with ways of its own. */
export type Forked = BranchNode | ParallelNode;

/** A place between two nodes: in the definition itself, or in one of the ways of a node. */
export interface Spot {
  readonly in?: { readonly of: string; readonly branch: number };
  readonly index: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Whether a node has ways of its own. */
export const isForked = (node: FlowNode): node is Forked =>
  node.kind === 'branch' || node.kind === 'parallel';

const placeOf = (draft: Draft, id: string): NodePlace | undefined =>
  placesOf(draft).find(({ node }) => node.id === id);

/** The node of an id. */
export const nodeOf = (draft: Draft, id: string): FlowNode | undefined => placeOf(draft, id)?.node;

const wayOf = ({ ways }: NodePlace): Spot['in'] => {
  const way = ways.at(-1);
  return way && { of: way.of, branch: way.branch };
};

/** The place of a node, at which another one would come before it. */
export function spotOf(draft: Draft, id: string): Spot | undefined {
  const place = placeOf(draft, id);
  if (!place) return undefined;
  const way = wayOf(place);
  return { ...(way && { in: way }), index: place.index };
}

/** Changes each list of nodes, the innermost first. */
function onLists(
  nodes: readonly FlowNode[],
  change: (list: readonly FlowNode[], way: Spot['in']) => readonly FlowNode[],
  way?: Spot['in'],
): readonly FlowNode[] {
  const inner = nodes.map((node) => {
    if (!isForked(node)) return node;
    const branches = node.branches.map((one, branch) => {
      const now = onLists(one.nodes, change, { of: node.id, branch });
      return now === one.nodes ? one : { ...one, nodes: now };
    });
    return branches.every((one, at) => one === node.branches[at]) ? node : ({ ...node, branches } as Forked);
  });
  const same = inner.every((node, at) => node === nodes[at]);
  return change(same ? nodes : inner, way);
}

const withNodes = (draft: Draft, nodes: readonly FlowNode[]): Draft =>
  nodes === draft.nodes ? draft : { ...draft, nodes: nodes as FlowFile['nodes'] };

const isSameWay = (one: Spot['in'], other: Spot['in']) =>
  one?.of === other?.of && one?.branch === other?.branch;

/** Puts a node at a place; a way that is not there leaves the draft as it is. */
export function insert(draft: Draft, spot: Spot, node: FlowNode): Draft {
  const nodes = onLists(draft.nodes, (list, way) =>
    isSameWay(way, spot.in) ? list.toSpliced(Math.min(spot.index, list.length), 0, node) : list,
  );
  return withNodes(draft, nodes);
}

/** Takes a node away with all that is inside of it. */
export function remove(draft: Draft, id: string): Draft {
  const nodes = onLists(draft.nodes, (list) =>
    list.some((node) => node.id === id) ? list.filter((node) => node.id !== id) : list,
  );
  return withNodes(draft, nodes);
}

/** Puts a changed node in the place of the one with the id. Where the id changes, what names it follows. */
export function change(draft: Draft, id: string, node: FlowNode): Draft {
  const nodes = onLists(draft.nodes, (list) =>
    list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? node : one)) : list,
  );
  const next = withNodes(draft, nodes);
  return node.id === id ? next : withNodes(next, renamed(next.nodes, new Map([[id, node.id]])));
}

/** Moves a node to another place, never into itself. */
export function move(draft: Draft, id: string, to: Spot): Draft {
  const place = placeOf(draft, id);
  if (!place || (to.in && isInside(place.node, to.in.of))) return draft;
  const isHere = isSameWay(wayOf(place), to.in);
  if (isHere && (to.index === place.index || to.index === place.index + 1)) return draft;
  const index = isHere && to.index > place.index ? to.index - 1 : to.index;
  return insert(remove(draft, id), { ...to, index }, place.node);
}

const isInside = (node: FlowNode, id: string): boolean =>
  placesOf({ nodes: [node] }).some((place) => place.node.id === id);

/**
 * The place that a step leads to: up and down past the next node, at the edge of a way out of it; left and right to the way
 * beside, and to the right into the node before.
 */
export function stepOf(draft: Draft, id: string, direction: Direction): Spot | undefined {
  const place = placeOf(draft, id);
  if (!place) return undefined;
  const { list, index } = place;
  const way = wayOf(place);
  const here = way && { in: way };
  const around = way && spotOf(draft, way.of);
  switch (direction) {
    case 'up':
      return index > 0 ? { ...here, index: index - 1 } : around;
    case 'down':
      if (index < list.length - 1) return { ...here, index: index + 2 };
      return around && { ...around, index: around.index + 1 };
    case 'left':
      return way && way.branch > 0 ? lastOf(draft, way.of, way.branch - 1) : undefined;
    case 'right': {
      const next = way && lastOf(draft, way.of, way.branch + 1);
      if (next) return next;
      const before = list[index - 1];
      return before && isForked(before) ? lastOf(draft, before.id, 0) : undefined;
    }
  }
}

function lastOf(draft: Draft, of: string, branch: number): Spot | undefined {
  const node = nodeOf(draft, of);
  const way = node && isForked(node) ? node.branches[branch] : undefined;
  return way && { in: { of, branch }, index: way.nodes.length };
}

/** Puts a copy behind a node, with ids of its own throughout. @returns the draft and the id of the copy */
export function copy(draft: Draft, id: string): { readonly draft: Draft; readonly id: string } | undefined {
  const place = placeOf(draft, id);
  if (!place) return undefined;
  const taken = idsOf(draft);
  const names = new Map<string, string>();
  for (const { node } of placesOf({ nodes: [place.node] })) {
    const fresh = freshId(taken, node.id);
    taken.add(fresh);
    names.set(node.id, fresh);
  }
  const [made] = renamed([place.node], names);
  const way = wayOf(place);
  const spot = { ...(way && { in: way }), index: place.index + 1 };
  return { draft: insert(draft, spot, made!), id: names.get(id)! };
}

/** Ids that are taken in a draft. */
export const idsOf = (draft: Pick<Draft, 'nodes'>): Set<string> =>
  new Set(placesOf(draft).map(({ node }) => node.id));

const MOST_ID = 30;

/** An id that is not taken yet, made of another one. */
export function freshId(taken: ReadonlySet<string>, like: string): string {
  const base = like.replace(/\d+$/, '') || 'node';
  if (!taken.has(base) && base === like) return base;
  for (let number = 2; ; number++) {
    const id = `${base.slice(0, MOST_ID - String(number).length)}${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Gives nodes other ids, in all that names them too: where an upheld objection leads to, and the results of votes. */
function renamed(nodes: readonly FlowNode[], names: ReadonlyMap<string, string>): FlowNode[] {
  const condition = (text: string) =>
    text.replace(/\bvote\.([a-z][A-Za-z0-9]*)/g, (whole, id: string) =>
      names.has(id) ? `vote.${names.get(id)}` : whole,
    );
  const inside = (node: FlowNode): FlowNode => {
    const own = { ...node, id: names.get(node.id) ?? node.id };
    if (own.kind === 'publicity' && own.upheld !== undefined)
      return { ...own, upheld: names.get(own.upheld) ?? own.upheld };
    if (own.kind === 'branch')
      return {
        ...own,
        branches: own.branches.map((one) => ({
          ...one,
          ...(one.when !== undefined && { when: condition(one.when) }),
          nodes: one.nodes.map(inside),
        })),
      } as FlowNode;
    if (own.kind === 'parallel')
      return {
        ...own,
        branches: own.branches.map((one) => ({ ...one, nodes: one.nodes.map(inside) })),
      } as FlowNode;
    return own;
  };
  return nodes.map(inside);
}

/** Adds a way to a node: before the default one where conditions decide. */
export function addWay(draft: Draft, id: string, title: string): Draft {
  const node = nodeOf(draft, id);
  if (!node || !isForked(node)) return draft;
  if (node.kind === 'parallel')
    return change(draft, id, { ...node, branches: [...node.branches, { title, nodes: [] }] });
  const last = node.branches.findIndex(({ when }) => when === undefined);
  const at = last < 0 ? node.branches.length : last;
  return change(draft, id, {
    ...node,
    branches: node.branches.toSpliced(at, 0, { title, when: '', nodes: [] }),
  } as BranchNode);
}

/** Takes a way with all that is on it; two always stay. */
export function removeWay(draft: Draft, id: string, branch: number): Draft {
  const node = nodeOf(draft, id);
  if (!node || !isForked(node) || node.branches.length <= 2) return draft;
  return change(draft, id, { ...node, branches: node.branches.toSpliced(branch, 1) } as Forked);
}

/** Moves a way before or behind another one; the default one stays the last. */
export function moveWay(draft: Draft, id: string, branch: number, to: number): Draft {
  const node = nodeOf(draft, id);
  if (!node || !isForked(node) || to < 0 || to >= node.branches.length || to === branch) return draft;
  const way = node.branches[branch];
  if (!way) return draft;
  const branches = (node.branches as Forked['branches'][number][]).toSpliced(branch, 1).toSpliced(to, 0, way);
  const early = branches.slice(0, -1).some((one) => node.kind === 'branch' && !('when' in one));
  return early ? draft : change(draft, id, { ...node, branches } as Forked);
}

/** Changes what is said of one way. */
export function changeWay(
  draft: Draft,
  id: string,
  branch: number,
  changes: { readonly title?: string; readonly when?: string },
): Draft {
  const node = nodeOf(draft, id);
  if (!node || !isForked(node)) return draft;
  const branches = (node.branches as Forked['branches'][number][]).map((one, at) =>
    at === branch ? { ...one, ...changes } : one,
  );
  return change(draft, id, { ...node, branches } as Forked);
}

/** Nodes from top to bottom as they are seen, without what is folded away. */
export function seenOf(draft: Pick<Draft, 'nodes'>, folded: ReadonlySet<string>): string[] {
  return placesOf(draft)
    .filter(({ ways }) => !ways.some(({ of }) => folded.has(of)))
    .map(({ node }) => node.id);
}

/** Nodes around another one, which have to be open for it to be seen. */
export const aroundOf = (draft: Draft, id: string): string[] =>
  placeOf(draft, id)?.ways.map(({ of }) => of) ?? [];

/** Nodes that say a text somewhere: in their title, id, note, conditions or people. */
export function found(draft: Draft, text: string): string[] {
  if (text.trim() === '') return [];
  return placesOf(draft)
    .filter(({ node }) => hasText(JSON.stringify(ownOf(node)), text))
    .map(({ node }) => node.id);
}

const ownOf = (node: FlowNode): object =>
  isForked(node) ? { ...node, branches: node.branches.map((way) => ({ ...way, nodes: [] })) } : node;
