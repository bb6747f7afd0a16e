import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const BOOK = 'entities/library/Book.json';
const COPY = 'entities/library/Copy.json';
const WIZARD = 'pages/library/book-wizard.json';
const valid = readTexts('tests/fixtures/apps/books');
const SENT = /"library\/Copy"[^]*?"book\.add"/.exec(valid.get(WIZARD)!)![0];

const MISTAKES: readonly Mistake[] = [
  [BOOK, '"verb": "add"', '"verb": "add", «"confirm": "确定新增吗？"', 'add 不在执行前询问'],
  [BOOK, '"verb": "edit"', '"verb": "edit", «"confirm": "确定编辑吗？"', 'edit 不在执行前询问'],
  [BOOK, '"verb": "add"', '"verb": "add", "reaches": «true', '没有人可数'],
  [
    BOOK,
    '"verb": "edit"',
    '"verb": "edit", «"copy": { "set": { "Title": "row.Title" } }',
    '"copy" 只用于 handler',
  ],
  [BOOK, '"verb": "edit"', '"verb": "edit", "initial": { «"Day": "now()" }', '没有参数 "Day"'],
  [
    BOOK,
    '"verb": "edit"',
    '"verb": "edit", "page": «"library/book-list"',
    '应为 form 或 wizard，实际为 list',
  ],
  [COPY, '["book.add"]', '["book.add", «"book.ad"]', 'EnCode', 'book.add'],
  [COPY, '["book.add"]', '["book.add", «"book.delete"]', 'delete 不保存子表'],
  [
    WIZARD,
    SENT,
    SENT.replace('"library', '«"library').replace('add', 'edit'),
    'book.edit 不保存 library/Copy',
  ],
];

describe('L05: what an action says', () => {
  it('has no problem as it stands', () => expect(checkTexts(valid).map(problemLine)).toEqual([]));
  it.each(MISTAKES.map((mistake) => [mistake[3], mistake] as const))('%s', (_says, mistake) =>
    expectFound(mistake, valid),
  );
});
