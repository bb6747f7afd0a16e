import { fifteenDigits, halfAway, halfEven } from '../decimal.ts';
import type { ConditionFunction, Functions } from './kinds.ts';

const numbers = (
  usage: string,
  count: number,
  run: (...values: number[]) => number | null,
  optional = 0,
): ConditionFunction => ({
  parameters: Array.from({ length: count }, () => 'number' as const),
  ...(optional > 0 && { optional }),
  result: 'number',
  form: 'call',
  usage,
  run: (args) => run(...args.map(Number)),
});

export const numberFunctions: Functions = {
  ceil: numbers('ceil(x)', 1, Math.ceil),
  floor: numbers('floor(x)', 1, Math.floor),
  abs: numbers('abs(x)', 1, Math.abs),
  round: numbers(
    'round(x), round(x, digits): half away from zero',
    2,
    (value, digits = 0) => halfAway(value, digits),
    1,
  ),
  roundEven: numbers(
    'roundEven(x), roundEven(x, digits): half to the even neighbour, as statistics round',
    2,
    (value, digits = 0) => halfEven(value, digits),
    1,
  ),
  percent: numbers(
    'percent(row.Present, row.Expected): how much of the second the first is, in percent',
    2,
    (part, whole) => (whole === 0 ? null : fifteenDigits(fifteenDigits(part * 100) / whole)),
  ),
  clamp: numbers('clamp(x, 0, 100): x, or the nearer of the two ends', 3, (value, low, high) =>
    low! > high! ? null : Math.min(Math.max(value, low!), high!),
  ),
};
