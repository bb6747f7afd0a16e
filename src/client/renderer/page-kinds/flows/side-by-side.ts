/** A line of two texts: the same on both sides, or another one. */
export interface Line {
  readonly left: string;
  readonly right: string;
  readonly isSame: boolean;
}

/** Lays two texts beside each other, line by line, so that as many lines as can stand beside their like. */
export function sideBySide(left: string, right: string): Line[] {
  const [a, b] = [left.split('\n'), right.split('\n')];
  const lengths = commonLengths(a, b);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j])
      lines.push({ left: a[i++]!, right: b[j++]!, isSame: true });
    else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      lines.push({ left: a[i++]!, right: '', isSame: false });
    else lines.push({ left: '', right: b[j++]!, isSame: false });
  }
  return lines;
}

/** How many lines the rest of both has in common, from each place on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}
