import { parseCondition } from './conditions/parse.ts';
import { oversOf, readsOf, type Node, type OverNode } from './conditions/tree.ts';
import type { NamedField } from './field-rules.ts';
import { formulaOrder, rowReads } from './formula-order.ts';
import type { EntityFile } from './generated/meta.ts';
import type { EntityModel } from './model.ts';

type Fields = ReadonlyMap<string, NamedField>;
type Rule = NonNullable<EntityFile['rules']>[number];

const trees = new Map<string, Node | null>();

/** A condition, parsed once; nothing for one that does not parse, which is reported where it stands. */
function treeOf(source: string): Node | null {
  const known = trees.get(source);
  if (known !== undefined) return known;
  let tree: Node | null = null;
  try {
    tree = parseCondition(source);
  } catch {
    // reported by the check of schemas
  }
  trees.set(source, tree);
  return tree;
}

const overs = new WeakMap<Node, readonly OverNode[]>();

/** The parts of a condition that look at rows of other entities. */
export function lookedOver(source: string | undefined): readonly OverNode[] {
  const tree = source === undefined ? null : treeOf(source);
  if (tree === null) return [];
  const known = overs.get(tree) ?? oversOf(tree);
  overs.set(tree, known);
  return known;
}

/** Whether a condition looks beyond the row: at rows of other entities, or through a reference of the row. The database judges it. */
export const looksBeyond = (fields: Fields, source: string | undefined): boolean =>
  lookedOver(source).length > 0 || (source !== undefined && isThrough(fields, source));

const longPaths = new WeakMap<Node, readonly string[]>();

/** The first fields of what a condition reads of the row and goes on from. */
function goneOnFrom(tree: Node): readonly string[] {
  const known =
    longPaths.get(tree) ??
    readsOf(tree).flatMap((path) => {
      const [root, first = '', next] = path.split('.');
      return root === 'row' && next !== undefined ? [first] : [];
    });
  longPaths.set(tree, known);
  return known;
}

/** Whether a condition reads through a reference of the row, `row.AssetId.Price`. */
function isThrough(fields: Fields, source: string): boolean {
  const tree = treeOf(source);
  // The columns of a sub-table leave out the field that names the row above.
  return (
    tree !== null && goneOnFrom(tree).some((name) => !fields.has(name) || fields.get(name)?.type === 'ref')
  );
}

const late = new WeakMap<Fields, ReadonlySet<string>>();

/**
 * Fields whose formulas look beyond the row, at rows that others write, and those that look at such fields. The database alone
 * works them out, once the row is stored: what was counted before would be old by then.
 */
export function lateNames(fields: Fields): ReadonlySet<string> {
  const known = late.get(fields);
  if (known) return known;
  const found = new Set<string>();
  for (const { name, value } of formulaOrder(fields).fields)
    if (
      value !== undefined &&
      (looksBeyond(fields, value) || rowReads(value).some((read) => found.has(read)))
    )
      found.add(name);
  late.set(fields, found);
  return found;
}

/** Whether a rule is judged when the row is stored: it counts other rows, or looks at what is worked out only then. */
export function isLateRule({ fields }: Pick<EntityModel, 'fields'>, { deny }: Rule): boolean {
  return lookedOver(deny).length > 0 || rowReads(deny).some((name) => lateNames(fields).has(name));
}

/** The late rules of an entity. */
export const lateRules = (entity: EntityModel): readonly Rule[] =>
  (entity.file.rules ?? []).filter((rule) => isLateRule(entity, rule));
