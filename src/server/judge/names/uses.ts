import type { Node } from '../../../contract/conditions/tree.ts';
import { children, OTHERS, OVER_ROW } from '../../../contract/conditions/tree.ts';
import { typeBehind } from '../../../contract/conditions/check.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';

/** What a schema file can name. */
export type UseKind =
  | 'entity'
  | 'flow'
  | 'field'
  | 'dictionary'
  | 'role'
  | 'enCode'
  | 'call'
  | 'page'
  | 'route'
  | 'menu'
  | 'error';

/** One place where a file names something. A field's name is `<module>/<Entity>.<Field>`. */
export interface Use {
  readonly kind: UseKind;
  readonly name: string;
  /** Path inside schemas/. */
  readonly file: string;
  readonly pointer: string;
  /** First character of the name inside of a condition; absent where the value or its key is the name itself. */
  readonly offset?: number;
}

const owners = new WeakMap<object, string>();

/** Remembers which entity's row a type of the condition checker describes, so that uses of its fields can be told. */
export function rowOf<Type extends ConditionType>(type: Type, entity: string): Type {
  if (typeof type === 'object') owners.set(type, entity);
  return type;
}

/** The entity whose row a type describes. */
export const ownerOf = (type: ConditionType | undefined): string | undefined =>
  typeof type === 'object' ? owners.get(type) : undefined;

/** The entity whose row a member is read of: of a name, or of a reference that a condition may read through. */
function holderOf(
  { of }: Node & { kind: 'member' },
  names: Record<string, ConditionType>,
): string | undefined {
  if (of.kind === 'name') return of.local ? undefined : ownerOf(names[of.name]);
  return ownerOf(typeBehind(of, names));
}

/** A code that a condition compares a field with. */
export interface ComparedCode {
  readonly entity: string;
  readonly field: string;
  readonly code: string;
  /** First character of the code, behind its quote. */
  readonly offset: number;
}

/** The texts that a condition compares fields with: `row.Status == '1'`, `row.Status in ['1', '2']`. */
export function codesOfCondition(source: string, names: Record<string, ConditionType>): ComparedCode[] {
  const tree = parsed(source);
  const found: ComparedCode[] = [];
  const comparing = (names: Record<string, ConditionType>) => (one: Node, other: Node) => {
    if (one.kind !== 'member') return;
    const entity = holderOf(one, names);
    if (entity === undefined || other.kind !== 'literal' || typeof other.value !== 'string') return;
    found.push({ entity, field: one.name, code: other.value, offset: other.at + 1 });
  };
  const walk = (node: Node, inside = names): void => {
    if (node.kind === 'over') {
      for (const child of children(node)) walk(child, namesInside(node, names));
      return;
    }
    const compare = comparing(inside);
    if (node.kind === 'binary' && ['==', '!='].includes(node.operator)) {
      compare(node.left, node.right);
      compare(node.right, node.left);
    }
    if (node.kind === 'binary' && node.operator === 'in') {
      if (node.right.kind === 'list') for (const item of node.right.items) compare(node.left, item);
      else compare(node.right, node.left);
    }
    for (const child of children(node)) walk(child, inside);
  };
  if (tree) walk(tree);
  return found;
}

const COMPARING: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** Whether a part of a condition is a moment: the clock's, or now. */
const isMoment = (node: Node): boolean =>
  (node.kind === 'member' && node.of.kind === 'name' && node.of.name === 'clock') ||
  (node.kind === 'name' && node.name === 'now') ||
  (node.kind === 'call' && node.name === 'now');

/** The fields that a condition compares with a moment. */
export function timesOfCondition(
  source: string,
  names: Record<string, ConditionType>,
): Omit<ComparedCode, 'code'>[] {
  const found: Omit<ComparedCode, 'code'>[] = [];
  const walk = (node: Node): void => {
    if (node.kind === 'binary' && COMPARING.has(node.operator))
      for (const [one, other] of [
        [node.left, node.right],
        [node.right, node.left],
      ] as const) {
        const entity = one.kind === 'member' && isMoment(other) ? holderOf(one, names) : undefined;
        if (one.kind === 'member' && entity !== undefined)
          found.push({ entity, field: one.name, offset: one.at });
      }
    for (const child of children(node)) walk(child);
  };
  const tree = parsed(source);
  if (tree) walk(tree);
  return found;
}

type Found = Pick<Use, 'kind' | 'name'> & { readonly offset: number };

/** The fields, roles and EnCodes that a condition names, with the offset of each name; none when it does not parse. */
export function usesOfCondition(source: string, names: Record<string, ConditionType>): Found[] {
  const tree = parsed(source);
  const found: Found[] = [];
  if (tree) visit(tree, source, names, found);
  return found;
}

function parsed(source: string): Node | undefined {
  try {
    return parseCondition(source);
  } catch {
    return undefined;
  }
}

function visit(node: Node, source: string, names: Record<string, ConditionType>, found: Found[]): void {
  if (node.kind === 'member') {
    const entity = holderOf(node, names);
    // row["Days"] begins with its quote.
    const offset = source.startsWith(node.name, node.at) ? node.at : node.at + 1;
    if (entity !== undefined) found.push({ kind: 'field', name: `${entity}.${node.name}`, offset });
  }
  if (node.kind === 'binary' && node.operator === 'in') literal(node.left, listKind(node.right), found);
  if (node.kind === 'each' && node.operator === 'exists' && node.body.kind === 'binary') {
    const kind = listKind(node.list);
    literal(node.body.left, kind, found);
    literal(node.body.right, kind, found);
  }
  if (node.kind === 'over') found.push({ kind: 'entity', name: node.entity, offset: node.entityAt });
  const inside = node.kind === 'over' ? namesInside(node, names) : names;
  for (const child of children(node)) visit(child, source, inside, found);
}

/** The names that are known of the rows that a condition looks at. */
function namesInside(
  { entity }: Node & { kind: 'over' },
  names: Record<string, ConditionType>,
): Record<string, ConditionType> {
  const others = names[OTHERS];
  const row = typeof others === 'object' ? others.fields[entity] : undefined;
  return row === undefined ? names : { ...names, [OVER_ROW]: row };
}

/** What the texts of a list are: role codes in me.Roles, EnCodes in buttons. */
function listKind(list: Node): 'role' | 'enCode' | undefined {
  if (list.kind === 'name' && list.name === 'buttons' && !list.local) return 'enCode';
  const isRoles = list.kind === 'member' && list.name === 'Roles' && list.of.kind === 'name';
  return isRoles && list.of.kind === 'name' && list.of.name === 'me' ? 'role' : undefined;
}

function literal(node: Node, kind: 'role' | 'enCode' | undefined, found: Found[]): void {
  // The offset of a literal is that of its quote.
  if (kind && node.kind === 'literal' && typeof node.value === 'string')
    found.push({ kind, name: node.value, offset: node.at + 1 });
}
