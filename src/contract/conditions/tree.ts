/**
 * The closed tree every condition is translated to. The evaluator, the type checker and the SQL compiler know
 * only these nodes, so nothing that the CEL parser may learn to accept later can reach them unnoticed.
 */
export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';
export type EachOperator = 'exists' | 'all' | 'filter' | 'map';
export type OverOperator = 'count' | 'any' | 'all' | 'sum' | 'mean' | 'min' | 'max';

/** The name whose fields are the entities that a condition may look at rows of. */
export const OTHERS = 'others';

/** What the rows of another entity are called inside of `count(leave/LeaveApply, x.StudentId == row.StudentId)`. */
export const OVER_ROW = 'x';

/** `at` is an offset in the source. */
export type Node =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly local: boolean; readonly at: number }
  | { readonly kind: 'member'; readonly of: Node; readonly name: string; readonly at: number }
  | { readonly kind: 'index'; readonly of: Node; readonly index: Node; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Node[]; readonly at: number }
  | { readonly kind: 'not' | 'negate'; readonly of: Node; readonly at: number }
  | { readonly kind: 'and' | 'or'; readonly items: readonly Node[]; readonly at: number }
  | {
      readonly kind: 'choose';
      readonly when: Node;
      readonly yes: Node;
      readonly no: Node;
      readonly at: number;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Node;
      readonly right: Node;
      readonly at: number;
    }
  | { readonly kind: 'has'; readonly of: Node; readonly at: number }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly method: boolean;
      readonly args: readonly Node[];
      readonly at: number;
    }
  | {
      readonly kind: 'each';
      readonly operator: EachOperator;
      readonly list: Node;
      readonly variable: string;
      readonly body: Node;
      readonly at: number;
    }
  | OverNode;

/** What rows of an entity come to: their number, or what `of` says of each of those for which `where` holds. */
export interface OverNode {
  readonly kind: 'over';
  readonly operator: OverOperator;
  /** `<module>/<Entity>` */
  readonly entity: string;
  readonly entityAt: number;
  readonly of: Node | null;
  readonly where: Node | null;
  readonly at: number;
}

/** The nodes directly below a node. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
    case 'not':
    case 'negate':
    case 'has':
      return [node.of];
    case 'index':
      return [node.of, node.index];
    case 'list':
    case 'and':
    case 'or':
      return node.items;
    case 'choose':
      return [node.when, node.yes, node.no];
    case 'binary':
      return [node.left, node.right];
    case 'call':
      return node.args;
    case 'each':
      return [node.list, node.body];
    case 'over':
      return [node.of, node.where].flatMap((part) => part ?? []);
  }
}

/** The parts of a tree that look at rows of other entities. */
export function oversOf(tree: Node): OverNode[] {
  return tree.kind === 'over' ? [tree] : children(tree).flatMap(oversOf);
}

/** The names a tree takes from its scope, longest path each: `row.Status`, `me.ClassIds`, `buttons`. */
export function readsOf(tree: Node): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    const path = pathOf(node);
    if (path) found.add(path);
    else for (const child of children(node)) visit(child);
  };
  visit(tree);
  return [...found];
}

/** The longest path of a name and its members, `row.ClassId.GradeYear`; undefined for anything else. */
export function pathOf(node: Node): string | undefined {
  if (node.kind === 'name') return node.local ? undefined : node.name;
  if (node.kind !== 'member') return undefined;
  const base = pathOf(node.of);
  return base && `${base}.${node.name}`;
}

/** The tree with some of its paths put differently; what `replace` has no answer for stays as it is. */
export const replacePaths = (node: Node, replace: (path: string, at: number) => Node | undefined): Node =>
  replaceParts(node, (part) => {
    const path = pathOf(part);
    return path === undefined ? undefined : replace(path, part.at);
  });

/** The tree with some of its parts put differently; what `replace` has no answer for stays as it is. */
export function replaceParts(node: Node, replace: (part: Node) => Node | undefined): Node {
  const other = replace(node);
  if (other) return other;
  const inside = (of: Node) => replaceParts(of, replace);
  switch (node.kind) {
    case 'literal':
    case 'name':
      return node;
    case 'member':
    case 'not':
    case 'negate':
    case 'has':
      return { ...node, of: inside(node.of) };
    case 'index':
      return { ...node, of: inside(node.of), index: inside(node.index) };
    case 'list':
    case 'and':
    case 'or':
      return { ...node, items: node.items.map(inside) };
    case 'choose':
      return { ...node, when: inside(node.when), yes: inside(node.yes), no: inside(node.no) };
    case 'binary':
      return { ...node, left: inside(node.left), right: inside(node.right) };
    case 'call':
      return { ...node, args: node.args.map(inside) };
    case 'each':
      return { ...node, list: inside(node.list), body: inside(node.body) };
    case 'over':
      return { ...node, of: node.of && inside(node.of), where: node.where && inside(node.where) };
  }
}
