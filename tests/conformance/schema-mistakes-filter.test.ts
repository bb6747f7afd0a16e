import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const LIST = 'pages/library/book-list.json';
const BOARD = 'pages/library/book-board.json';
const valid = readTexts('tests/fixtures/schemas/valid');
const narrowed = (field: string) =>
  `"filters": { "entity": "library/Book", "fields": [{ "field": "${field}", «"latest": true }] }, "blocks": [`;

const MISTAKES: readonly Mistake[] = [
  [
    LIST,
    '["Keyword", "Shelf"]',
    '["Keyword", { "field": "Shelf", «"latest": true }]',
    '"latest" 只用于看板的筛选',
  ],
  [BOARD, '"blocks": [', narrowed('Title'), '"latest" 只用于单选的 dict、ref 字段'],
  [
    BOARD,
    '"blocks": [',
    narrowed('Shelf').replace('«', '"multiple": true, «'),
    '"latest" 只用于单选的 dict、ref 字段',
  ],
];

describe('L02: what a board begins with', () => {
  it('is a value of the newest row', () => {
    const board = valid.get(BOARD)!.replace('"blocks": [', narrowed('Shelf').replace('«', ''));
    expect(checkTexts(new Map([...valid, [BOARD, board]])).map(problemLine)).toEqual([]);
  });
  it.each(MISTAKES.map((mistake) => [mistake[3], mistake] as const))('%s', (_says, mistake) =>
    expectFound(mistake, valid),
  );
});
