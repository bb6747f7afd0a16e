import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { sampled } from '../_util/scale.ts';
import { expectFound } from '../_util/schema-mistake.ts';
import { ORDERS, WRITTEN_MISTAKES } from '../fixtures/written-mistakes.ts';

describe('a set in which values, bars, conditions and shapes fit', () => {
  it('has nothing that is told', () => {
    expect(checkTexts(ORDERS).map(problemLine)).toEqual([]);
  });

  it.each(sampled(WRITTEN_MISTAKES, 40).map((mistake) => [mistake[2], mistake] as const))(
    'tells of %s',
    (_, mistake) => expectFound(mistake, ORDERS),
  );

  it.each([
    ['entities/Order.json', 'entities/library/Order.json', 'entities/<模块>/<对象>.json'],
    ['codes/library/SHELF.json', 'codes/SHELF.json', 'codes/<字典>.json'],
    ['pages/library/more/desk-form.json', 'pages/library/desk-form.json', 'pages/<模块>/<页面>.json'],
    ['menus/more/orders.json', 'menus/orders.json', 'menus/<名称>.json'],
  ])('%s lies where no file is read', (file, from, says) => {
    const texts = new Map(ORDERS).set(file, ORDERS.get(from)!);
    const told = checkTexts(texts, (one) => one === file).map(problemLine);
    expect(told.join()).toContain(`文件应位于 ${says}`);
  });
});
