const GAP = '…';
/** Fewer pages than this are all shown. */
const MOST = 7;
const BESIDE_AN_END = 5;

/** Page numbers that a pager shows: both ends, the present one with its neighbours, gaps between. */
export function pagesShown(at: number, count: number): (number | typeof GAP)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= MOST) return range(1, count);
  if (at < BESIDE_AN_END) return [...range(1, BESIDE_AN_END), GAP, count];
  if (at > count - BESIDE_AN_END + 1) return [1, GAP, ...range(count - BESIDE_AN_END + 1, count)];
  return [1, GAP, ...range(at - 1, at + 1), GAP, count];
}
