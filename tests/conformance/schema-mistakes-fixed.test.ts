import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const BOOK = 'entities/library/Book.json';
const books = readTexts('tests/fixtures/apps/books');

const call = (input: string, more = '') =>
  `{ "version": 1, "title": "图书", "method": "POST", "access": "user", "answer": "handler"${more},
     "input": { "type": "object", "additionalProperties": false, ${input} },
     "output": { "type": "object", "properties": { "rows": { "type": "array", "items": { "type": "object" } } } } }`;

/** Books whose school keeps a server of its own. */
const valid = new Map(books)
  .set('calls/Book/Page.json', call('"properties": { "Title": { "type": "string" } }'))
  .set('calls/Book/One.json', call('"properties": { "Id": { "type": "string" } }'))
  .set('calls/Book/Own.json', call('"properties": {}', ', "source": "own"'))
  .set(
    'calls/Book/Drop.json',
    call(
      '"required": ["Ids"], "properties": { "Ids": { "type": "array" }, "Why": { "type": "string" } }',
      ', "write": true',
    ),
  )
  .set(
    BOOK,
    books
      .get(BOOK)!
      .replace('"actions": {', '"fixedCalls": { "list": "Book/Page", "get": "Book/One" },\n  "actions": {')
      .replace(
        '"verb": "delete",',
        '"verb": "delete", "fixed": { "call": "Book/Drop", "input": { "Ids": "ids", "Why": "row.Title" } },',
      ),
  );

const MISTAKES: readonly Mistake[] = [
  [BOOK, '"list": "Book/Page"', '"list": «"Book/Pgae"', '"Book/Pgae" 不存在', 'Book/Page'],
  [BOOK, '"list": "Book/Page"', '"list": «"Book/ByShelf"', 'Book/ByShelf 的输出没有 "rows"，不是列表'],
  [BOOK, '"list": "Book/Page"', '"list": «"Book/Own"', '调用 "Book/Own" 不在规格第7节中'],
  [BOOK, '"list": "Book/Page"', '"list": «"Book/Drop"', '调用 "Book/Drop" 会写数据，不能用来读取'],
  [BOOK, '"get": "Book/One"', '"get": «"Book/Page"', 'Book/Page 没有输入 "Id"'],
  [BOOK, '"get": "Book/One"', '«"gte": "Book/One"', '不认识的键 "gte"', 'get'],
  [BOOK, '"Why": "row.Title"', '«"Wyh": "row.Title"', 'Book/Drop 没有输入 "Wyh"', 'Why'],
  [BOOK, '"Why": "row.Title"', '"Why": "row.«Titel"', '没有字段', 'Title'],
  [BOOK, '{ "Ids": "ids", "Why": "row.Title" }', '«{ "Why": "row.Title" }', 'Book/Drop 需要输入 "Ids"'],
  [BOOK, '"verb": "edit"', '"verb": "view", «"fixed": { "call": "Book/Drop" }', '"fixed" 不用于 view'],
];

describe('L03: what a school’s own server is asked instead', () => {
  it('has no problem as it stands', () => expect(checkTexts(valid).map(problemLine)).toEqual([]));
  it.each(MISTAKES.map((mistake) => [mistake[3], mistake] as const))('%s', (_says, mistake) =>
    expectFound(mistake, valid),
  );
});
