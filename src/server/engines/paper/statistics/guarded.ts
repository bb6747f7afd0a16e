/**
 * Without the counts that tell about persons, and without so many more that none of them can be worked out from what
 * stands beside it or below it.
 */
export function guarded(cells: readonly (readonly number[])[], fewest: number): (number | null)[][] {
  const shown = cells.map((line) => line.map((count) => (count > 0 && count < fewest ? null : count)));
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const places of linesAndColumns(shown)) {
      if (places.filter(([line, at]) => shown[line]![at] === null).length !== 1) continue;
      const [least] = places
        .filter(([line, at]) => (shown[line]![at] ?? 0) > 0)
        .toSorted(([line, at], [other, place]) => shown[line]![at]! - shown[other]![place]!);
      if (!least) continue;
      shown[least[0]]![least[1]] = null;
      isDone = false;
    }
  }
  return shown;
}

function linesAndColumns(cells: readonly (readonly unknown[])[]): [number, number][][] {
  const across = cells[0]?.map((_, at) => cells.map((__, line): [number, number] => [line, at])) ?? [];
  return [...cells.map((line, place) => line.map((_, at): [number, number] => [place, at])), ...across];
}
