import type { ApproveNode, FlowFile, FlowNode } from '../generated/meta.ts';
import { SUPER_ROLE } from '../subject.ts';

/** Keys and indexes from the file to a node. */
export type NodePath = readonly (string | number)[];

/** A branch of a node that has several. */
export interface Way {
  readonly of: string;
  readonly branch: number;
  readonly isParallel: boolean;
}

/** Where a node stands: in which list, at which place of it, and inside of which branches, the outermost first. */
export interface NodePlace {
  readonly node: FlowNode;
  readonly list: readonly FlowNode[];
  readonly index: number;
  readonly ways: readonly Way[];
  readonly path: NodePath;
}

/** Every node of a definition with its place, in the order of the file. */
export function placesOf({ nodes }: Pick<FlowFile, 'nodes'>): NodePlace[] {
  return placesIn(nodes, [], ['nodes']);
}

function placesIn(list: readonly FlowNode[], ways: readonly Way[], path: NodePath): NodePlace[] {
  return list.flatMap((node, index) => {
    const here = [...path, index];
    const place = { node, list, index, ways, path: here };
    if (node.kind !== 'branch' && node.kind !== 'parallel') return [place];
    const isParallel = node.kind === 'parallel';
    const inner = node.branches.flatMap(({ nodes }, branch) =>
      placesIn(nodes, [...ways, { of: node.id, branch, isParallel }], [...here, 'branches', branch, 'nodes']),
    );
    return [place, ...inner];
  });
}

/** The nodes at which people act. */
export const approvals = (flow: Pick<FlowFile, 'nodes'>): ApproveNode[] =>
  placesOf(flow).flatMap(({ node }) => (node.kind === 'approve' ? [node] : []));

/** Nodes at which an application stays for a while: for people, for the days of a publicity, for a vote, for its parts. */
export const stations = (flow: Pick<FlowFile, 'nodes'>): Station[] =>
  placesOf(flow).flatMap(({ node }) => (STAYS.has(node.kind) ? [node as Station] : []));

export type Station = Extract<FlowNode, { readonly kind: 'approve' | 'publicity' | 'vote' | 'call' }>;

const STAYS: ReadonlySet<FlowNode['kind']> = new Set<Station['kind']>([
  'approve',
  'publicity',
  'vote',
  'call',
]);

/** The roles whose holders act at some node, and the one that has what nobody else can decide. */
export const rolesOf = (flow: Pick<FlowFile, 'nodes' | 'administrators'>): string[] => [
  ...new Set([...approvals(flow).flatMap((node) => roleOf(node) ?? []), lastResort(flow)]),
];

/** The role whose holders decide where a node has nobody who can. */
export const lastResort = ({ administrators }: Pick<FlowFile, 'administrators'>): string =>
  administrators?.[0] ?? SUPER_ROLE;

/** The role whose holders act at a node; undefined where it names its people in another way. */
export const roleOf = ({ who }: ApproveNode): string | undefined =>
  who.by === 'role' ? who.role : undefined;
