/**
 * What a change means: `breaking` for rows, clients or pages that exist; `wider` and `narrower` for rights; `plain` for all
 * others.
 */
export type Effect = 'breaking' | 'wider' | 'narrower' | 'plain';

/** One difference between two states of the schemas, in the words of the person who reads it. */
export interface Change {
  /** File inside schemas/. */
  readonly file: string;
  readonly effect: Effect;
  readonly message: string;
}

/** Collects the changes of one file. */
export class Changes {
  readonly list: Change[] = [];

  constructor(readonly file: string) {}

  add(effect: Effect, message: string): void {
    this.list.push({ file: this.file, effect, message });
  }

  /** Names that came and went. */
  names(
    before: Iterable<string>,
    after: Iterable<string>,
    say: {
      came: readonly [Effect, (name: string) => string];
      went: readonly [Effect, (name: string) => string];
    },
  ): void {
    const old = new Set(before);
    const present = new Set(after);
    for (const name of present) if (!old.has(name)) this.add(say.came[0], say.came[1](name));
    for (const name of old) if (!present.has(name)) this.add(say.went[0], say.went[1](name));
  }

  /** Whatever else differs: a reader is told of every difference, if only that there is one. */
  rest(what: string, before: object, after: object, told: readonly string[]): void {
    const [old, present] = [before, after] as Record<string, unknown>[];
    for (const key of new Set([...Object.keys(old!), ...Object.keys(present!)]))
      if (key !== '$schema' && !told.includes(key) && !same(old![key], present![key]))
        this.add('plain', `${what}"${key}" 有变化${changeOf(old![key], present![key])}`);
  }

  /** Roles that gained or lost a right. */
  roles(what: string, before: readonly string[], after: readonly string[]): void {
    this.names(before, after, {
      came: ['wider', (role) => `${what}：增加角色 ${role}`],
      went: ['narrower', (role) => `${what}：去掉角色 ${role}`],
    });
  }
}

const LONGEST = 80;

/** Short values are told, of long ones only that they differ. */
function changeOf(before: unknown, after: unknown): string {
  const text = [before, after].map((value) => (value === undefined ? '（无）' : JSON.stringify(value)));
  return text.some((one) => one.length > LONGEST) ? '' : ` ${text.join(' → ')}`;
}

/** Keys that both have, with their values. */
export function both<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): [key: string, old: Value, present: Value][] {
  return Object.keys(before)
    .filter((key) => Object.hasOwn(after, key))
    .map((key) => [key, before[key]!, after[key]!]);
}

/** Whether two values say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
