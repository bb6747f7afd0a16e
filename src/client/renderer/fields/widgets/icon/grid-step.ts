/** Where a key moves the focus among items that stand in lines of `columns`; nothing for other keys. */
export function stepInGrid(at: number, key: string, columns: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key]! : undefined;
  if (next === undefined) return undefined;
  return next >= 0 && next < count ? next : at;
}
