import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const SHELF = 'entities/library/Rack.json';
const BOARD = 'entities/library/Board.json';
const NOTE = 'entities/library/RackNote.json';
const CODES = 'codes/SHELF.json';

/** Racks with boards in one workbook, and notes of racks in a workbook of their own. */
const valid = new Map(readTexts('tests/fixtures/apps/books'))
  .set(
    SHELF,
    `{ "version": 1, "title": "书架", "label": "Name", "scope": { "admin": "true" }, "fields": {
         "Name": { "id": 1, "type": "text", "title": "名称", "length": 20 } },
       "actions": {
         "rack.import": { "title": "导入", "verb": "import", "table": true },
         "rack.files": { "title": "导入照片", "verb": "template", "table": true },
         "rack.whole": { "title": "导入整本", "verb": "import", "table": true,
           "sheets": [{ "EnCode": "rack.import" }, { "EnCode": "board.import", "name": "层板" }] },
         "rack.notes": { "title": "导入备注", "verb": "import", "table": true, "lines": "library/RackNote" } } }`,
  )
  .set(
    BOARD,
    `{ "version": 1, "title": "搁板", "label": "Name", "scope": { "admin": "true" },
       "copied": { "with": "library/Rack", "by": "RackId", "later": ["Since"] }, "fields": {
         "Since": { "id": 3, "type": "date", "title": "启用日期" },
         "Name": { "id": 1, "type": "text", "title": "名称", "length": 20 },
         "RackId": { "id": 2, "type": "ref", "ref": "library/Rack", "title": "书架" } },
       "actions": { "board.import": { "title": "导入", "verb": "import", "table": true } } }`,
  )
  .set(
    NOTE,
    `{ "version": 1, "title": "备注", "parent": { "entity": "library/Rack", "field": "RackId" }, "scope": {}, "fields": {
         "Name": { "id": 1, "type": "text", "title": "内容", "length": 20 },
         "RackId": { "id": 2, "type": "ref", "ref": "library/Rack", "title": "书架" } } }`,
  );

const MISTAKES: readonly Mistake[] = [
  [
    SHELF,
    '{ "EnCode": "board.import", "name"',
    '{ "EnCode": «"bord.import", "name"',
    'EnCode',
    'board.import',
  ],
  [SHELF, '{ "EnCode": "board.import", "name"', '{ "EnCode": «"rack.files", "name"', '不是一张工作表的导入'],
  [
    SHELF,
    '{ "EnCode": "board.import", "name": "层板" }',
    '«{ "EnCode": "board.import", "name": "书架" }',
    '工作表名称 "书架" 重复',
  ],
  [
    SHELF,
    '"table": true,\n           "sheets": [',
    '"table": true, «"shets": [',
    '不认识的键 "shets"',
    'sheets',
  ],
  [SHELF, '"lines": "library/RackNote"', '"lines": «"library/RackNot"', '数据对象', 'library/RackNote'],
  [SHELF, '"lines": "library/RackNote"', '"lines": «"library/Board"', '不是 library/Rack 的子表'],
  [
    SHELF,
    '"lines": "library/RackNote"',
    '"lines": "library/RackNote", «"when": "row.Name == \'a\'"',
    '不能有 "when"',
  ],
  [BOARD, '"with": "library/Rack"', '"with": «"library/Rak"', '数据对象', 'library/Rack'],
  [BOARD, '"by": "RackId"', '"by": «"Name"', '应为指向 library/Rack 的 ref'],
  [BOARD, '["Since"]', '[«"Name"]', '应为 date 或 datetime'],
];

describe('mistakes in imports of several sheets and of lines', () => {
  it('the set without one has none', () => {
    expect(checkTexts(valid).map(problemLine)).toEqual([]);
  });

  it.each(MISTAKES.map((mistake) => [mistake] as const))('%j', (mistake) => expectFound(mistake, valid));

  it('what begins for the people of a scope says what is told when it selects nobody', () => {
    const action = `"rack.tell": { "title": "发布", "verb": "add", "needs": [], "ready": "没有要先准备的数据。" },`;
    const scoped = valid
      .get(SHELF)!
      .replace(
        '"fields": {',
        '"fields": { "Scope": { "id": 9, "type": "dict", "dict": "SCOPE_TYPE", "title": "范围" },',
      )
      .replace('"actions": {', `"actions": { ${action}`);
    const codes = readFileSync('schemas/codes/SCOPE_TYPE.json', 'utf8');
    const texts = new Map(valid).set(SHELF, scoped).set('codes/SCOPE_TYPE.json', codes);
    expect(checkTexts(texts).map(problemLine)).toEqual([expect.stringContaining('须有 "nobody"')]);
  });

  it('codes of dictionaries that a school makes are taken by no file', () => {
    const texts = new Map(valid).set('codes/X_SHELF.json', valid.get(CODES)!);
    expect(checkTexts(texts).map(problemLine).join()).toContain('留给学校自建的字典');
  });
});
