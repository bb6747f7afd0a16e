/** An item of an order with what it is about. */
export interface Part {
  readonly FeeItem: string;
  readonly Amount: number;
}

/** Money in whole cents: sums of decimals would drift. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/**
 * What a refund takes from the items of an order, first item first, after what was given back before.
 * @returns undefined when less than that is left
 */
export function refundShares(
  items: readonly Part[],
  givenBack: number,
  amount: number,
): readonly Part[] | undefined {
  let before = centsOf(givenBack);
  let left = centsOf(amount);
  const shares: Part[] = [];
  for (const { FeeItem, Amount } of items) {
    const gone = Math.min(before, centsOf(Amount));
    before -= gone;
    const share = Math.min(left, centsOf(Amount) - gone);
    left -= share;
    if (share > 0) shares.push({ FeeItem, Amount: share / 100 });
  }
  return left === 0 ? shares : undefined;
}
