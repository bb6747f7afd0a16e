import { describe, expect, it } from 'vitest';
import { checkFolder, checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { atLength, sampled } from '../_util/scale.ts';
import { NEEDS_MISTAKES } from '../_util/needs-mistakes.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';
import { CALENDAR_MISTAKES } from '../fixtures/calendar-mistakes.ts';
import { ENDING_MISTAKES } from '../fixtures/ending-mistakes.ts';
import { QUERY_MISTAKES } from '../fixtures/query-mistakes.ts';

const valid = readTexts('tests/fixtures/apps/books');

const BOOK = 'entities/library/Book.json';
const LIST = 'pages/library/book-list.json';
const COPY = 'entities/library/Copy.json';
const WIZARD = 'pages/library/book-wizard.json';
const FORM = 'pages/library/book-form.json';
const BOARD = 'pages/library/book-board.json';
const TABS = 'pages/library/book-tabs.json';
const DETAIL = 'pages/library/book-detail.json';
const GUIDE = 'pages/library/open-guide.json';
const MENU = 'menus/main.json';
const ROUTES = 'menus/routes.json';
const ROLES = 'menus/roles.json';
const SHELF = 'codes/SHELF.json';
const COUNT = 'calls/Book/Count.json';
const BY_SHELF = 'calls/Book/ByShelf.json';

const MISTAKES: readonly Mistake[] = [
  // Guides, and what comes first
  [GUIDE, '"skip": "aside.skip"', '"skip": «"aside.skpi"', 'EnCode', 'aside.skip'],
  [GUIDE, '["books"]', '[«"boks"]', '前面没有步骤', 'books'],
  [GUIDE, 'row.Pages > 0', 'row.«Page > 0', 'Page', 'Pages'],
  [GUIDE, '"opens": true', '«"open": true', '不认识的键', 'opens'],
  [BOARD, '["library/Book"]', '[«"library/Bok"]', '数据对象', 'library/Book'],
  // Buttons of a page that menu items of different roles open
  [
    LIST,
    '{ "EnCode": "book.add", "roles": ["librarian"] }',
    '«{ "EnCode": "book.add" }',
    '菜单「图书」「图书管理」的角色不同，都打开本页：按钮 "book.add" 给谁',
  ],
  [LIST, '"roles": ["librarian"]', '"roles": [«"librarain"]', '角色', 'librarian'],
  [LIST, '"kind": "list",', '"kind": "list", "work": «"todo",', 'library/Book 没有审批流程'],
  // What makes a page dead
  [BOOK, '"sort": "-Title"', '"sort": «"-Copies"', '字段 "Copies" 在读取时统计得出，不能用于排序'],
  [LIST, '"filters": ["Keyword", "Shelf"]', '"filters": ["Keyword", «"Copies"]', '不能用于筛选'],
  [TABS, '"page": "library/book-board"', '"page": «"library/book-tabs"', '绕回本页'],
  // The text itself
  [LIST, '"kind": "list",', '"kind": "list" «"x": 1,', '此处应是 "," 或 "}"'],
  [LIST, '"kind": "list",', '"kind": "list", «"kind": "list",', '键 "kind" 在同一处出现两次'],
  [SHELF, '"version": 1,', '"version": 1, «version: 1,', '此处应是带双引号的键'],
  [BOOK, '"title": "图书",', '"title": «“图书”,', '此处应是一个值'],
  // Keys and forms
  [LIST, '"columns": [', '«"colums": [], "columns": [', '不认识的键 "colums"'],
  [LIST, '"EnCode": "book.add"', '"EnCode": "book.add", «"wen": "true"', '不认识的键 "wen"', 'when'],
  [BOOK, '"length": 60', '«"lenght": 60', '不认识的键 "lenght"', 'length'],
  [BOOK, '"type": "int"', '"type": «"itn"', '只能是 text', 'int'],
  [LIST, '"kind": "list"', '"kind": «"lists"', '应为 list', 'list'],
  [
    BOARD,
    '"chart": "bar"',
    '"chart": «"bars"',
    '只能是 bar | line | area | pie | radar | gauge | funnel | heatmap | map | box',
    'bar',
  ],
  [BOOK, '"verb": "edit"', '"verb": «"edt"', '只能是 add', 'edit'],
  [BOOK, '"version": 1', '"version": «2', '应为 1'],
  [BOOK, '"length": 60', '"length": «"60"', '类型应为 integer'],
  [BOOK, '"required": true', '"required": «5', '类型应为 boolean 或 string'],
  [LIST, '"Pages"],', '«5],', '类型应为 string 或 object'],
  [LIST, '"entity": "library/Book",', '', '缺少 "entity"'],
  [BOOK, '"Title": {', '«"title": {', '键 "title" 不符合格式'],
  [SHELF, '"name": "文学"', '"name": «"{{1+1}}"', '不允许出现 "{{"'],
  [FORM, '"title": "基本"', '"title": «"{{$self.value}}"', '不允许出现 "{{"'],
  [
    BOOK,
    '"version": 1,',
    '"$schema": «"../../_meta/page.schema.json", "version": 1,',
    '"$schema" 指向别处',
    '../../_meta/entity.schema.json',
  ],
  // Entities
  [BOOK, '{ "id": 3, "type": "int"', '«{ "type": "int"', '缺少 "id"'],
  [BOOK, '"id": 3', '"id": «2', '编号 2 已用于 Shelf'],
  [BOOK, '"dict": "SHELF"', '"dict": «"SHELFS"', '字典 "SHELFS" 不存在', 'SHELF'],
  [BOOK, '"type": "dict", "dict": "SHELF"', '"type": "dict"', '类型 dict 需要 "dict"'],
  [BOOK, '"ref": "library/Book"', '"ref": «"library/Bok"', '数据对象 "library/Bok" 不存在', 'library/Book'],
  [BOOK, '"search": ["Title"]', '"search": [«"Titel"]', '字段 "Titel" 不存在', 'Title'],
  [BOOK, '"sort": "-Title"', '"sort": «"-Titel"', '字段 "Titel" 不存在', 'Title'],
  [BOOK, '"min": 1', '"min": «9, "max": 3', '最小值 9 大于最大值 3'],
  [BOOK, '"min": 1', '"default": «"一"', '默认值应为 number，实际为 string'],
  [BOOK, '"index": true', '"default": «"7"', '字典 SHELF 没有代码 "7"'],
  [BOOK, '"length": 60', '"length": 60, "pattern": «"[0-9"', '正则表达式无效'],
  [BOOK, '"length": 60', '"length": 60, "pattern": «"(a+)+"', '嵌套量词'],
  [BOOK, '"field": "Pages" }', '"field": «"Page" }', '字段 "Page" 不存在', 'Pages'],
  [BOOK, '"scope": { "admin": "true", "student": "row.Shelf == \'1\'" }', '"scope": «{}', '无人能看到数据'],
  [BOOK, '"student": "row', '«"studnet": "row', '角色 "studnet" 不存在', 'student'],
  [BOOK, '"verb": "edit"', '"verb": «"approve"', 'approve 需要数据对象有 "flow"'],
  [BOOK, '"verb": "edit"', '"verb": «"handler"', '没有代码处理它'],
  [BOOK, '{ "title": "编辑", "verb": "edit"', '«{ "title": "编辑", "verb": "open"', 'open 需要 "url"'],
  [
    BOOK,
    '{ "title": "编辑", "verb": "edit"',
    '«{ "title": "编辑", "verb": "open", "batch": "all", "url": "/library"',
    '"urlOfAll" 与 "verb": "open"、"batch": "all" 须同时出现',
  ],
  [BOOK, '"unique": true', '«"exact": true', '字段 "Title" 不须唯一（"unique"），不用 "exact"'],
  [BOOK, '"unique": true', '"unique": true, "readonly": true, «"exact": true', '本来就逐字比较'],
  [BOOK, '{ "id": 3, "type": "int"', '{ "id": 3, «"exact": true, "type": "int"', '"exact" 只用于 text 类型'],
  [BOOK, '"length": 60', '"length": 60, "widget": "choice", "choices": «"Book/Cuont"', '调用', 'Book/Count'],
  // Conditions, shown at the word inside of them
  [BOOK, 'row.Pages > 10"', 'row.«Pagse > 10"', 'row 没有字段 "Pagse"', 'Pages'],
  [BOOK, "row.Shelf != '2'", 'row.Pages > 1 && row.«Pages', '应为是否，实际为数字'],
  [BOOK, "row.Shelf != '2'", '«row.Shelf > 2', '文本与数字不能用 ">" 比较大小'],
  [BOOK, "row.Shelf != '2'", "row.Shelf != '«9'", '字典 SHELF 没有代码 "9"'],
  [BOOK, "row.Shelf != '2'", "row.Title == '\\\"' && row.Shelf in ['1', '«8']", '字典 SHELF 没有代码 "8"'],
  [BOOK, "row.Shelf != '2'", '«rwo.Pages > 1', '此处没有名称 "rwo"', 'row'],
  [BOOK, "row.Shelf != '2'", "'«admn' in me.Roles", '角色 "admn" 不存在', 'admin'],
  [BOOK, "row.Shelf != '2'", "'«book.ad' in buttons", 'EnCode "book.ad" 不存在', 'book.add'],
  [BOOK, "row.Shelf != '2'", 'row.Pages.«lenght() > 2', '没有函数 "lenght"'],
  [BOOK, 'row.Pages > 5000', 'row.Pages >«', '条件没有写完'],
  [LIST, 'row.Pages > 500', 'me.«UserID == row.CreateUserId', 'me 没有字段 "UserID"', 'UserId'],
  // Pages
  [
    LIST,
    '"entity": "library/Book"',
    '"entity": «"library/Boook"',
    '数据对象 "library/Boook" 不存在',
    'library/Book',
  ],
  [LIST, '"columns": ["Title"', '"columns": [«"Titles"', '字段 "Titles" 不存在', 'Title'],
  [LIST, '"filters": ["Keyword", "Shelf"]', '"filters": ["Keyword", «"Self"]', '字段 "Self" 不存在', 'Shelf'],
  [
    LIST,
    '{ "EnCode": "book.delete", ',
    '{ "EnCode": «"book.delet", ',
    'EnCode "book.delet" 不存在',
    'book.delete',
  ],
  [
    LIST,
    '"form": "library/book-form"',
    '"form": «"library/book-from"',
    '页面 "library/book-from" 不存在',
    'library/book-form',
  ],
  [LIST, '"form": "library/book-form"', '"form": «"library/book-board"', '应为 form 或 wizard，实际为 board'],
  [FORM, '"Pages", "SequelOf"', '«"Page", "SequelOf"', '字段 "Page" 不存在', 'Pages'],
  [
    DETAIL,
    '"call": "Book/ByShelf"',
    '"call": «"Book/ByShelve"',
    '调用 "Book/ByShelve" 不存在',
    'Book/ByShelf',
  ],
  [DETAIL, '"Year": "\'2026\'",', '«"Yaer": "\'2026\'", "Year": "\'2026\'",', '没有输入 "Yaer"', 'Year'],
  // Menus, routes, calls, dictionaries, roles
  [
    MENU,
    '"comment": "library/book-list"',
    '"comment": «"library/book-lst"',
    '页面 "library/book-lst" 不存在',
    'library/book-list',
  ],
  [MENU, '"roles": ["student"]', '"roles": [«"studen"]', '角色 "studen" 不存在', 'student'],
  [MENU, '"roles": ["student"]', '"roles": «[]', '无人能看到此菜单'],
  [MENU, '"url": "/library/book"', '"url": «"/library"', '路由已用于菜单 1'],
  [MENU, '"parent": "1"', '"parent": «"9"', '上级菜单 "9" 不存在'],
  [MENU, '"book.delete": ["admin"]', '«"book.remove": ["admin"]', 'EnCode "book.remove" 不存在'],
  [ROUTES, '"path": "/404"', '"path": «"/library/card"', '路由 "/library/card" 重复'],
  [
    ROUTES,
    '"redirect": "/library/card"',
    '"redirect": «"/library/crad"',
    '路由 "/library/crad" 不存在',
    '/library/card',
  ],
  [ROUTES, '"permission": ["student"', '"permission": [«"students"', '角色 "students" 不存在', 'student'],
  [COUNT, '"access": { "EnCode": "book.add" },', '', '缺少 "access"'],
  [COUNT, '"Refused"', '«"Refusd"', '错误码 "Refusd" 不存在', 'Refused'],
  [COUNT, '"EnCode": "book.add"', '"EnCode": «"book.ad"', 'EnCode "book.ad" 不存在', 'book.add'],
  [BY_SHELF, '"method": "GET"', '"method": «"get"', '只能是 GET | POST'],
  [SHELF, '"name": "文学" },', '"name": "文学" }, { "code": «"1", "name": "文艺" },', 'code "1" 重复'],
  [SHELF, '"color": "green"', '"color": «"gren"', '只能是 default', 'green'],
  [ROLES, '"dataScope": "1"', '«"dataScop": "1", "dataScope": "1"', '不认识的键 "dataScop"'],
  [
    WIZARD,
    '["library/Copy"]',
    '[{ "entity": "library/Copy", "groups": «"Code" }]',
    '分组的字段 "Code" 应为 dict 类型',
  ],
  [
    WIZARD,
    '["library/Copy"]',
    '[{ "entity": "library/Copy", "order": «"Code" }]',
    '字段 "Code" 应为 int 类型',
  ],
  [
    WIZARD,
    '["library/Copy"]',
    '[{ "entity": "library/Copy", "grid": { "row": "No", "column": «"Code" } }]',
    '字段 "Code" 应为 int 类型',
  ],
  [
    LIST,
    '"kind": "list",',
    '"kind": "list", "groups": { "field": «"Pages" },',
    'dict、ref 或 text 类型，实际为 int',
  ],
  [
    BOOK,
    '"SequelOf": {',
    '"Key": { "id": 9, "type": "json", "title": "答案", "widget": "answer", "answer": { "by": «"Title", "kinds": { "1": "text" } } }, "SequelOf": {',
    '字段 "Title" 应为 dict 类型',
  ],
  ...ENDING_MISTAKES,
  ...QUERY_MISTAKES,
  ...CALENDAR_MISTAKES,
  [COPY, '"field": "BookId"', '"field": "BookId", "locked": «"row.Code == \'1\'"', '字段 "Code" 可以填写'],
];

/** A shelf that anybody may look at, and the list that shows it. */
const OPEN = 'pages/library/open-list.json';
const open = new Map(valid)
  .set(
    BOOK,
    valid
      .get(BOOK)!
      .replace(
        '"fields"',
        '"public": { "fields": ["Title", "Shelf", "Pages"], "when": "row.Shelf == \'1\'" },\n  "fields"',
      ),
  )
  .set(
    ROUTES,
    valid
      .get(ROUTES)!
      .replace(
        '"page": "library/book-borrow"',
        '"page": "library/book-borrow", "public": true, "visitor": "library/open-list"',
      ),
  )
  .set(
    OPEN,
    `{ "version": 1, "title": "图书", "kind": "list", "public": true, "entity": "library/Book",
       "filters": ["Keyword", "Shelf"], "columns": ["Title", "Shelf"], "filter": "row.Pages > 1" }`,
  );
const OPENED: readonly Mistake[] = [
  [BOOK, '"Shelf", "Pages"]', '"Shelf", «"Pagse"]', '字段 "Pagse" 不存在', 'Pages'],
  [BOOK, '"min": 1', '"min": 1, "class": "personal"', '字段 "Pages" 的 class 为 personal，不能公开'],
  [BOOK, '"min": 1', '"min": 1, "read": ["admin"]', '字段 "Pages" 只对部分角色可见，不能公开'],
  [BOOK, `"row.Shelf == '1'" },\n`, `"row.CreateUserId == «me.UserId" },\n`, '此处没有名称 "me"'],
  [
    OPEN,
    '"columns": ["Title"',
    '"columns": ["Title", «"SequelOf"',
    '字段 "SequelOf" 不在 library/Book 的 "public" 中',
  ],
  [
    OPEN,
    '"filters": ["Keyword"',
    '"filters": ["Keyword", «"SequelOf"',
    '字段 "SequelOf" 不在 library/Book 的 "public" 中',
  ],
  [OPEN, '"row.Pages > 1"', '«"row.CreateUserId == me.UserId"', '公开页面的条件不能用 "me"'],
  [
    OPEN,
    '"filter": "row',
    '"mark": [{ "when": «"row.SequelOf == null", "as": "muted", "title": "单本" }], "filter": "row',
    '字段 "SequelOf" 不在 library/Book 的 "public" 中',
  ],
  [
    ROUTES,
    '"page": "library/welcome",',
    '"page": "library/welcome", "visitor": «"library/book-list",',
    '没有声明 "public": true',
  ],
  [ROUTES, '"title": "书架",', '"title": "书架", «"visitor": "library/open-list",', '只用于公开的路由'],
  [LIST, '"kind": "list",', '"kind": "list", "public": «true,', '没有公开的路由通向此页面'],
  [FORM, '"version": 1,', '"version": 1, "public": «true,', 'form 页面不能公开'],
];

/** The books that somebody entered themselves, for who proves who they are. */
const MINE = 'pages/library/my-books.json';
const held = new Map(valid)
  .set(BOOK, valid.get(BOOK)!.replace('"fields"', '"own": "row.CreateUserId == me.UserId",\n  "fields"'))
  .set(
    ROUTES,
    valid
      .get(ROUTES)!
      .replace(
        '"routes": [',
        '"routes": [\n    { "path": "/mine", "title": "我的书", "page": "library/my-books", "public": true, "ticket": "study" },',
      ),
  )
  .set(
    MINE,
    `{ "version": 1, "title": "我的书", "kind": "list", "public": "ticket", "entity": "library/Book",
       "columns": ["Title", "Shelf"] }`,
  );
const YOURS =
  '"study" }, { "path": "/yours", "title": "书", "page": "library/book-list", "visitor": "library/book-list", "public": true, «"ticket": "study" },';
const HELD: readonly Mistake[] = [
  [ROUTES, '"ticket": "study"', '"ticket": «"stduy"', '只能是 temporary', 'study'],
  [ROUTES, '"title": "书架",', '"title": "书架", «"ticket": "study",', '只用于公开的路由'],
  [
    ROUTES,
    '"page": "library/welcome",',
    '"page": "library/book-borrow", «"ticket": "study",',
    '没有声明 "public": "ticket"',
  ],
  [ROUTES, '"study" },', YOURS, '没有声明 "public": "ticket"'],
  [MINE, '"columns"', '"form": «"library/book-form", "columns"', '没有声明 "public": "ticket"'],
  [LIST, '"kind": "list",', '"kind": "list", "public": «"ticket",', '没有带 "ticket" 的路由通向此页面'],
  [LIST, '"kind": "list",', '"kind": "list", "public": «"tickets",', '只能是', 'ticket'],
];

/** A board of figures that a person who has its address may look at, and the list of its keys. */
const COUNTS = 'pages/library/counts.json';
const shared = new Map(valid)
  .set(BOOK, valid.get(BOOK)!.replace('"unique": true }', '"unique": true, "class": "personal" }'))
  .set(BY_SHELF, valid.get(BY_SHELF)!.replace('"access": "user",', '"access": "user", "share": true,'))
  .set(
    ROUTES,
    valid
      .get(ROUTES)!
      .replace(
        '"routes": [',
        '"routes": [\n    { "path": "/counts", "title": "统计", "page": "library/counts", "public": true },',
      ),
  )
  .set(
    COUNTS,
    `{ "version": 1, "title": "统计", "kind": "board", "public": "share", "shares": "library/book-list",
       "blocks": [{ "block": "rank", "title": "排行", "name": "Shelf", "value": "Count",
         "source": { "call": "Book/ByShelf", "input": { "Year": "'2026'" } } }] }`,
  );
const SHARED: readonly Mistake[] = [
  [LIST, '"kind": "list",', '"kind": "list", "public": «"share",', 'list 页面不能凭链接分享'],
  [FORM, '"version": 1,', '"version": 1, "public": «"share",', 'form 页面不能凭链接分享'],
  [COUNTS, '"public": "share", "shares"', '«"shares"', '"shares" 只用于 "public": "share"'],
  [COUNTS, '"library/book-list"', '«"library/book-form"', '应为 list'],
  [
    COUNTS,
    '"blocks": [',
    '«"filters": { "entity": "library/Book", "fields": ["Shelf"] }, "blocks": [',
    '不能有 "filters"',
  ],
  [
    COUNTS,
    '"blocks": [',
    '"blocks": [{ "block": "list", "title": "图书", "page": «"library/book-list" },',
    '不能有列表',
  ],
  [
    COUNTS,
    `"call": "Book/ByShelf", "input": { "Year": "'2026'" }`,
    '"rows": [{ "Shelf": "1", "Count": 2 }]',
    '都没有 "share"',
  ],
  [COUNT, '"answer"', '«"share": true, "write": true, "answer"', '只用于只读的汇总数据'],
  [BY_SHELF, '"answer": "handler"', '"answer": "engine"', '不能用于读取数据对象的调用'],
  [BY_SHELF, '"Count": {\n', '«"Title": { "type": "string" }, "Count": {\n', '"Title" 指明具体的人'],
  [COUNT, '"answer": "handler"', '«"share": true, "answer": "handler"', '只用于 "access": "user" 的调用'],
  [
    BOOK,
    '"verb": "add"',
    '"verb": "add", «"shows": [{ "field": "Id", "title": "主键" }]',
    '"shows" 需要 "verb"',
  ],
];

const LOST: Mistake = [COUNTS, '"public": "share"', '"public": «"share"', '没有公开的路由通向此页面'];

describe('L05 mistakes in schemas', () => {
  atLength('the shipped schemas have none', () =>
    expect(checkFolder('schemas').map(problemLine)).toEqual([]),
  );

  it('there are at least 60 of them whose line and column are known', () => {
    expect(MISTAKES.filter(([, , wrong]) => wrong.includes('«')).length).toBeGreaterThanOrEqual(60);
  });

  it('nor has what anybody may look at', () => {
    for (const set of [open, held, shared]) expect(checkTexts(set).map(problemLine)).toEqual([]);
  });
  const cases = [
    ...[...MISTAKES, ...NEEDS_MISTAKES].map((one) => [one, valid] as const),
    ...OPENED.map((one) => [one, open] as const),
    ...HELD.map((one) => [one, held] as const),
    ...SHARED.map((one) => [one, shared] as const),
    [LOST, new Map(shared).set(ROUTES, valid.get(ROUTES)!)] as const,
  ].map(([mistake, of]) => ({ name: mistake[2] || `without ${mistake[1]}`, mistake, of }));
  it.each(sampled(cases, 80, ({ name }) => name))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake, of }) => expectFound(mistake, of),
  );
});
