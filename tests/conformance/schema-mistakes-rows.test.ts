import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const PAGED = 'calls/Book/Long.json';
const ONE = 'calls/Book/One.json';
const BEHIND = 'calls/Book/Copies.json';

/** Books as programs of the school ask for them. */
const valid = new Map(readTexts('tests/fixtures/apps/books'))
  .set(
    PAGED,
    `{ "version": 1, "title": "厚书", "method": "POST", "access": "user", "answer": "rows",
       "rows": { "entity": "library/Book", "where": "row.Pages > 100", "filter": { "Shelf": "input.Shelf", "Keyword": "input.Word" },
         "search": ["Title"], "sort": "-Pages", "values": { "Before": "row.SequelOf.Title" },
         "refuse": [{ "when": "input.Word == '?'", "message": "请写明书名" }],
         "summary": [{ "entity": "library/Book", "measures": { "Books": { "count": {} } } }] },
       "input": { "type": "object", "additionalProperties": false, "properties": { "Shelf": { "type": "string" }, "Word": { "type": "string" } } },
       "output": { "type": "object", "properties": { "total": { "type": "integer" },
         "rows": { "type": "array", "items": { "type": "object", "properties": {
           "Title": { "type": "string" }, "ShelfName": { "type": "string" }, "Before": { "type": "string" } } } },
         "Summary": { "type": "object", "properties": { "Books": { "type": "integer" } } } } } }`,
  )
  .set(
    ONE,
    `{ "version": 1, "title": "图书", "method": "POST", "access": "user", "answer": "rows",
       "rows": { "entity": "library/Book", "id": "input.Id",
         "beside": { "Codes": { "entity": "library/Copy", "where": "row.BookId == input.Id", "sort": "No" } } },
       "input": { "type": "object", "additionalProperties": false, "properties": { "Id": { "type": "string" } } },
       "output": { "type": "object", "properties": { "Title": { "type": "string" },
         "Codes": { "type": "array", "items": { "type": "object", "properties": { "Code": { "type": "string" } } } } } } }`,
  )
  .set(
    BEHIND,
    `{ "version": 1, "title": "各册", "method": "POST", "access": "user", "answer": "rows",
       "rows": { "entity": "library/Copy", "behind": { "entity": "library/Book", "id": "input.Id" }, "where": "row.BookId == input.Id" },
       "input": { "type": "object", "additionalProperties": false, "properties": { "Id": { "type": "string" } } },
       "output": { "type": "array", "items": { "type": "object", "properties": { "Code": { "type": "string" } } } } }`,
  );

const MISTAKES: readonly Mistake[] = [
  [PAGED, '"answer": "rows"', '«"answer": "handler"', '"answer": "rows" 和 "rows" 须同时存在'],
  [
    PAGED,
    '"library/Book", "where"',
    '«"library/Boook", "where"',
    '数据对象 "library/Boook" 不存在',
    'library/Book',
  ],
  [PAGED, '"row.Pages > 100"', '"row.«Page > 100"', '"Page"', 'Pages'],
  [PAGED, '"row.Pages > 100"', '«"pinyin(row.Title) == \'a\'"', '筛选数据的条件须能由数据库计算'],
  [PAGED, '"Shelf": "input', '«"Shelv": "input', '"Shelv" 不存在', 'Shelf'],
  [PAGED, '"search": ["Title"]', '"search": [«"Titel"]', '"Titel" 不存在', 'Title'],
  [PAGED, ', "Keyword": "input.Word"', '', '"search" 须与 "filter" 的 "Keyword" 同用'],
  [PAGED, '"sort": "-Pages"', '"sort": «"-Page"', '"Page" 不存在', 'Pages'],
  [PAGED, '"Before": "row', '«"After": "row.Title", "Before": "row', '输出没有 "After"'],
  [PAGED, '"row.SequelOf.Title"', '«"pinyin(row.Title)"', '数据库须能算出'],
  [PAGED, '"input.Word == \'?\'"', '"«inptu.Word == \'?\'"', 'inptu', 'input'],
  [PAGED, '"Books": { "count"', '«"More": { "count": {} }, "Books": { "count"', '输出没有 "More"'],
  [PAGED, '"answer": "rows"', '«"share": true, "answer": "rows"', '"share" 不能用于读取数据对象的调用'],
  [
    ONE,
    '"beside": {',
    '"beside": { «"Old": { "entity": "library/Copy", "where": "row.BookId == input.Id" },',
    '输出没有 "Old"',
  ],
  [ONE, '"Code": { "type"', '"Kode": { "type"', '"Kode" 不存在', 'Code'],
  [
    BEHIND,
    '"where": "row',
    '"beside": { "Old": «{ "entity": "library/Copy", "where": "row.No == 1", "first": "Code" } }, "where": "row',
    '"beside" 须与 "id" 同用',
  ],
  [BEHIND, '"where": "row', '«"reach": "all", "where": "row', '"reach" 不与 "behind" 同用'],
  [
    BEHIND,
    '"behind": { "entity": "library/Book"',
    '"behind": { "entity": «"library/Bok"',
    '数据对象 "library/Bok" 不存在',
  ],
];

describe('L03: calls that tell of rows', () => {
  it('has no problem as it stands', () => expect(checkTexts(valid).map(problemLine)).toEqual([]));
  it.each(MISTAKES.map((mistake) => [mistake[3], mistake] as const))('%s', (_says, mistake) =>
    expectFound(mistake, valid),
  );
});
