const unsafe = new Set(['constructor', 'prototype', '__proto__']);

/** Whether a name could lead from data to a prototype or to code. Conditions and scopes refuse such names. */
export function isUnsafeName(name: string): boolean {
  return unsafe.has(name) || name.startsWith('__');
}

/** The known names nearest to a misspelt one, best first; empty when nothing is close. */
export function nearestNames(name: string, known: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of known) {
    const score = distance(name.toLowerCase(), candidate.toLowerCase());
    if (score <= limit) scored.push({ candidate, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, 5).map((entry) => entry.candidate);
}

/** Edits between two words, two swapped neighbours counting as one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
