import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkNode, MarkTable, NameKind } from '../../src/contract/names.ts';

interface Schema {
  readonly $ref?: string;
  /** What the string is the name of. */
  readonly names?: NameKind;
  /** False: nobody is given anything by the name. */
  readonly grants?: false;
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** A schema and the file in which its references are read. */
type Placed = readonly [file: string, schema: Schema];

type Draft = { -readonly [Key in keyof MarkNode]: MarkNode[Key] };

/** Reads out of the vocabulary where a file of each kind holds names, as a table that is walked beside the file. */
export class Marks {
  private readonly files = new Map<string, Schema>();
  private readonly nodes: Draft[] = [];
  private readonly known = new Map<Schema, number>();

  constructor(folder: string) {
    for (const name of readdirSync(folder))
      if (name.endsWith('.schema.json'))
        this.files.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema);
  }

  table(kinds: readonly string[]): MarkTable {
    const roots = kinds.map((kind) =>
      this.nodeOf([[`${kind}.schema.json`, this.file(`${kind}.schema.json`)]]),
    );
    const leading = this.leading();
    const kept = [...leading].sort((one, other) => one - other);
    const place = new Map(kept.map((index, at) => [index, at]));
    const pruned = kept.map((index) => this.pruned(this.nodes[index]!, place));
    return {
      nodes: pruned,
      roots: Object.fromEntries(
        kinds.flatMap((kind, at) => (place.has(roots[at]!) ? [[kind, place.get(roots[at]!)!]] : [])),
      ),
    };
  }

  private file(name: string): Schema {
    const found = this.files.get(name);
    if (!found) throw new Error(`there is no ${name} in the vocabulary`);
    return found;
  }

  private resolved([file, schema]: Placed): Placed {
    if (schema.$ref === undefined) return [file, schema];
    const [name, pointer = ''] = schema.$ref.split('#') as [string, string?];
    const target = name === '' ? file : name;
    let found: unknown = this.file(target);
    for (const key of pointer.split('/').slice(1)) found = (found as Record<string, unknown>)[key];
    return this.resolved([target, found as Schema]);
  }

  private nodeOf(placed: readonly Placed[]): number {
    const [first] = placed;
    const only = placed.length === 1 && first![1].names === undefined ? this.resolved(first!)[1] : undefined;
    const before = only && this.known.get(only);
    if (before !== undefined) return before;
    const index = this.nodes.push({}) - 1;
    if (only) this.known.set(only, index);
    const parts = { props: new Map<string, Placed[]>(), items: [] as Placed[], values: [] as Placed[] };
    for (const one of placed) this.fill(this.nodes[index]!, parts, one);
    const node = this.nodes[index]!;
    if (parts.props.size > 0)
      node.props = Object.fromEntries([...parts.props].map(([key, inner]) => [key, this.nodeOf(inner)]));
    if (parts.items.length > 0) node.items = this.nodeOf(parts.items);
    if (parts.values.length > 0) node.values = this.nodeOf(parts.values);
    return index;
  }

  private fill(
    node: Draft,
    parts: { props: Map<string, Placed[]>; items: Placed[]; values: Placed[] },
    [file, schema]: Placed,
  ): void {
    const add = (to: Placed[], inner: Schema) => void to.push([file, inner]);
    if (schema.names !== undefined) this.mark(node, 'value', schema.names);
    if (schema.grants === false) node.grants = false;
    // What stands beside a reference says more than what it leads to.
    if (schema.$ref !== undefined && schema.names === undefined)
      this.fill(node, parts, this.resolved([file, schema]));
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      const list = parts.props.get(key) ?? [];
      parts.props.set(key, list);
      add(list, inner);
    }
    if (schema.items) add(parts.items, schema.items);
    if (typeof schema.additionalProperties === 'object') add(parts.values, schema.additionalProperties);
    if (schema.propertyNames) {
      const [, keys] = this.resolved([file, schema.propertyNames]);
      const named = schema.propertyNames.names ?? keys.names;
      if (named !== undefined) this.mark(node, 'keys', named);
    }
    const tag = schema.discriminator?.propertyName;
    if (tag !== undefined && schema.oneOf) {
      node.tag = tag;
      node.cases = Object.fromEntries(
        schema.oneOf.map((one) => {
          const { properties } = this.resolved([file, one])[1];
          return [properties![tag]!.const!, this.nodeOf([[file, one]])];
        }),
      );
      return;
    }
    for (const one of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
      this.fill(node, parts, [file, one]);
  }

  private mark(node: Draft, side: 'value' | 'keys', kind: NameKind): void {
    if (node[side] !== undefined && node[side] !== kind)
      throw new Error(`the vocabulary calls one string both ${node[side]} and ${kind}`);
    node[side] = kind;
  }

  /** The nodes that are marked, or under which one is. */
  private leading(): ReadonlySet<number> {
    const found = new Set<number>();
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const [index, node] of this.nodes.entries())
        if ((node.value ?? node.keys) !== undefined || innerOf(node).some((inner) => found.has(inner)))
          found.add(index);
    }
    return found;
  }

  private pruned(node: Draft, place: ReadonlyMap<number, number>): MarkNode {
    const moved = (inner: Readonly<Record<string, number>> | undefined) =>
      inner &&
      Object.fromEntries(
        Object.entries(inner).flatMap(([key, index]) => (place.has(index) ? [[key, place.get(index)!]] : [])),
      );
    const one = (index: number | undefined) => (index === undefined ? undefined : place.get(index));
    return JSON.parse(
      JSON.stringify({
        ...node,
        props: moved(node.props),
        cases: moved(node.cases),
        items: one(node.items),
        values: one(node.values),
      }),
    ) as MarkNode;
  }
}

const innerOf = (node: MarkNode): number[] => [
  ...Object.values(node.props ?? {}),
  ...Object.values(node.cases ?? {}),
  ...(node.items === undefined ? [] : [node.items]),
  ...(node.values === undefined ? [] : [node.values]),
];
