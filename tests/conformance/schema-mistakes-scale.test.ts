import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const SCALE = 'scales/SCL90.json';
const shipped = (file: string) => [file, readFileSync(`schemas/${file}`, 'utf8')] as const;

/** The shipped scale with the dictionaries that it reads. */
const valid = new Map([
  ...readTexts('tests/fixtures/apps/books'),
  ...['SCALE_CODE', 'WARN_LEVEL', 'FACTOR_CALC', 'TAG_COLOR'].map((name) => shipped(`codes/${name}.json`)),
  shipped(SCALE),
]);

const MISTAKES: readonly Mistake[] = [
  [SCALE, '"item": 15', '"item": «95', '没有第95题，量表共90题'],
  [SCALE, '"code": "F02"', '"code": «"F01"', '因子编码 "F01" 重复'],
  [SCALE, '"levels": "means"', '"levels": «"mean"', '没有名为 "mean" 的等级'],
  [SCALE, '"calc": "', '"calc": «"9', '字典 FACTOR_CALC 没有代码'],
  [SCALE, '"warn": "', '"warn": «"9', '字典 WARN_LEVEL 没有代码'],
  [SCALE, '"positive": {', '«"positives": {', '不认识的键 "positives"', 'positive'],
];

describe('mistakes in scales', () => {
  it('the shipped one has none', () => {
    expect(checkTexts(valid, (file) => file === SCALE).map(problemLine)).toEqual([]);
  });

  it.each(MISTAKES.map((mistake) => [mistake] as const))('%j', (mistake) => expectFound(mistake, valid));
});
