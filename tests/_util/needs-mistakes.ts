const BOOK = 'entities/library/Book.json';
const COPY = 'entities/library/Copy.json';

/** What a tired person writes where an action says what it needs, or rows come with others; as the list in schema-mistakes.test.ts. */
export const NEEDS_MISTAKES: readonly (readonly [
  file: string,
  right: string,
  wrong: string,
  says: string,
  suggestion?: string,
])[] = [
  [
    BOOK,
    '{ "title": "新增", "verb": "add" }',
    '«{ "title": "启用", "verb": "add" }',
    '使某事开始，须有 "needs"',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "entity": «"library/Copi" }] }',
    '数据对象 "library/Copi" 不存在',
    'library/Copy',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "entity": "library/Copy", "where": "x.«Noo > 1" }] }',
    '没有字段',
    'No',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "entity": "library/Copy", "least": «0 }] }',
    '不能小于 1',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "holds": "row.«Pagess > 1" }] }',
    '没有字段',
    'Pages',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "holds": "row.Pages > 1", «"were": "true" }] }',
    '不认识的键 "were"',
    'where',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "entity": "library/Copy", "page": «"library/book-lst" }] }',
    '页面 "library/book-lst" 不存在',
    'library/book-list',
  ],
  [
    BOOK,
    '"verb": "add" }',
    '"verb": "add", "needs": [{ "message": "还没有册", "entity": "library/Copy", "page": «"library/book-form" }] }',
    '不在任何菜单中',
  ],
  [BOOK, '"verb": "add" }', '"verb": "add", "needs": [«{ "message": "还没有册" }] }', '须有且只有 "entity"'],
  [BOOK, '"verb": "add" }', '"verb": "add", «"needs": [] }', '"needs": [] 与 "ready"'],
  [
    COPY,
    '"scope": {',
    '"standard": { "with": "library/Book", "by": "BookId", "rows": [{ "values": { "Code": "1", «"Noo": 2 } }] }, "scope": {',
    '字段 "Noo" 不存在',
    'No',
  ],
  [
    COPY,
    '"scope": {',
    '"standard": { "with": "library/Book", "by": "BookId", "rows": [{ "values": { "No": 2 }, "set": { "Code": "row.«Titel" } }] }, "scope": {',
    '没有字段',
    'Title',
  ],
  [
    COPY,
    '"scope": {',
    '"standard": { "with": "library/Book", "by": "BookId", "rows": [{ "values": { "No": 2 }, "when": "row.«Shelff == null" }] }, "scope": {',
    '没有字段',
    'Shelf',
  ],
  // Rules over the lines of a parent
  [
    COPY,
    '"sentBy": ["book.add"]\n  }',
    '"sentBy": ["book.add"], "rules": [{ "deny": "«linees.size() == 0", "message": "请登记一册" }]\n  }',
    'line',
    'lines',
  ],
  [
    COPY,
    '"sentBy": ["book.add"]\n  }',
    '"sentBy": ["book.add"], "rules": [{ "deny": "lines.size() == 0", "message": "请登记一册", "field": «"Coed" }]\n  }',
    'Coed',
    'Code',
  ],
];
