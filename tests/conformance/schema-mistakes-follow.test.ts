import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const valid = readTexts('tests/fixtures/apps/books');
const BOOK = 'entities/library/Book.json';

/** Members of staff who look after books, and what follows from it. */
const DUTY = 'entities/library/Duty.json';
const KEEPER = 'entities/library/Keeper.json';
const LOAN = 'entities/library/Loan.json';
const staffed = new Map(valid)
  .set(
    KEEPER,
    `{ "version": 1, "title": "管理员", "scope": { "admin": "true" }, "fields": {
       "Name": { "id": 1, "type": "text", "title": "姓名", "length": 20 } } }`,
  )
  .set(
    DUTY,
    `{ "version": 1, "title": "看管", "sort": "-StartDate", "scope": { "admin": "true" },
       "assigns": { "person": "KeeperId", "post": "Post", "from": "StartDate", "to": "EndDate", "targets": ["BookId"],
         "tells": { "holds": "看管{target}", "ends": "看管{target}至{row.EndDate}", "lost": "不再看管{target}" } },
       "fields": {
         "KeeperId": { "id": 1, "type": "ref", "ref": "library/Keeper", "title": "管理员" },
         "Post": { "id": 2, "type": "dict", "dict": "SHELF", "title": "岗位" },
         "BookId": { "id": 3, "type": "ref", "ref": "library/Book", "title": "图书" },
         "StartDate": { "id": 4, "type": "date", "title": "开始" },
         "EndDate": { "id": 5, "type": "date", "title": "结束" },
         "Beside": { "id": 6, "type": "ref", "ref": "library/Duty", "title": "同期",
           "during": { "from": "StartDate", "to": "EndDate", "begins": "StartDate", "ends": "EndDate" } } } }`,
  )
  .set(
    LOAN,
    `{ "version": 1, "title": "借阅", "sort": "-BookId", "scope": { "admin": "true" }, "fields": {
       "BookId": { "id": 1, "type": "ref", "ref": "library/Book", "title": "图书" },
       "Pages": { "id": 2, "type": "int", "title": "页数", "follows": { "through": ["BookId"] } },
       "KeeperId": { "id": 3, "type": "ref", "ref": "library/Keeper", "title": "管理员", "follows": { "through": ["BookId"] } } } }`,
  )
  .set(
    BOOK,
    valid
      .get(BOOK)!
      .replace(
        '"SequelOf": {',
        '"KeeperId": { "id": 9, "type": "ref", "ref": "library/Keeper", "title": "管理员", "follows": { "post": "1" } },\n    "SequelOf": {',
      ),
  );
/** A list of the books that a member of staff looks after, with a mistake in it. */
const listed = (mistaken: string) =>
  [
    '"length": 20 } } }',
    `"length": 20 }, "BookIds": { "id": 5, "type": "json", "title": "图书", ${mistaken.replace(' }', ', "field": "BookId" }')} } } }`,
  ] as const;
const STAFFED: readonly Mistake[] = [
  [BOOK, '"post": "1"', '"post": «"9"', '字典 SHELF 没有代码 "9"'],
  [BOOK, '"post": "1"', '«"psot": "1"', '不认识的键 "psot"', 'post'],
  [
    BOOK,
    '"follows": { "post": "1" }',
    '«"follows": { "field": "Title" }',
    '"follows" 需要 "post"、"through"、"text" 或 "of"',
  ],
  [DUTY, '"from": "StartDate"', '"from": «"StatDate"', '字段 "StatDate" 不存在', 'StartDate'],
  [DUTY, '"post": "Post"', '"post": «"StartDate"', '字段 StartDate 应为 dict 类型，实际为 date'],
  [DUTY, '"to": "EndDate"', '"to": «"Post"', '字段 Post 应为 date 类型，实际为 dict'],
  [
    DUTY,
    '"ends": "看管{target}至{row.EndDate}"',
    '"ends": «"看管{target}至{row.EndDat}"',
    '字段 "EndDat" 不存在',
    'EndDate',
  ],
  [DUTY, '"targets": ["BookId"]', '"targets": ["BookId", «"Post"]', '字段 Post 应为 ref 类型，实际为 dict'],
  [
    DUTY,
    '"targets": ["BookId"]',
    '"targets": ["BookId"], "account": «"Name", "roles": { "1": "admin" }',
    '字段 Name 应引用 system/SysUser',
  ],
  [DUTY, '"assigns": {', '"assigns": «{ "account": "Name",', '"roles" 与 "account" 须一同使用'],
  [LOAN, '["BookId"] } },', '[«"BokId"] } },', '字段 "BokId" 不存在', 'BookId'],
  [LOAN, '["BookId"] } },', '[«"Pages"] } },', '字段 Pages 不是引用'],
  [KEEPER, ...listed('"follows": «{ "of": "library/Duty" }'), '"of" 与 "by" 须一同使用'],
  [
    KEEPER,
    ...listed('"follows": { "of": «"library/Dtuy", "by": "KeeperId" }'),
    '"library/Dtuy"',
    'library/Duty',
  ],
  [
    KEEPER,
    ...listed('"follows": { "of": "library/Duty", "by": «"Keeper" }'),
    '字段 "Keeper" 不存在',
    'KeeperId',
  ],
  [
    KEEPER,
    ...listed('"follows": { "of": "library/Duty", "by": «"BookId" }'),
    '字段 BookId 应引用 library/Keeper',
  ],
  [
    KEEPER,
    '"scope": { "admin": "true" }',
    '"scope": «{ "admin": "true", "student": "me.OrgId == row.Name" }, "actions": { "library.keeper.add": { "title": "新增", "verb": "add" } }',
    '须以 "doneBy" 声明哪些字段记下经办的账号',
  ],
  [KEEPER, '"scope": {', '"doneBy": [«"Name"], "indexes": [["Name"]], "scope": {', '应为只读的账号主键'],
  [KEEPER, '"scope": {', '"doneBy": [«"Nmae"], "scope": {', '字段 "Nmae" 不存在', 'Name'],
  [KEEPER, '"scope": {', '"doneBy": [«"CreateUserId"], "scope": {', '字段 CreateUserId 须有索引'],
  [
    LOAN,
    '"type": "int"',
    '"type": "decimal"',
    '只用于 ref、dict、text、int、bool、phone、date、refs、json 类型',
  ],
  [
    LOAN,
    '"KeeperId": { "id": 3, "type": "ref", "ref": "library/Keeper", "title": "管理员", "follows": { "through": ["BookId"] } }',
    '"KeeperId": «{ "id": 3, "type": "ref", "ref": "library/Keeper", "title": "管理员" }',
    '字段 KeeperId 与 BookId 所引用的图书的字段同名，须声明是否为副本',
  ],
  [
    LOAN,
    '"Pages": { "id": 2, "type": "int", "title": "页数", "follows": { "through": ["BookId"] } }',
    '"Pages": «{ "id": 2, "type": "int", "title": "页数", "readonly": true }',
    '字段 Pages 与 BookId 所引用的图书的字段同名，须声明是否为副本',
  ],
  [
    LOAN,
    '"follows": { "through": ["BookId"] } },',
    '"follows": { "through": ["BookId"] }, «"copy": "snapshot" },',
    '"copy" 与 "follows" 只能声明一项',
  ],
  [KEEPER, '"length": 20', '"length": 20, «"copy": "none"', '不需要 "copy": "none"'],
  [
    KEEPER,
    '"length": 20 } } }',
    '"length": 20 }, "LenderUserName": «{ "id": 4, "type": "text", "length": 20, "title": "经手人", "readonly": true } } }',
    '字段 LenderUserName 是别处的名称',
  ],
  [
    LOAN,
    '["BookId"] } } } }',
    '["BookId"] } }, "Spine": { "id": 4, "type": "text", "length": 80, "title": "书脊", "follows": { "text": «"{BookId.Titel} {Pages}" } } } }',
    '字段 "Titel" 不存在',
    'Title',
  ],
  [LOAN, '["BookId"] } },', '["BookId"], "while": "row.«Pagse > 1" } },', 'row 没有字段 "Pagse"', 'Pages'],
  [
    LOAN,
    '"scope": { "admin": "true" }, "fields": {',
    '"scope": { "admin": "true", "student": «"row.LastId == me.TeacherId" }, "fields": { "LastId": { "id": 9, "type": "ref", "ref": "library/Keeper", "title": "经手人", "copy": "snapshot" },',
    '数据范围使用的 LastId 没有在所有数据中跟随现任',
  ],
  [LOAN, '["BookId"] } },', '[«"BookId"], "field": "Shelf" } },', '与此字段不是同一种值'],
  [DUTY, '"ends": "EndDate"', '"ends": «"Post"', '字段 Post 应为 date 类型，实际为 dict'],
  [LOAN, '"version": 1,', '"version": 1, «"following": "row.Pages > 1",', '需要 traits'],
  [
    BOOK,
    '"title": "页数", "min": 1',
    '"title": "页数", "min": 1, "follows": «{ "through": ["SequelOf"] }',
    '循环跟随：library/Book.Pages → library/Book.Pages',
  ],
];

describe('mistakes in what follows what', () => {
  it('there is none in what they are made of', () => {
    expect(checkTexts(staffed).map(problemLine)).toEqual([]);
  });

  it.each(STAFFED.map((mistake) => ({ name: mistake[2], mistake })))(
    '$name is found where it is, with its reason, and nothing else is told',
    ({ mistake }) => expectFound(mistake, staffed),
  );
});
