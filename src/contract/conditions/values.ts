/**
 * Three-valued comparison. `null` stands for "absent" in a value and for "unknown" in an answer, exactly as in SQL, so
 * that a condition gives the same answer in a browser and inside a query.
 */
export type Truth = boolean | null;

/** A value of a wrong kind; the evaluator adds the position. */
export class WrongKind extends Error {}

/** A value as conditions see it: absent is null, whole numbers are never BigInt, code never appears. */
export function plain(value: unknown): unknown {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  return value;
}

/** Reads an own property and nothing inherited. */
export function own(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return null;
  // Read before asking: form libraries notice a dependency by the read, also of a field that has no value yet.
  const value = (holder as Record<string, unknown>)[name];
  return Object.hasOwn(holder, name) ? plain(value) : null;
}

/** A yes/no value: true, false, and 1 or 0 as booleans travel on the wire. */
export function truth(value: unknown): Truth {
  if (value === null || typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  throw new WrongKind(`${kindOf(value)} is not a yes/no value`);
}

export function equal(left: unknown, right: unknown): Truth {
  if (left === null || right === null) return null;
  const [a, b] = [comparable(left), comparable(right)];
  if (typeof a !== typeof b) throw new WrongKind(`cannot compare ${kindOf(left)} with ${kindOf(right)}`);
  return a === b;
}

/** Below zero, zero or above zero, as the left stands before, at or after the right. */
export function order(left: unknown, right: unknown): number | null {
  if (left === null || right === null) return null;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return orderText(left, right);
  throw new WrongKind(`cannot order ${kindOf(left)} and ${kindOf(right)}`);
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  const kinds: Record<string, string> = { string: 'text', number: 'a number', boolean: 'a yes/no value' };
  return kinds[typeof value] ?? 'an object';
}

function comparable(value: unknown): string | number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new WrongKind(`${kindOf(value)} cannot be compared`);
}

/** By code point, the order of PostgreSQL's collation "C"; JavaScript's own order differs for characters such as 𠮷. */
function orderText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
