import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const USER = 'entities/system/SysUser.json';
const CASE = 'entities/library/Complaint.json';

/** People who are picked, and rows that are handed to them. */
const directed = new Map(readTexts('tests/fixtures/apps/books'))
  .set(
    USER,
    `{ "version": 1, "title": "用户", "label": "TrueName", "scope": { "admin": "true" },
       "directory": { "beside": ["LoginName"], "also": { "entity": "library/Complaint", "by": "HandlerId", "field": "BookId" }, "scope": { "admin": "row.State == '1'" } },
       "fields": {
         "LoginName": { "id": 1, "type": "text", "title": "登录名", "length": 30 },
         "TrueName": { "id": 2, "type": "text", "title": "姓名", "length": 30, "class": "personal" },
         "Phone": { "id": 3, "type": "phone", "title": "手机", "class": "personal", "mask": "phone" },
         "State": { "id": 4, "type": "text", "title": "状态", "length": 2 } } }`,
  )
  .set(
    CASE,
    `{ "version": 1, "title": "投诉", "label": "Text", "module": "library", "scope": { "admin": "row.HandlerId == me.UserId" },
       "shared": { "entity": "system/SysUser", "by": "LoginName", "on": "Text", "scope": { "*": "row.State == '2'" },
         "gone": { "when": "row.State == '0'", "message": "投诉已撤回" } }, "fields": {
         "Text": { "id": 1, "type": "text", "title": "内容", "length": 30 },
         "BookId": { "id": 2, "type": "ref", "ref": "library/Book", "title": "图书" },
         "HandlerId": { "id": 3, "type": "ref", "ref": "system/SysUser", "title": "处理人", "readonly": true } },
       "actions": {
         "library.case.view": { "title": "查看", "verb": "view" },
         "library.case.assign": { "title": "指派", "verb": "set", "set": { "HandlerId": "params.HandlerId" }, "params": {
           "HandlerId": { "type": "ref", "ref": "system/SysUser", "title": "处理人", "ableTo": "library.case.view" } } } } }`,
  );

const MISTAKES: readonly Mistake[] = [
  [CASE, "row.State == '0'", "row.«Stat == '0'", '"Stat"', 'State'],
  [USER, '"beside": ["LoginName"]', '"beside": [«"LoginNam"]', '字段 "LoginNam" 不存在', 'LoginName'],
  [USER, '"beside": ["LoginName"]', '"beside": [«"Phone"]', '不能写在姓名旁边'],
  [USER, "row.State == '1'", "row.«Stat == '1'", '"Stat"', 'State'],
  [USER, '"by": "HandlerId"', '"by": «"Text"', '字段 Text 应为 ref 类型，实际为 text'],
  [CASE, ', "ableTo": "library.case.view"', '', '参数需要 "ableTo"'],
  [CASE, '"ableTo": "library.case.view"', '"ableTo": «"library.case.vew"', '不存在', 'library.case.view'],
  [
    CASE,
    '"title": "图书" }',
    '"title": "图书", «"ableTo": "library.case.view" }',
    '"ableTo" 只用于操作的参数',
  ],
];

describe('16.2, 16.3 mistakes in directories and in what is handed over', () => {
  it('the set has none without them', () => {
    expect(checkTexts(directed).map(problemLine)).toEqual([]);
  });

  it.each(MISTAKES.map((mistake) => [mistake[0], mistake[2], mistake] as const))(
    '%s: %s',
    (_file, _wrong, mistake) => expectFound(mistake, directed),
  );
});
