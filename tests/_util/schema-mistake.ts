import { expect } from 'vitest';
import { judgeWhole } from '../../src/server/published/judge.ts';
import { changeOverlay } from '../../src/server/published/overlay.ts';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { placeIn } from '../../src/server/judge/json-source.ts';
import { isAtLength } from './scale.ts';

/** File, what stands there, what a tired person writes instead (« marks where the fault is to be shown), what must be said. */
export type Mistake = readonly [
  file: string,
  right: string,
  wrong: string,
  says: string,
  suggestion?: string,
];

/** The set with one mistake, and where it is. */
function seeded([file, right, wrong]: Mistake, valid: ReadonlyMap<string, string>) {
  const text = valid.get(file)!;
  const at = text.indexOf(right);
  expect(at, `"${right}" stands in ${file}`).toBeGreaterThanOrEqual(0);
  const mark = wrong.indexOf('«');
  const texts = new Map(valid);
  texts.set(file, text.slice(0, at) + wrong.replace('«', '') + text.slice(at + right.length));
  return { texts, place: mark < 0 ? undefined : placeIn(texts.get(file)!, at + mark) };
}

/** Files of a set of which one mistake was judged in every way. */
const judgedIn = new WeakMap<ReadonlyMap<string, string>, Set<string>>();

/** Whether a mistake is the first in its file: the usual run judges the others once each, by the check of the whole set. */
function isFirstIn(file: string, valid: ReadonlyMap<string, string>): boolean {
  const known = judgedIn.get(valid) ?? new Set();
  judgedIn.set(valid, known);
  return known.size < known.add(file).size;
}

/**
 * A mistake in a set without any is found where it is, with its reason, and nothing else is told; the check of its file alone
 * says the same, and a package with the mistake that is uploaded to a school is refused with that line.
 */
export async function expectFound(mistake: Mistake, valid: ReadonlyMap<string, string>): Promise<void> {
  const [file, , , says, suggestion] = mistake;
  const { texts, place } = seeded(mistake, valid);
  const problems = checkTexts(texts);
  const told = problems.map(problemLine);
  expect(told).toHaveLength(1);
  const [problem] = problems;
  expect(problem!.file, told[0]).toBe(file);
  if (place) expect(problem!.place, told[0]).toEqual(place);
  expect(told[0]).toContain(says);
  if (suggestion !== undefined) expect(told[0]).toContain(`是否应为 "${suggestion}"？`);
  if (!isFirstIn(file, valid) && !isAtLength) return;
  expect(checkTexts(texts, (one) => one === file).map(problemLine)).toEqual(told);
  expect(checkTexts(texts, (one) => one !== file)).toEqual([]);
  const changes = new Map([[file, texts.get(file)!]]);
  const uploaded = judgeWhole({ folder: 'schemas', texts: valid }, changeOverlay(valid, {}, changes), []);
  const refusal = await uploaded.catch((error: Error) => error.message.split('\n'));
  expect(refusal).toContain(told[0]);
}

/** As expectFound for a set so large that each judging of it counts: all mistakes stand in it together, and all are told. */
export function expectAllFound(mistakes: readonly Mistake[], valid: ReadonlyMap<string, string>): void {
  const texts = mistakes.reduce<ReadonlyMap<string, string>>((all, one) => seeded(one, all).texts, valid);
  const told = checkTexts(texts);
  for (const [file, , wrong, says] of mistakes) {
    const text = texts.get(file)!;
    const place = placeIn(text, text.indexOf(wrong.replace('«', '')) + wrong.indexOf('«'));
    const found = told.filter((one) => one.file === file && one.message.includes(says));
    expect(
      found.map((one) => one.place),
      says,
    ).toContainEqual(place);
  }
  expect(told.map(problemLine)).toHaveLength(mistakes.length);
}
