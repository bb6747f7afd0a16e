/** How far a bar of two numbers has come. */
export interface BarState {
  readonly text: string;
  /** Percent of the bar that is filled, at most 100. */
  readonly percent: number;
  readonly isFull: boolean;
}

const numberIn = (value: unknown): number | undefined => {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
};

/** A bar of the number reached and the whole; without a whole there is nothing to fill. */
export function barOf(reached: unknown, whole: unknown): BarState | undefined {
  const [part, all] = [numberIn(reached) ?? 0, numberIn(whole)];
  if (all === undefined || all <= 0) return undefined;
  const share = (part / all) * 100;
  return { text: `${part} / ${all}`, percent: Math.min(100, Math.max(0, share)), isFull: part >= all };
}
