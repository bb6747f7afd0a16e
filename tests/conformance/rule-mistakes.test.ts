import { expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { placeIn } from '../../src/server/judge/json-source.ts';

const BOOK = 'entities/library/Book.json';
const valid = readTexts('tests/fixtures/apps/books');
/** The same where the name of a book is nobody's business. */
const personal = new Map(valid).set(
  BOOK,
  valid.get(BOOK)!.replace('"unique": true }', '"unique": true, "class": "personal" }'),
);

/** What stands in a rule that reads through references, what a tired person writes instead (« marks the fault), what is said. */
const MISTAKES: readonly (readonly [right: string, wrong: string, says: string, suggestion?: string])[] = [
  ['row.SequelOf.Pages >', 'row.SequelOf.«Pagse >', 'SequelOf 没有字段 "Pagse"', 'Pages'],
  ['row.SequelOf.Pages >', 'row.«SequelOff.Pages >', 'row 没有字段 "SequelOff"', 'SequelOf'],
  ['row.SequelOf.Pages > 4000', 'row.Title.«Pages > 4000', '文本没有下级字段'],
  ['row.SequelOf.Pages > 4000', "row.SequelOf.Shelf == '«9'", '字典 SHELF 没有代码 "9"'],
  ['row.SequelOf.Pages > 4000', '«row.SequelOf.Pages > row.Title', '数字与文本不能用 ">" 比较大小'],
  [
    '"row.SequelOf.Pages > 4000"',
    '«"row.SequelOf.SequelOf.SequelOf.SequelOf.Pages > 4000"',
    '经过的引用多于3个',
  ],
  ['"row.SequelOf.Pages > 4000"', '«"weekday(row.SequelOf.Title) > 3"', '须能由数据库判断'],
  ['{row.SequelOf.Shelf}', '{row.SequelOf.«Self}', '字段 "Self" 不存在', 'Shelf'],
  ['{row.SequelOf.Shelf}', '{row.«SequelOff}', '字段 "SequelOff" 不存在', 'SequelOf'],
  ['"前传在{row.SequelOf.Shelf}"', '«"前传在{row.Title.Pages}"', '"Title" 不是引用，没有下级字段'],
  ['"页数过多"', '«"页数过多：{row.Shelf}"', '只有经引用读取的规则才能写出'],
];

/** The same where a book may be the only sequel of its name, and the only one that is none. */
const keyed = new Map(valid).set(
  BOOK,
  valid
    .get(BOOK)!
    .replace(
      '"fields": {',
      '"unique": [["Title", "SequelOf"], ["Title", "Pages"]],\n  "uniqueBlanks": ["SequelOf"],\n  "fields": {',
    ),
);
const BLANKS: readonly (readonly [right: string, wrong: string, says: string, suggestion?: string])[] = [
  ['["SequelOf"]', '[«"SequelOff"]', '字段 "SequelOff" 不存在', 'SequelOf'],
  ['["SequelOf"]', '[«"Pages"]', '字段 "Pages" 不以文字保存'],
  ['["SequelOf"]', '[«"Shelf"]', '字段 "Shelf" 不在 "unique" 的任何多字段组合中'],
];

/** The same where a book counts the sequels that it has, and how long they are together. */
const counting = new Map(valid).set(
  BOOK,
  valid
    .get(BOOK)!
    .replace(
      '"Copies": {',
      `"Sequels": { "id": 6, "type": "int", "title": "续集数", "live": true, "value": "count(library/Book, x.SequelOf == row.Id)" },
    "Long": { "id": 7, "type": "int", "title": "续集页数", "kept": true, "value": "sum(library/Book, x.Pages, x.SequelOf == row.Id && x.Shelf == '1')" },
    "Copies": {`,
    )
    .replace('"row.Pages > 5000"', '"row.Pages > 5000 || count(library/Book, x.Shelf == row.Shelf) > 90"')
    .replace(`"when": "row.Shelf != '2'"`, `"when": "!any(library/Copy, x.BookId == row.Id)"`),
);
const COUNTS: readonly (readonly [right: string, wrong: string, says: string, suggestion?: string])[] = [
  [
    'count(library/Book, x.Shelf',
    'count(«library/Bok, x.Shelf',
    '没有数据对象 "library/Bok"',
    'library/Book',
  ],
  ['x.SequelOf == row.Id)', 'x.«SequelOff == row.Id)', 'x 没有字段 "SequelOff"', 'SequelOf'],
  ["x.Shelf == '1'", "x.Shelf == '«9'", '字典 SHELF 没有代码 "9"'],
  ['x.Pages, x.SequelOf', 'x.«Title, x.SequelOf', '应为数字，实际为文本'],
  ['!any(library/Copy,', '!«any(Copy,', 'any() 的第一项是数据对象'],
  ['"row.Pages > 10"', '"«count(library/Book) > 10"', 'count() 统计其他数据，只能用于'],
  ['"live": true, "value": "count', '"value": «"count', '须写明 "live"、"kept" 或 "while"'],
  [
    '"sum(library/Book, x.Pages, x.SequelOf == row.Id &&',
    '«"sum(library/Book, x.Pages, x.Pages > row.Pages &&',
    '须以等式指明本行',
  ],
  ['"kept": true,', '"kept": true, «"required": true,', '不能有 "required"'],
  [
    '"sum(library/Book, x.Pages, x',
    '«"sum(library/Book, x.Long, x',
    '公式循环引用：library/Book.Long → library/Book.Long',
  ],
  ['"min": 1', '"min": 1, «"kept": true', '"kept" 需要 "value"'],
  [
    '"count(library/Book, x.SequelOf == row.Id)"',
    '«"count(library/Book, x.SequelOf == row.Id) + years(row.Title, row.Title)"',
    '须能由数据库计算',
  ],
];
/** The same where the pages of a book are told to few. */
const narrow = new Map(counting).set(
  BOOK,
  counting
    .get(BOOK)!
    .replace('"min": 1', '"min": 1, "read": ["admin"]')
    .replace('"kept": true', '"kept": true, "read": ["admin"]'),
);

const cases = [
  ...COUNTS.map((mistake) => ({ mistake, of: counting })),
  {
    mistake: [
      '"kept": true, "read": ["admin"], "value": "sum',
      '"kept": true, "value": «"sum',
      '"read" 不能比它更宽',
    ] as const,
    of: narrow,
  },
  ...BLANKS.map((mistake) => ({ mistake, of: keyed })),
  {
    mistake: [
      '"fields": {',
      '"brief": «["Title"],\n  "fields": {',
      '只有带 flow 的实体才在待办中列出',
    ] as const,
    of: valid,
  },
  ...MISTAKES.map((mistake) => ({ mistake, of: valid })),
  {
    mistake: ['"前传在{row.SequelOf.Shelf}"', '«"前传是{row.SequelOf.Title}"', '不能写进提示'] as const,
    of: personal,
  },
].map((one) => ({ ...one, name: one.mistake[1] }));

it('L05 rules that read through references have no faults as they are shipped', () => {
  for (const set of [valid, personal, keyed, counting, narrow])
    expect(checkTexts(set).map(problemLine)).toEqual([]);
});

it.each(cases)(
  'L05 $name is found where it is, with its reason, and nothing else is told',
  ({ mistake, of }) => {
    const [right, wrong, says, suggestion] = mistake;
    const text = of.get(BOOK)!;
    const at = text.indexOf(right);
    expect(at).toBeGreaterThanOrEqual(0);
    const seeded = text.slice(0, at) + wrong.replace('«', '') + text.slice(at + right.length);
    const problems = checkTexts(new Map(of).set(BOOK, seeded));
    const told = problems.map(problemLine);
    expect(told).toHaveLength(1);
    expect(problems[0]!.place, told[0]).toEqual(placeIn(seeded, at + wrong.indexOf('«')));
    expect(told[0]).toContain(says);
    if (suggestion !== undefined) expect(told[0]).toContain(`是否应为 "${suggestion}"？`);
  },
);
