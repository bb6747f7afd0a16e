import type { CallName } from '../../src/contract/generated/calls.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** Numbers from 0 to 1 that come again for the same seed (mulberry32). */
export type Random = () => number;

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What stands where a plain value is expected. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '😀'.repeat(30),
    '中'.repeat(5000),
    '%',
    '_',
    '\\',
    "'",
    '"; --',
    '{{1}}',
  ],
  ...[
    '../../etc/passwd',
    '0x10',
    '1e400',
    'NaN',
    '-1',
    '9'.repeat(40),
    '0000-00-00',
    '2026-02-30',
    '9999-99-99 99:99:99',
  ],
  ...[
    '2026-01-01',
    '2026-01-01 10:00:00',
    '[]',
    '{}',
    'null',
    'true',
    '\u202e',
    '\ufeff',
    '__proto__',
    'constructor',
  ],
  ...[0, -1, 1e308, -1e308, 2 ** 53, 0.1, true, false, null],
  ...[[], [null], [[]], ['\u0000'], {}, { a: null }, { from: '9', to: '1' }, [1, 'a', {}], { $ne: 1 }],
];

interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Names that open a way further into the server than a made-up one. */
export interface Known {
  readonly catalog: Catalog;
  /** Keys of rows by the entity's path. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** One request: a call with an input that is right in parts. */
export interface HostileRequest {
  readonly name: CallName;
  readonly input: Record<string, unknown>;
}

/** Makes a request: a call by its declared input, names that exist, and something hostile in a fifth of all places. */
export function hostileRequest(random: Random, { catalog, ids }: Known): HostileRequest {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const [path, entity] = pick([...catalog.entities]);
  const id = () => pick(ids.get(path) ?? ['none']) ?? 'none';
  const named: Readonly<Record<string, () => unknown>> = {
    Entity: () => path,
    EnCode: () => pick([...entity.actions.keys()]) ?? 'none',
    Source: () => pick([path, pick([...catalog.codes.keys()])]),
    Field: () => pick([...entity.fields.keys()]),
    sortField: () => pick([...entity.fields.keys()]),
    Columns: () => [...entity.fields.keys()].slice(0, 5),
    Page: () => pick([...catalog.pages])[0],
    Id: id,
    Ids: () => [id()],
    Filter: () => fieldsOf(entity),
    Data: () => ({ ...fieldsOf(entity), ...(random() < 0.5 && { Id: id() }) }),
    Params: () => fieldsOf(entity),
    Form: () => fieldsOf(entity),
  };
  const fieldsOf = ({ fields }: EntityModel) => {
    const row: Record<string, unknown> = {};
    for (let count = Math.ceil(random() * 4); count > 0; count -= 1) {
      const [field, { type }] = pick([...fields]);
      row[field] = random() < 0.5 ? pick(HOSTILE) : plain(type);
    }
    return row;
  };
  const plain = (type: string): unknown => {
    if (type === 'int' || type === 'decimal') return Math.floor(random() * 100);
    return pick<unknown>(['1', '2', '一', '2026-09-01', '2026-09-01 08:00:00', 'a@b.cn', ['1'], 1]);
  };
  const valueOf = (key: string, shape: Shape): unknown => {
    if (random() < 0.2) return pick(HOSTILE);
    const own = named[key]?.();
    if (own !== undefined) return own;
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return pick(shape.enum);
    const type = typeof shape.type === 'string' ? shape.type : pick(shape.type ?? ['string']);
    if (type === 'object') return objectOf(shape);
    if (type === 'array')
      return Array.from({ length: Math.ceil(random() * 3) }, () => valueOf('', shape.items ?? {}));
    if (type === 'integer' || type === 'number') return pick([shape.minimum ?? 0, shape.maximum ?? 9, 1, 7]);
    if (type === 'boolean') return random() < 0.5;
    return type === 'null' ? null : pick([id(), '1', '甲', '2026-09-01', '2026-09-01 08:00:00']);
  };
  const objectOf = ({ properties = {}, required = [] }: Shape): Record<string, unknown> => {
    const kept = Object.entries(properties).filter(([key]) => required.includes(key) || random() < 0.6);
    return Object.fromEntries(kept.map(([key, shape]) => [key, valueOf(key, shape)]));
  };
  const [name, call] = pick([...catalog.calls]);
  return { name: name as CallName, input: objectOf(call.input as Shape) };
}
