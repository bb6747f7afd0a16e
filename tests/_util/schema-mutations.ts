import type { Random } from './hostile-requests.ts';

type Path = readonly (string | number)[];

interface Node {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

/** One change of one file of a set. */
export interface Mutation {
  readonly file: string;
  /** What was done, at which JSON pointer. */
  readonly told: string;
  readonly text: string;
}

/** Keys whose own keys are names that the writer chose. */
const MAPS: ReadonlySet<string> = new Set([
  ...['fields', 'actions', 'params', 'scope', 'writeScope', 'set', 'filter', 'input', 'computed', 'windows'],
  ...['defaults', 'colors', 'icons', 'initial', 'passed', 'grants', 'initialValues', 'choices', 'apart'],
]);

/** What stands at the same kind of place in any file: the kind of the file and the last two keys. */
function placeOf({ file, path }: Pick<Node, 'file' | 'path'>): string {
  const keys = path.map((key, at) =>
    typeof key === 'number' ? '#' : MAPS.has(String(path[at - 1])) ? '*' : key,
  );
  return [file.slice(0, file.indexOf('/')), ...keys.slice(-2)].join('/');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nodesOf(file: string, value: unknown, path: Path = []): Node[] {
  const here = { file, path, value };
  if (Array.isArray(value)) return [here, ...value.flatMap((item, at) => nodesOf(file, item, [...path, at]))];
  if (isObject(value))
    return [here, ...Object.entries(value).flatMap(([key, item]) => nodesOf(file, item, [...path, key]))];
  return [here];
}

/**
 * Makes mistakes as people who write schemas make them: a word that stands at such a place elsewhere, another field's name in a condition,
 * a key that is left out, copied or repeated, another number.
 */
export class SchemaMutator {
  readonly #nodes: Node[] = [];
  readonly #byPlace = new Map<string, Node[]>();
  readonly #names: string[];
  readonly #texts: ReadonlyMap<string, string>;

  /**
   * @param texts every file of the set
   * @param kinds folders whose files are changed
   */
  constructor(texts: ReadonlyMap<string, string>, kinds: readonly string[]) {
    this.#texts = texts;
    const names = new Set<string>();
    for (const [file, text] of texts) {
      if (!kinds.includes(file.slice(0, file.indexOf('/'))) || file.endsWith('.test.json')) continue;
      for (const node of nodesOf(file, JSON.parse(text))) {
        if (node.path.length === 0) continue;
        this.#nodes.push(node);
        const place = placeOf(node);
        this.#byPlace.set(place, [...(this.#byPlace.get(place) ?? []), node]);
        if (node.path.at(-2) === 'fields' && typeof node.path.at(-1) === 'string')
          names.add(String(node.path.at(-1)));
      }
    }
    this.#names = [...names];
  }

  /** Undefined where the place that was chosen cannot be changed so. */
  mutate(random: Random): Mutation | undefined {
    const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
    const node = pick(this.#nodes);
    const alike = (this.#byPlace.get(placeOf(node)) ?? []).filter(
      ({ value }) => JSON.stringify(value) !== JSON.stringify(node.value),
    );
    const inFile = alike.filter(({ file }) => file === node.file);
    const near = inFile.length > 0 && random() < 0.5 ? inFile : alike;
    const act = random();
    if (typeof node.value === 'string' && act < 0.45) {
      const words = node.value.match(/\b[A-Z]\w+\b/g) ?? [];
      if (words.length > 0 && random() < 0.6)
        return this.#put(
          node,
          node.value.replace(pick(words), () => pick(this.#names)),
          'another name',
        );
    }
    if (typeof node.value === 'number' && act < 0.5)
      return this.#put(node, pick([0, -1, node.value * 10, node.value + 1, 1e9, 0.5]), 'another number');
    if (act < 0.7)
      return near.length === 0 ? undefined : this.#put(node, pick(near).value, 'of another place');
    if (act < 0.85) return this.#without(node);
    if (!isObject(node.value)) return undefined;
    const more = near.flatMap(({ value }) => (isObject(value) ? Object.entries(value) : []));
    const unknown = more.filter(([key]) => !(key in (node.value as object)));
    if (unknown.length === 0) return undefined;
    const [key, value] = pick(unknown);
    return this.#put(node, { ...node.value, [key]: value }, `with ${key}`);
  }

  #put(node: Node, value: unknown, how: string): Mutation | undefined {
    const told = `${node.file}#/${node.path.join('/')}: ${how}: ${JSON.stringify(value).slice(0, 300)}`;
    return this.#changed(node, told, (holder, key) => (holder[key] = value));
  }

  #without(node: Node): Mutation | undefined {
    return this.#changed(node, `${node.file}#/${node.path.join('/')}: left out`, (holder, key) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    });
  }

  #changed(
    { file, path }: Node,
    told: string,
    change: (holder: Record<string | number, unknown>, key: string | number) => void,
  ): Mutation | undefined {
    const whole = JSON.parse(this.#texts.get(file)!) as Record<string | number, unknown>;
    let holder = whole;
    for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
    change(holder, path.at(-1)!);
    const text = JSON.stringify(whole, undefined, 2);
    return text === JSON.stringify(JSON.parse(this.#texts.get(file)!), undefined, 2)
      ? undefined
      : { file, told, text };
  }
}
