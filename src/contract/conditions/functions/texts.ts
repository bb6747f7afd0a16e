import { plainText } from '../decimal.ts';
import type { ConditionFunction, FunctionContext, Functions, ParameterKind } from './kinds.ts';

const MOST_PADDED = 200;

const method = (
  usage: string,
  rest: readonly ParameterKind[],
  result: 'string' | 'bool' | 'list',
  run: (
    value: string,
    rest: readonly unknown[],
    context: FunctionContext,
  ) => ReturnType<ConditionFunction['run']>,
  optional = 0,
): ConditionFunction => ({
  parameters: ['string', ...rest],
  ...(optional > 0 && { optional }),
  result,
  form: 'method',
  usage,
  run([value, ...others], context) {
    context.charge(String(value).length >> 5);
    return run(String(value), others, context);
  },
});

export const textFunctions: Functions = {
  text: {
    parameters: ['scalar'],
    result: 'string',
    form: 'call',
    usage: 'text(row.Days)',
    run: ([value]) => (typeof value === 'number' ? plainText(value) : String(value)),
  },
  contains: method('x.contains(part)', ['string'], 'bool', (value, [part]) => value.includes(String(part))),
  startsWith: method('x.startsWith(part)', ['string'], 'bool', (value, [part]) =>
    value.startsWith(String(part)),
  ),
  endsWith: method('x.endsWith(part)', ['string'], 'bool', (value, [part]) => value.endsWith(String(part))),
  like: method(
    "x.like('A?-*'): ? is one character, * any number of them; the whole text has to fit",
    ['string'],
    'bool',
    (value, [pattern], context) => {
      const [characters, wanted] = [[...value], [...String(pattern)]];
      context.charge(((characters.length + 1) * (wanted.length + 1)) >> 4);
      return fitsPattern(characters, wanted);
    },
  ),
  trim: method('x.trim()', [], 'string', (value) => value.trim()),
  substring: method(
    'x.substring(from), x.substring(from, to): positions count characters from 0',
    ['number', 'number'],
    'string',
    (value, [from, to]) => value.slice(unitOf(value, from), to === undefined ? undefined : unitOf(value, to)),
    1,
  ),
  padStart: method(
    "text(row.No).padStart(4, '0'): filled up from the left to so many characters, at most 200",
    ['number', 'string'],
    'string',
    (value, [length, fill]) => padded(value, Number(length), [...String(fill)]),
  ),
  mask: method(
    'row.Phone.mask(3, 4): all but so many characters at the two ends is told as *',
    ['number', 'number'],
    'string',
    (value, [front, back]) => masked([...value], Number(front), Number(back)),
  ),
  split: method(
    "x.split('、'): the parts between; none of an empty text",
    ['string'],
    'list',
    (value, [separator], context) => {
      if (separator === '') return null;
      const parts = value === '' ? [] : value.split(String(separator));
      context.charge(parts.length);
      return parts;
    },
  ),
};

/** Looks back no further than to the last star, so that the work is bounded by the product of the two lengths. */
function fitsPattern(value: readonly string[], pattern: readonly string[]): boolean {
  let [at, of] = [0, 0];
  let star = -1;
  let tried = 0;
  while (at < value.length) {
    if (pattern[of] === '*') {
      star = of;
      of += 1;
      tried = at;
    } else if (pattern[of] === '?' || (of < pattern.length && pattern[of] === value[at])) {
      at += 1;
      of += 1;
    } else if (star >= 0) {
      tried += 1;
      at = tried;
      of = star + 1;
    } else return false;
  }
  return pattern.slice(of).every((sign) => sign === '*');
}

function padded(value: string, length: number, fill: readonly string[]): string | null {
  if (!isCount(length) || length > MOST_PADDED) return null;
  const missing = length - characters(value);
  if (missing <= 0 || fill.length === 0) return value;
  return Array.from({ length: missing }, (_, index) => fill[index % fill.length]).join('') + value;
}

function masked(value: readonly string[], front: number, back: number): string | null {
  if (!isCount(front) || !isCount(back)) return null;
  const hidden = value.length - front - back;
  if (hidden <= 0) return '*'.repeat(value.length);
  return [...value.slice(0, front), '*'.repeat(hidden), ...value.slice(front + hidden)].join('');
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

/** Counts characters as a person does (a rare character such as 𠮷 is one), without building a list of them. */
export function characters(value: string): number {
  let count = value.length;
  for (let i = 1; i < value.length; i++) {
    const low = value.charCodeAt(i);
    const high = value.charCodeAt(i - 1);
    if (low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff) count--;
  }
  return count;
}

/** The code unit at which a character begins; a rare character such as 𠮷 takes two. */
function unitOf(value: string, position: unknown): number {
  const passed = Math.max(0, Math.trunc(Number(position)));
  const rare = /\p{Surrogate}|[\u{10000}-\u{10ffff}]/u;
  if (passed >= value.length || !rare.test(value)) return passed;
  let unit = 0;
  for (let count = 0; count < passed && unit < value.length; count++)
    unit += value.codePointAt(unit)! > 0xffff ? 2 : 1;
  return unit;
}
