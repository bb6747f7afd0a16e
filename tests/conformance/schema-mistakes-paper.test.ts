import { isAtLength, sampled } from '../_util/scale.ts';
import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectAllFound, expectFound } from '../_util/schema-mistake.ts';
import { EXAM_MISTAKES, PAPER_MISTAKES } from '../fixtures/paper-mistakes.ts';

/** What the example of papers needs of the product, and of a small application that has accounts and messages. */
const NEEDED = /^(?:codes\/(?:TASK_STATE|SHEET_STATE|SCOPE_TYPE|ErrorCode)|menus\/roles)\.json$/;
const OTHER = /\/errands\/|^menus\/main|^scenarios\//;
const driving = new Map(
  [
    ...readTexts('tests/fixtures/apps/errands'),
    ...[...readTexts('schemas')].filter(([file]) => NEEDED.test(file)),
    ...readTexts('tests/fixtures/apps/driving'),
  ].filter(([file]) => !OTHER.test(file)),
);

describe('mistakes in what people answer', () => {
  it('there is none in what they are made of', () => {
    expect(checkTexts(driving).map(problemLine)).toEqual([]);
  });

  it('there is none in an exam that stands beside the product', () => {
    const labsafety = [...readTexts('tests/fixtures/apps/labsafety')].filter(([file]) => !OTHER.test(file));
    const own = new Set(labsafety.map(([file]) => file));
    const texts = new Map([...readTexts('schemas'), ...labsafety]);
    // The shipped schemas are judged by themselves.
    expect(checkTexts(texts, (file) => isAtLength || own.has(file)).map(problemLine)).toEqual([]);
  });

  it.each(sampled(PAPER_MISTAKES, 8).map((mistake) => ({ name: mistake[2], mistake })))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake }) => expectFound(mistake, driving),
  );

  it('those in the product are all found in it', () => {
    expectAllFound(EXAM_MISTAKES, readTexts('schemas'));
  });
});
