/** Item and its share; shares need not add up to anything in particular. */
export type Weighted<T> = readonly (readonly [item: T, weight: number])[];

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function fnv(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash;
}

/**
 * Chance that is a function of a seed, the kind of thing asked for and the index of its row (domain/03-demo-data
 * section 2). No answer depends on another, so a bigger school has the same first rows.
 */
export class Dice {
  private readonly kinds = new Map<string, number>();

  constructor(private readonly seed: string) {}

  /** FNV-1a of `seed|kind|index`, then one xorshift step: 32 bits, unsigned. */
  hash(kind: string, index: number | string): number {
    let start = this.kinds.get(kind);
    if (start === undefined) {
      start = fnv(`${this.seed}|${kind}|`, OFFSET);
      this.kinds.set(kind, start);
    }
    let hash = fnv(String(index), start);
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return hash >>> 0;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number, kind: string, index: number | string): number {
    return this.hash(kind, index) % limit;
  }

  /** A whole number, both ends included. */
  between(from: number, to: number, kind: string, index: number | string): number {
    return from + this.below(to - from + 1, kind, index);
  }

  /** Whether a thing of `percent` in a hundred happens here. */
  percent(percent: number, kind: string, index: number | string): boolean {
    return this.below(10_000, kind, index) < percent * 100;
  }

  one<T>(items: readonly T[], kind: string, index: number | string): T {
    return items[this.below(items.length, kind, index)]!;
  }

  weighted<T>(items: Weighted<T>, kind: string, index: number | string): T {
    const total = items.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.below(total, kind, index);
    for (const [item, weight] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    return items[0]![0];
  }

  /** Id of a row: 19 decimal digits. */
  id(kind: string, index: number | string): string {
    const high = BigInt(this.hash(`id.${kind}`, index));
    const low = BigInt(this.hash(`id2.${kind}`, index));
    return String((((high << 32n) | low) % 9_000_000_000_000_000_000n) + 1_000_000_000_000_000_000n);
  }
}
