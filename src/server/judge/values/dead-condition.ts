import { parseCondition } from '../../../contract/conditions/parse.ts';
import { children, pathOf, type BinaryOperator, type Node } from '../../../contract/conditions/tree.ts';

/** A part of a condition that decides nothing, and where it begins. */
export interface DeadPart {
  readonly offset: number;
  readonly reason: string;
}

type Value = string | number | boolean;
type Order = '<' | '=' | '>';

/** Limits of a number that its field declares, by the path that a condition reads it by. */
export type Limits = (path: string) => { readonly min?: number; readonly max?: number } | undefined;

const NEVER = '这一部分永远不成立';
const ORDERS: Partial<Record<BinaryOperator, readonly Order[]>> = {
  '==': ['='],
  '!=': ['<', '>'],
  '<': ['<'],
  '<=': ['<', '='],
  '>': ['>'],
  '>=': ['=', '>'],
};
const TURNED: Readonly<Record<Order, Order>> = { '<': '>', '=': '=', '>': '<' };

/**
 * The parts of a condition that can never hold, whatever the row: the same value wanted to be two, a number between limits that leave none.
 * @param within conditions that hold already where this one is asked, such as a page's filter around a tab's
 */
export function deadParts(source: string, limits: Limits, within: readonly string[] = []): DeadPart[] {
  const tree = parsed(source);
  if (!tree) return [];
  const known = new Facts(limits);
  for (const outer of within) for (const atom of atomsOf(parsed(outer))) known.add(atom);
  return isConstant(tree) ? constant(tree) : partsOf(tree, known);
}

function parsed(source: string): Node | undefined {
  try {
    return parseCondition(source);
  } catch {
    return undefined;
  }
}

/** A plain yes or no is written on purpose; what is calculated out of nothing is not. */
const constant = (tree: Node): DeadPart[] =>
  tree.kind === 'literal' ? [] : [{ offset: tree.at, reason: '不看任何数据，结果总是一样' }];

const isConstant = (node: Node): boolean =>
  node.kind === 'literal' ||
  (['not', 'negate', 'and', 'or', 'binary', 'choose', 'list'].includes(node.kind) &&
    children(node).every(isConstant));

const atomsOf = (node: Node | undefined): Node[] =>
  node === undefined ? [] : node.kind === 'and' ? node.items.flatMap(atomsOf) : [node];

function partsOf(node: Node, around: Facts): DeadPart[] {
  const known = around.copy();
  const atoms = atomsOf(node);
  for (const atom of atoms) if (!known.add(atom)) return [{ offset: atom.at, reason: NEVER }];
  return atoms.flatMap((atom) =>
    atom.kind === 'or' ? atom.items.flatMap((item) => partsOf(item, known)) : [],
  );
}

interface Range {
  values?: ReadonlySet<Value>;
  readonly not: Set<Value>;
  low: number;
  high: number;
  isAbsent?: boolean;
}

/** What is known of the values that a condition reads, once some of its parts hold. */
class Facts {
  readonly #ranges: Map<string, Range>;
  readonly #pairs: Map<string, ReadonlySet<Order>>;

  constructor(
    private readonly limits: Limits,
    ranges: ReadonlyMap<string, Range> = new Map(),
    pairs: ReadonlyMap<string, ReadonlySet<Order>> = new Map(),
  ) {
    this.#ranges = new Map([...ranges].map(([path, range]) => [path, { ...range, not: new Set(range.not) }]));
    this.#pairs = new Map(pairs);
  }

  copy(): Facts {
    return new Facts(this.limits, this.#ranges, this.#pairs);
  }

  /** Whether the part can hold beside those that were added before. */
  add(atom: Node): boolean {
    if (atom.kind !== 'binary') return true;
    const { operator, left, right } = atom;
    const path = pathOf(left);
    if (operator === 'in') {
      const values = right.kind === 'list' ? right.items.map(valueOf) : [];
      if (path === undefined || values.length === 0 || values.includes(undefined)) return true;
      return this.#narrow(path, (range) => only(range, values as Value[]));
    }
    const orders = ORDERS[operator];
    if (!orders) return true;
    const other = pathOf(right);
    if (path !== undefined && other !== undefined) return this.#order(path, other, orders);
    if (path !== undefined) return this.#compare(path, orders, right);
    return (
      other === undefined ||
      this.#compare(
        other,
        orders.map((order) => TURNED[order]),
        left,
      )
    );
  }

  #order(one: string, other: string, orders: readonly Order[]): boolean {
    const [key, turned] =
      one < other ? [`${one} ${other}`, orders] : [`${other} ${one}`, orders.map((order) => TURNED[order])];
    const before = this.#pairs.get(key);
    const left = turned.filter((order) => before?.has(order) ?? true);
    this.#pairs.set(key, new Set(left));
    return left.length > 0 || one === other;
  }

  #compare(path: string, orders: readonly Order[], node: Node): boolean {
    if (node.kind === 'literal' && node.value === null)
      return this.#narrow(path, (range) => {
        const isAbsent = orders.includes('=');
        if (range.isAbsent !== undefined && range.isAbsent !== isAbsent) return false;
        range.isAbsent = isAbsent;
        return true;
      });
    const value = valueOf(node);
    if (value === undefined) return true;
    return this.#narrow(path, (range) => {
      if (orders.join() === '=') return only(range, [value]);
      if (orders.join() === '<,>') {
        range.not.add(value);
        return range.values === undefined || [...range.values].some((one) => !range.not.has(one));
      }
      if (range.isAbsent) return false;
      range.isAbsent = false;
      if (typeof value !== 'number') return true;
      if (orders.includes('<'))
        range.high = Math.min(range.high, orders.includes('=') ? value : below(value));
      if (orders.includes('>')) range.low = Math.max(range.low, orders.includes('=') ? value : above(value));
      return range.low <= range.high && isLeft(range);
    });
  }

  #narrow(path: string, narrow: (range: Range) => boolean): boolean {
    const { min = -Infinity, max = Infinity } = this.limits(path) ?? {};
    const range = this.#ranges.get(path) ?? { not: new Set(), low: min, high: max };
    this.#ranges.set(path, range);
    return narrow(range);
  }
}

const NEXT = 1e-9;
const below = (value: number) => value - NEXT;
const above = (value: number) => value + NEXT;

/** The wanted values that are still possible. */
function only(range: Range, values: readonly Value[]): boolean {
  if (range.isAbsent) return false;
  range.isAbsent = false;
  range.values = new Set(values.filter((value) => range.values?.has(value) ?? true));
  return isLeft(range);
}

const isLeft = ({ values, not, low, high }: Range): boolean =>
  values === undefined ||
  [...values].some(
    (value) => !not.has(value) && (typeof value !== 'number' || (value >= low && value <= high)),
  );

/** A yes/no field is 1 or 0, however it is written. */
function valueOf(node: Node): Value | undefined {
  if (node.kind === 'negate' && node.of.kind === 'literal' && typeof node.of.value === 'number')
    return -node.of.value;
  if (node.kind !== 'literal' || node.value === null) return undefined;
  return typeof node.value === 'boolean' ? Number(node.value) : node.value;
}
