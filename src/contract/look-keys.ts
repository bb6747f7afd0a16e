import { isDerived, type EntityModel } from './model.ts';
import { children, OVER_ROW, pathOf, type Node, type OverNode } from './conditions/tree.ts';

/** The equality by which rows that are looked at name the row that looks at them: `x.BillId == row.Id`. */
export interface LookKey {
  /** Field of the rows that are looked at. */
  readonly other: string;
  /** Field of the row that looks. */
  readonly own: string;
}

const fieldOf = (node: Node, root: string): string | undefined => {
  const [first, name, more] = (pathOf(node) ?? '').split('.');
  return first === root && more === undefined ? name : undefined;
};

/** The equalities that a look at rows demands of each of them. */
export function keysOf({ where }: Pick<OverNode, 'where'>): LookKey[] {
  const parts = where === null ? [] : where.kind === 'and' ? where.items : [where];
  return parts.flatMap((part) => {
    if (part.kind !== 'binary' || part.operator !== '==') return [];
    for (const [one, two] of [
      [part.left, part.right],
      [part.right, part.left],
    ] as const) {
      const [other, own] = [fieldOf(one, OVER_ROW), fieldOf(two, 'row')];
      if (other !== undefined && own !== undefined) return [{ other, own }];
    }
    return [];
  });
}

/** Those of them of which the row that looks keeps its side. */
export const storedKeysOf = (
  node: Pick<OverNode, 'where'>,
  { fields }: Pick<EntityModel, 'fields'>,
): LookKey[] =>
  keysOf(node).filter(({ own }) => {
    const field = fields.get(own);
    return field !== undefined && !isDerived(field);
  });

/** Fields of the rows that are looked at which decide what comes of it. */
export function otherReads(node: OverNode): string[] {
  const found = new Set<string>();
  const visit = (part: Node): void => {
    const [root, name] = (pathOf(part) ?? '').split('.');
    if (root === OVER_ROW && name !== undefined) found.add(name);
    else for (const child of children(part)) visit(child);
  };
  visit(node);
  return [...found];
}
