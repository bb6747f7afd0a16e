import { centsOf } from './shares.ts';

/** What is asked for, or granted, of one item of the fees. */
export interface Line {
  readonly FeeItem: string;
  readonly Amount: number;
}

/** The lines of an application as far as the amount goes that was granted, in their order; without one, all that was asked for. */
export function grantedLines(lines: readonly Line[], granted: unknown): Line[] {
  if (granted === null || granted === undefined) return [...lines];
  let left = centsOf(Number(granted));
  return lines.flatMap(({ FeeItem, Amount }) => {
    const cents = Math.min(left, centsOf(Number(Amount)));
    left -= cents;
    return cents > 0 ? [{ FeeItem, Amount: cents / 100 }] : [];
  });
}
