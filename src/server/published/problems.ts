import { setImmediate } from 'node:timers/promises';
import type { SchemaTexts } from '../data/schemas/catalog-read.ts';
import { faultLine, type SchemaFault } from '../data/schemas/catalog.ts';
import type { Judging } from '../judge/judging.ts';
import type { Problem } from '../judge/problem.ts';

const SLICE_MS = 10;

/** Problems of schemas, as `npm run check` finds and says them. */
export interface FoundProblems {
  readonly problems: readonly Problem[];
  /** One line for each, as `npm run check` prints it. */
  readonly lines: readonly string[];
}

/**
 * Judges schemas by all that `npm run check` holds them against. The judge is loaded when it is first needed, so that a start
 * costs nothing of it, and leaves room in between, so that requests go on being answered.
 * @param chosen the files whose problems are asked for, by default all
 */
export async function findProblems(
  texts: SchemaTexts,
  chosen?: (file: string) => boolean,
): Promise<FoundProblems> {
  const [{ judging }, { problemLine }] = await Promise.all([
    import('../judge/check.ts'),
    import('../judge/problem.ts'),
  ]);
  const problems = await inSlices(judging(texts, chosen));
  return { problems, lines: problems.map(problemLine) };
}

/** Faults that the reading of schemas met, as `npm run check` tells them. */
export async function faultLines(
  texts: SchemaTexts,
  faults: readonly SchemaFault[],
): Promise<readonly string[]> {
  const files = new Set(faults.map(({ file }) => file));
  const { lines } = await findProblems(texts, (file) => files.has(file));
  return lines.length > 0 ? lines : faults.map(faultLine);
}

async function inSlices<Found>(work: Judging<Found>): Promise<Found> {
  for (let begun = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}

/** The problems of pages, by their paths; undefined where another file has one, without which no page can be relied on. */
export function pageFaults({
  problems,
  lines,
}: FoundProblems): ReadonlyMap<string, SchemaFault[]> | undefined {
  const found = new Map<string, SchemaFault[]>();
  for (const [at, { file, pointer, message }] of problems.entries()) {
    const path = /^pages\/(.+)\.json$/.exec(file)?.[1];
    if (path === undefined) return undefined;
    found.set(path, [...(found.get(path) ?? []), { file, pointer, message, line: lines[at]! }]);
  }
  return found;
}
