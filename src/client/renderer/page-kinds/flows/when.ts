import { parseCondition } from '../../../../contract/conditions/parse.ts';
import { pathOf, type Node } from '../../../../contract/conditions/tree.ts';
import type { FieldType } from '../../../../contract/generated/meta.ts';

/** What a field of a row is compared with in a builder of conditions. */
export type FieldKind = 'text' | 'number' | 'date' | 'choice' | 'yes';

export type Comparison =
  | 'is'
  | 'isNot'
  | 'above'
  | 'from'
  | 'below'
  | 'to'
  | 'among'
  | 'notAmong'
  | 'contains'
  | 'begins'
  | 'ends'
  | 'empty'
  | 'filled';

export type Value = string | number;

/** One comparison of a field. */
export interface Term {
  readonly field: string;
  readonly how: Comparison;
  /** What it is compared with: several for `among`, none for `empty` and `filled`. */
  readonly values: readonly Value[];
}

/** Comparisons of which all have to hold, or one is enough; those inside are joined the other way. */
export interface Terms {
  readonly join: 'and' | 'or';
  readonly items: readonly (Term | Terms)[];
}

/** The kind of a field by its type; undefined where nothing but CEL can say something of it. */
export const kindOfField = (type: FieldType): FieldKind | undefined => KINDS[type];

const KINDS: Partial<Record<FieldType, FieldKind>> = {
  text: 'text',
  longtext: 'text',
  phone: 'text',
  email: 'text',
  int: 'number',
  decimal: 'number',
  money: 'number',
  count: 'number',
  date: 'date',
  datetime: 'date',
  time: 'date',
  dict: 'choice',
  ref: 'choice',
  bool: 'yes',
};

/** What a field of a kind can be asked, the most usual first. */
export const COMPARISONS: Readonly<Record<FieldKind, readonly Comparison[]>> = {
  text: ['is', 'isNot', 'contains', 'begins', 'ends', 'empty', 'filled'],
  number: ['above', 'from', 'below', 'to', 'is', 'isNot', 'empty', 'filled'],
  date: ['from', 'to', 'above', 'below', 'is', 'empty', 'filled'],
  choice: ['among', 'notAmong', 'is', 'isNot', 'empty', 'filled'],
  yes: ['is', 'empty', 'filled'],
};

const SIGNS: Partial<Record<Comparison, string>> = {
  is: '==',
  isNot: '!=',
  above: '>',
  from: '>=',
  below: '<',
  to: '<=',
};
const METHODS: Partial<Record<Comparison, string>> = {
  contains: 'contains',
  begins: 'startsWith',
  ends: 'endsWith',
};

const isTerm = (item: Term | Terms): item is Term => 'field' in item;

/** Whether a comparison has all that it needs. */
export const isWhole = ({ field, how, values }: Term): boolean =>
  field !== '' &&
  (how === 'empty' || how === 'filled' || (values.length > 0 && values.every((value) => value !== '')));

/** The condition in CEL; comparisons that want something are left out, and nothing at all is an empty text. */
export function celOf(terms: Terms): string {
  const parts = terms.items.flatMap((item) => {
    if (isTerm(item)) return isWhole(item) ? [celOfTerm(item)] : [];
    const inner = celOf(item);
    return inner === '' ? [] : [isSingle(item) ? inner : `(${inner})`];
  });
  return parts.join(terms.join === 'and' ? ' && ' : ' || ');
}

const isSingle = (terms: Terms): boolean =>
  terms.items.filter((item) => (isTerm(item) ? isWhole(item) : celOf(item) !== '')).length === 1;

function celOfTerm({ field, how, values }: Term): string {
  const path = `row.${field}`;
  const [value = ''] = values;
  switch (how) {
    case 'empty':
      return `${path} == null`;
    case 'filled':
      return `${path} != null`;
    case 'among':
      return `${path} in [${values.map(literal).join(', ')}]`;
    case 'notAmong':
      return `!(${path} in [${values.map(literal).join(', ')}])`;
    case 'contains':
    case 'begins':
    case 'ends':
      return `${path}.${METHODS[how]!}(${literal(value)})`;
    default:
      return `${path} ${SIGNS[how]!} ${literal(value)}`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const literal = (value: Value): string =>
  typeof value === 'number'
    ? numeral(value)
    : `'${value.replace(/[\\'\n\r\t]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`)}'`;

/** A number without an exponent, which conditions are written without. */
const numeral = (value: number): string =>
  /e/.test(String(value)) ? value.toFixed(Math.abs(value) < 1 ? 15 : 0).replace(/\.?0+$/, '') : String(value);

/**
 * What a condition says, where a builder can show it.
 * @returns undefined for all other CEL, which is shown as it is written
 */
export function termsOf(source: string): Terms | undefined {
  if (source.trim() === '') return { join: 'and', items: [] };
  try {
    const tree = parseCondition(source);
    const read = joined(tree) ?? { join: 'and', items: [term(tree)] };
    return read.items.every(isReadable) ? (read as Terms) : undefined;
  } catch {
    return undefined;
  }
}

type Read =
  | Term
  | { readonly join: Terms['join']; readonly items: readonly (Read | undefined)[] }
  | undefined;

const isReadable = (read: Read): boolean =>
  read !== undefined && (!('join' in read) || read.items.every(isReadable));

function joined(tree: Node): Exclude<Read, Term | undefined> | undefined {
  if (tree.kind !== 'and' && tree.kind !== 'or') return undefined;
  return { join: tree.kind, items: tree.items.map((item): Read => joined(item) ?? term(item)) };
}

function term(tree: Node): Term | undefined {
  if (tree.kind === 'not') {
    const inner = term(tree.of);
    return inner?.how === 'among' ? { ...inner, how: 'notAmong' } : undefined;
  }
  if (tree.kind === 'call') return methodTerm(tree);
  if (tree.kind !== 'binary') return undefined;
  const field = fieldOf(tree.left);
  if (field === undefined) return undefined;
  if (tree.operator === 'in') {
    const values = tree.right.kind === 'list' ? tree.right.items.map(valueOf) : [];
    if (values.length === 0 || values.includes(undefined)) return undefined;
    return { field, how: 'among', values: values as Value[] };
  }
  const [how] = Object.entries(SIGNS).find(([, sign]) => sign === tree.operator) ?? [];
  if (how === undefined) return undefined;
  if (tree.right.kind === 'literal' && tree.right.value === null) {
    if (how === 'is') return { field, how: 'empty', values: [] };
    return how === 'isNot' ? { field, how: 'filled', values: [] } : undefined;
  }
  const value = valueOf(tree.right);
  return value === undefined ? undefined : { field, how: how as Comparison, values: [value] };
}

/** A method is called with the value that it is asked of first. */
function methodTerm(tree: Extract<Node, { kind: 'call' }>): Term | undefined {
  const [of, argument] = tree.args;
  const [how] = Object.entries(METHODS).find(([, name]) => name === tree.name) ?? [];
  if (!tree.method || how === undefined || !of || !argument || tree.args.length !== 2) return undefined;
  const [field, value] = [fieldOf(of), valueOf(argument)];
  if (field === undefined || typeof value !== 'string') return undefined;
  return { field, how: how as Comparison, values: [value] };
}

function fieldOf(node: Node): string | undefined {
  const [, field] = /^row\.([A-Za-z][A-Za-z0-9]*)$/.exec(pathOf(node) ?? '') ?? [];
  return field;
}

function valueOf(node: Node): Value | undefined {
  if (node.kind === 'negate') {
    const value = valueOf(node.of);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.kind !== 'literal') return undefined;
  return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : undefined;
}
