import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { expectFound, type Mistake } from '../_util/schema-mistake.ts';

const POST = 'entities/clinic/Post.json';
const ROLES = 'menus/roles.json';
const MENU = 'menus/board.json';
const LIST = 'pages/clinic/post-list.json';

/** A board that patients read and write on, and whose posts a nurse closes. */
const board = new Map(readTexts('tests/fixtures/apps/clinic'))
  .set(
    POST,
    `{ "version": 1, "title": "留言", "module": "clinic", "label": "Text", "fields": {
         "Text": { "id": 1, "type": "text", "title": "内容", "length": 30 },
         "State": { "id": 2, "type": "text", "title": "状态", "length": 2 } },
       "scope": { "nurse": "true", "doctor": "row.State == '1'", "*": "row.State == '2'" },
       "writeScope": { "*": "row.CreateUserId == me.UserId" },
       "actions": {
         "clinic.post.write": { "title": "留言", "verb": "add", "selfService": true },
         "clinic.post.follow": { "title": "关注", "verb": "handler", "onRead": true, "selfService": true },
         "clinic.post.close": { "title": "办结", "verb": "set", "set": { "State": "'3'" } } } }`,
  )
  .set(
    LIST,
    `{ "version": 1, "kind": "list", "title": "留言", "entity": "clinic/Post", "columns": ["Text"],
       "toolbar": [{ "EnCode": "clinic.post.write" }],
       "rowActions": [{ "EnCode": "clinic.post.follow" }, { "EnCode": "clinic.post.close", "roles": ["nurse"] }] }`,
  )
  .set(
    MENU,
    `{ "version": 1, "title": "留言", "items": [
         { "id": "9", "text": "留言", "url": "/board", "comment": "clinic/post-list", "roles": ["*"] } ] }`,
  )
  .set(
    ROLES,
    `{ "version": 1, "title": "角色", "roles": [
         { "code": "admin", "name": "管理员", "dataScope": "4" },
         { "code": "doctor", "name": "医生", "dataScope": "1" },
         { "code": "nurse", "name": "护士", "dataScope": "1" },
         { "code": "patient", "name": "病人", "dataScope": "1", "selfService": true } ] }`,
  );

const MISTAKES: readonly Mistake[] = [
  [
    POST,
    `"*": "row.State == '2'" },\n       "writeScope": { "*": "row.CreateUserId == me.UserId" },`,
    `«"*": "row.State == '2'" },`,
    '须以 "writeScope" 写明',
  ],
  [POST, 'row.CreateUserId ==', 'row.«CreateUserI ==', '"CreateUserI"', 'CreateUserId'],
  [POST, '"writeScope": { "*"', '"writeScope": { «"nurs": "true", "*"', '角色 "nurs" 不存在', 'nurse'],
  [
    POST,
    '"writeScope": { "*"',
    '"writeScope": { "nurse": «"true", "*"',
    '没有列出的角色 "doctor" 照 "scope" 更改，只读的须写 "false"',
  ],
  [POST, '"verb": "set", "set"', '"verb": "set", «"onRead": true, "set"', '"onRead" 只用于 handler'],
  [
    LIST,
    '{ "EnCode": "clinic.post.close", "roles": ["nurse"] }',
    '{ "EnCode": "clinic.post.close", "roles": ["nurse", "patient"] }',
    '角色「病人」由菜单「留言」得到只给工作人员的按钮：clinic.post.close（办结）',
  ],
  [
    POST,
    '"verb": "add", "selfService": true',
    '"verb": "add"',
    '角色「病人」由菜单「留言」得到只给工作人员的按钮：clinic.post.write（留言）',
  ],
];

const COUNT = 'calls/Clinic/Count.json';

describe('18.13 mistakes in what a call takes', () => {
  const taken = `"Level": { "type": "integer", "maximum": 9 }, "Day": { "type": "string", "pattern": "^2026-01-[0-2][0-9]$" }`;
  const year = '"Year": { "type": "string" }';
  const valid = new Map(board).set(COUNT, board.get(COUNT)!.replace(year, `${year}, ${taken}`));
  const mistakes: readonly Mistake[] = [
    [COUNT, '"type": "integer", "maximum": 9', '"type": «"integer"', '整数须有 "maximum"'],
    [COUNT, '"pattern": "^2026-01-', '"pattern": «"^2026-[0-1][0-9]-', '也接受不存在的日期'],
  ];

  it('the set has none without them', () => {
    expect(checkTexts(valid).map(problemLine)).toEqual([]);
  });

  it.each(mistakes.map((mistake) => [mistake[2], mistake] as const))('%s', (_wrong, mistake) =>
    expectFound(mistake, valid),
  );
});

describe('18.1 mistakes in what is changed of what everybody reads, and in who gets buttons of the staff', () => {
  it('the set has none without them', () => {
    expect(checkTexts(board).map(problemLine)).toEqual([]);
  });

  it.each(MISTAKES.slice(0, 5).map((mistake) => [mistake[2], mistake] as const))('%s', (_wrong, mistake) =>
    expectFound(mistake, board),
  );

  it.each(MISTAKES.slice(5).map((mistake) => [mistake[2], mistake] as const))(
    'told at the menu that gives it: %s',
    (_wrong, [file, right, wrong, says]) => {
      const text = board.get(file)!;
      expect(text).toContain(right);
      const told = checkTexts(new Map(board).set(file, text.replace(right, wrong)));
      expect(told.map(problemLine)).toEqual([expect.stringContaining(says)]);
      expect(told[0]).toMatchObject({ file: MENU, pointer: '/items/0/roles' });
    },
  );
});
