import { marks } from './generated/marks.ts';

/** What a string of a schema file can be the name of, or a condition, which holds more of them. The vocabulary says it: `names`. */
export type NameKind =
  | 'entity'
  | 'field'
  | 'dictionary'
  | 'role'
  | 'enCode'
  | 'call'
  | 'page'
  | 'route'
  | 'icon'
  | 'condition';

/** What the vocabulary marks about a value: the value itself, its keys, and where marks stand inside of it. */
export interface MarkNode {
  readonly value?: NameKind;
  readonly keys?: NameKind;
  /** False: the file names the thing, and gives nobody anything of it. */
  readonly grants?: false;
  /** Nodes by the name of a key. */
  readonly props?: Readonly<Record<string, number>>;
  /** Node of the items of a list. */
  readonly items?: number;
  /** Node of the values of all other keys. */
  readonly values?: number;
  /** Key whose value says which of the cases an object is. */
  readonly tag?: string;
  readonly cases?: Readonly<Record<string, number>>;
}

/** Where files hold names: nodes that lead to each other, and the one with which each kind of file begins. */
export interface MarkTable {
  readonly nodes: readonly MarkNode[];
  readonly roots: Readonly<Record<string, number>>;
}

/** One string of a file that names something. */
export interface Named {
  readonly kind: NameKind;
  readonly name: string;
  /** Whether those who hold the file are given what it names: may press the button, read the rows, open the page, ask the call. */
  readonly isGranted: boolean;
  readonly at: readonly (string | number)[];
  /** The object or list in which the string stands. */
  readonly holder: object;
}

const { nodes, roots } = marks;
const found = new WeakMap<object, readonly Named[]>();

/** Every string of a file that names something, in the order of the file. A file is walked once. */
export function namesIn(fileKind: string, content: object): readonly Named[] {
  const known = found.get(content);
  if (known) return known;
  const names: Named[] = [];
  const root = roots[fileKind];
  if (root !== undefined) walk(root, content, [], content, names);
  found.set(content, names);
  return names;
}

function walk(
  index: number,
  value: unknown,
  at: readonly (string | number)[],
  holder: object,
  names: Named[],
): void {
  const node = nodes[index]!;
  if (typeof value === 'string') {
    if (node.value !== undefined)
      names.push({ kind: node.value, name: value, isGranted: node.grants !== false, at, holder });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (node.items !== undefined)
      for (const [place, item] of value.entries()) walk(node.items, item, [...at, place], value, names);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (node.keys !== undefined)
      names.push({ kind: node.keys, name: key, isGranted: false, at: [...at, key], holder: value });
    const next = node.props?.[key] ?? node.values;
    if (next !== undefined) walk(next, inner, [...at, key], value, names);
  }
  const tagged = node.tag === undefined ? undefined : node.cases?.[String((value as Tagged)[node.tag])];
  if (tagged !== undefined) walk(tagged, value, at, holder, names);
}

type Tagged = Readonly<Record<string, unknown>>;
