import { expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';

const valid = readTexts('tests/fixtures/apps/books');
const LENDING = 'settings/lending.json';

/** What stands there, what a tired person writes instead, where and what must be said. */
const MISTAKES = [
  ['"default": 30', '"default": 300', '/field/default', '不合字段 field：借期应在1-90之间'],
  ['"default": 30,', '', '/field', '必填的配置项需要 "default"'],
  ['"type": "dict"', '"type": "dicts"', '/field/type', '配置项的类型只能是'],
  ['"dict": "SHELF"', '"dict": "SHELV"', '/field/dict', '是否应为 "SHELF"？'],
  ['"lending.shelf": {', '"lending.Days": {', '/settings/lending.Days', '重名'],
  ['"title": "新书书架"', '"unique": true, "title": "新书书架"', '/field/unique', '配置项不能有 "unique"'],
  ['"lending.shelf": {', '"module.library": {', '/settings/module.library', '模块的开关由 modules/ 自动产生'],
  ['"sort": 10', '"versoin": 1, "sort": 10', '/versoin', '不认识的键 "versoin"'],
  ['"lending.days": {', '"lending..days": {', '/settings', '不符合格式'],
] as const;

it('M12 the settings of the fixture have no problem', () => {
  expect(valid.has(LENDING)).toBe(true);
  expect(checkTexts(valid).map(problemLine)).toEqual([]);
});

it.each(MISTAKES)('M12 %s written as %s is told at its place', (right, wrong, pointer, says) => {
  const text = valid.get(LENDING)!;
  expect(text).toContain(right);
  const told = checkTexts(new Map([...valid, [LENDING, text.replace(right, wrong)]])).map(problemLine);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^schemas\/settings\/lending\.json:\d+:\d+ /);
  expect(told[0]).toContain(pointer);
  expect(told[0]).toContain(says);
});

const MODULE = 'modules/library.json';
const TITLED = '{ "version": 1, "title": "图书" }';

it.each([
  [MODULE, TITLED.replace('"图书"', '"图书", "calls": ["Dta"]'), '/calls/0', '是否应为 "Data"？'],
  ['modules/libary.json', TITLED, 'modules/libary.json', '模块 "libary" 不存在'],
  [MODULE, TITLED.replace('title', 'tilte'), '/tilte', '不认识的键 "tilte"'],
] as const)('M12 a mistake in what %s says of a module is told at its place: %s', (file, text, at, says) => {
  const call =
    '{"version":1,"title":"x","method":"POST","access":"user","answer":"engine","input":{},"output":{}}';
  const texts = new Map([...valid, ['calls/Data/List.json', call], [file, text]]);
  const told = checkTexts(texts).map(problemLine);
  expect(told.some((line) => line.includes(at) && line.includes(says))).toBe(true);
  expect(checkTexts(new Map([...valid, [MODULE, TITLED]])).map(problemLine)).toEqual([]);
});
