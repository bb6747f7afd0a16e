import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const DROP = 'calls/Book/Drop.json';

/** Books that a program of the school deletes by a call of its own. */
const valid = new Map(readTexts('tests/fixtures/apps/books')).set(
  DROP,
  `{ "version": 1, "title": "删除图书", "method": "POST", "access": "user", "write": true, "answer": "action",
     "action": { "EnCode": "book.delete", "ids": "[input.Id]" },
     "input": { "type": "object", "additionalProperties": false, "properties": { "Id": { "type": "string" } } },
     "output": { "const": true } }`,
);

const MISTAKES: readonly Mistake[] = [
  [DROP, '"book.delete"', '«"book.delte"', 'EnCode "book.delte" 不存在', 'book.delete'],
  [DROP, '"book.delete"', '«"book.edit"', '"action" 不用于 edit'],
  [DROP, '"answer": "action"', '«"answer": "handler"', '"answer": "action" 和 "action" 须同时存在'],
  [DROP, '"write": true, ', '', '"write" 须为 true：delete'],
  [
    DROP,
    '"ids": "[input.Id]"',
    '"ids": "[input.Id]", "params": { «"Why": "input.Id" }',
    'book.delete 的参数 "Why" 不存在',
  ],
];

const BOARD = 'pages/library/book-board.json';
const WHOSE = '"kind": "board",';

describe("16.11: what a page of one's own asks", () => {
  const asking = (page: string) => {
    const board = valid.get(BOARD)!;
    return checkTexts(
      new Map(valid).set(
        BOARD,
        board
          .replace(WHOSE, page)
          .replaceAll('Book/ByShelf', 'Book/Shelves')
          .replaceAll(/"input": \{\s+"Year": "'2026'"\s+\}/g, '"input": {}')
          .replaceAll('"Shelf"', '"Name"'),
      ),
    ).map(problemLine);
  };

  it("is the reader's own, or is asked of the reader", () => {
    expect(asking(WHOSE)).toEqual([]);
    const said = asking(`${WHOSE} "mine": "StudentId",`);
    expect(said).toHaveLength(2);
    for (const line of said) expect(line).toContain('这是本人的页面，Book/Shelves 的查询须有 "own"');
  });
});

describe('L03: calls that stand for an action', () => {
  it('has no problem as it stands', () => expect(checkTexts(valid).map(problemLine)).toEqual([]));
  it.each(MISTAKES.map((mistake) => [mistake[3], mistake] as const))('%s', (_says, mistake) =>
    expectFound(mistake, valid),
  );
});
