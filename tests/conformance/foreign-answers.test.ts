import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/contract/subject.ts';
import { DIALECTS } from '../fixtures/foreign-server/dialects.ts';
import { menu, WELCOME_SYSTEM } from '../fixtures/foreign-server/menu.ts';
import { mutated, mutationsOf, say } from '../fixtures/foreign-server/mutations.ts';
import { readEnvelope } from '../../src/client/request/envelope.ts';
import { homeOf } from '../../src/client/session/home.ts';
import { NOBODY as NO_USER } from '../../src/client/session/session.ts';
import { navigationOf, routesOf } from '../../src/client/shell/menu-routes.ts';
import { shapeMenu } from '../../src/client/shell/shape-menu.ts';
import { readLogin, readPasswordCheck } from '../../src/client/account/read-login.ts';
import { branchOf, readMenu } from '../../src/client/account/read-menu.ts';
import { readBase, readBinding } from '../../src/client/account/read-user.ts';
import { readDownloads, readTypes, readUploads } from '../../src/client/account/tasks/read-tasks.ts';

const LOGIN = {
  Token: 't1',
  TrueName: '张老师',
  LoginName: 'teacher01',
  OrgName: '农学院',
  ProgectName: '',
  ClassName: '',
  Id: '17',
  UserType: '2',
  RoleCodes: ['teacher'],
  btnList: { '13': [{ EnCode: 'core.campus.add', Url: '' }] },
};
const TASK = { Id: '1', TaskType: '1', FileBusinessType: '2', CreateDate: '2026-09-01 08:00:00' };
const UPLOADS = {
  total: 1,
  rows: [{ ...TASK, OriginalFileName: 'a', IsAskForStr: '已完成', TaskLog: '/a', Total: 1 }],
};
const DOWNLOADS = {
  total: 1,
  rows: [{ ...TASK, DownFileName: 'a', DownProgress: '1', DownType: '2', Url: '/a' }],
};
const user = { ...NO_USER, token: 't1', name: '张老师' };

/** Everything that the frame makes of a menu. */
function frame(value: unknown) {
  const items = readMenu(value);
  for (const variant of ['full', 'system', 'application'] as const) {
    const shaped = shapeMenu(items, variant);
    routesOf(shaped);
    navigationOf(shaped);
    homeOf(shaped);
  }
  return items;
}

/** Each answer that a session begins with, with its reader and an answer in the specification's words. */
const READERS: Readonly<
  Record<string, readonly [call: string, read: (value: unknown) => unknown, value: unknown]>
> = {
  login: ['/api/UserAuth/GetManUserLogin', readLogin, LOGIN],
  'password check': [
    '/api/UserAuth/JudgePassword',
    readPasswordCheck,
    { ErrorMess: '', Mail: '', IsTheach: false },
  ],
  menu: ['/api/UserRole/LoadMenuByUser', frame, menu()],
  'base information': [
    '/api/UserInfo/GetLoginBaseInfo',
    (value) => readBase(value, user),
    {
      Id: '17',
      TrueName: '张老师',
      Avatar: '',
      RoleCodes: ['a'],
      Welcome: '',
      Begin: '/a',
      Subject: { ...NOBODY, UserId: '17', TrueName: '张老师', Roles: ['a'], RoleIds: ['1'] },
    },
  ],
  binding: ['/api/UserAuth/IsBingWX', readBinding, { IsBing: 1, NickName: '', BindDate: '', BindUrl: '' }],
  uploads: ['/api/ImportExport/GetInPutTaskList', readUploads, UPLOADS],
  downloads: ['/api/ImportExport/GetDownTaskList', readDownloads, DOWNLOADS],
  types: ['/api/ImportExport/GetBusinessList', readTypes, [{ Id: '1', Name: '学生导入' }]],
};

/** What is read has the form of what is read of the specification's own words: the same names, with values of the same types. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'object' : typeof value;
}

describe.each(Object.entries(READERS))('Q10: the reader of %s', (_name, [call, read, value]) => {
  const usual = read(value);

  it.each(DIALECTS)('reads the same out of the dialect $name, as far as it says it', (dialect) => {
    const said = JSON.parse(
      JSON.stringify(dialect.say({ code: 0, text: '', value }, `POST ${call}`)),
    ) as unknown;
    const envelope = readEnvelope(said);
    expect(envelope?.ErrorCode).toBe(0);
    const result = read(envelope?.ResultValue);
    expect(formOf(result)).toBe(formOf(usual));
    if (dialect.name !== 'sparse') expect(result).toEqual(usual);
  });

  it('never speaks English, and never hands on what is of another form', () => {
    const found: string[] = [];
    const sent = { ErrorCode: 0, RequestMsg: '', ResultValue: value };
    for (const mutation of mutationsOf(sent)) {
      try {
        const envelope = readEnvelope(mutated(sent, mutation));
        if (!envelope || envelope.ErrorCode !== 0) continue;
        const result = read(envelope.ResultValue);
        if (formOf(result) !== formOf(usual)) found.push(say(mutation));
        if (formOf(usual) === 'object')
          for (const [name, one] of Object.entries(usual as object)) {
            const now = (result as Record<string, unknown>)[name];
            const isSame = formOf(now) === formOf(one) || now === undefined || one === undefined;
            if (!isSame) found.push(`${say(mutation)} makes ${name} ${String(formOf(now))}`);
          }
      } catch (failure) {
        if (!/[\u4e00-\u9fff]/.test(String(failure))) found.push(`${say(mutation)}: ${String(failure)}`);
      }
    }
    expect(found).toEqual([]);
  });
});

it('Q10: more than 2,000 changed answers are read in each run', () => {
  const counts = Object.values(READERS).map(
    ([, , value]) => mutationsOf({ ErrorCode: 0, RequestMsg: '', ResultValue: value }).length,
  );
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(2_000);
});

describe('what the readers make of an answer', () => {
  it.each([[{}], [true], [null], ['true'], [[]], [{ ErrorMess: '' }], [{ ErrorMess: null }]])(
    'A04: %j says that the password is good enough',
    (value) => expect(readPasswordCheck(value).ErrorMess).toBe(''),
  );

  it('A01: a login without a token is none', () => {
    for (const value of [null, {}, { Token: '' }, { Token: null }, [], 'x'])
      expect(() => readLogin(value)).toThrow('登录未成功');
  });

  it('A03: no list of items is no menu', () => {
    for (const value of [null, {}, [], '', 'x', 0, [null]]) expect(readMenu(value)).toEqual([]);
  });

  it('S07, L03: addresses without a slash, flags of any form, groups that lead nowhere', () => {
    const [group] = readMenu([
      {
        Id: 7,
        Name: '分组',
        attributes: { IsShow: '1', url: '#' },
        children: [
          {
            id: 8,
            text: '页',
            attributes: { url: 'a/b', comment: '/core/campus-list', IsShow: true, TargetType: '0' },
          },
          { id: 9, text: '外', attributes: { url: 'https://a.example/', IsShow: 1, TargetType: '1' } },
          { id: 10, text: '藏', attributes: { url: '/c', comment: 'x', IsShow: '0' } },
        ],
      },
    ]);
    expect(group).toMatchObject({ id: '7', text: '分组', attributes: { comment: 'route-view' } });
    expect(navigationOf([group!])).toMatchObject([
      {
        name: '7',
        children: [
          { path: '/a/b', isNewWindow: false },
          { path: 'https://a.example/', isNewWindow: true },
        ],
      },
    ]);
    expect(routesOf([group!]).get('/a/b')).toMatchObject({ page: 'core/campus-list' });
    expect(homeOf([group!])).toBe('/a/b');
  });

  it('A03: a branch is chosen here where the server sends the whole menu, and refused where there is none', () => {
    const whole = readMenu(menu());
    const ids = (confined: Parameters<typeof branchOf>[1]) => branchOf(whole, confined).map(({ id }) => id);
    expect(ids({})).toEqual(['10', '20']);
    expect(ids({ SystemId: WELCOME_SYSTEM })).toEqual(['20']);
    expect(ids({ SystemId: '/welcome-system' })).toEqual(['20']);
    expect(ids({ ApplyId: '13' })).toEqual(['13']);
    // What a server has chosen already stays as it is.
    expect(branchOf(branchOf(whole, { ApplyId: '13' }), { ApplyId: '13' })).toHaveLength(1);
    for (const confined of [
      { SystemId: '99' },
      { ApplyId: '99' },
      { SystemId: WELCOME_SYSTEM, ApplyId: '13' },
    ])
      expect(() => ids(confined)).toThrow('内部模块错误');
    expect(branchOf([], { SystemId: '99' })).toEqual([]);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [{ IsBing: '1' }, true],
    [{ IsBind: true }, true],
    [false, false],
    ['0', false],
    [null, false],
    [{}, false],
    [{ IsBing: 0 }, false],
  ])('A07: IsBingWX %j is bound: %j', (value, isBound) => expect(readBinding(value).isBound).toBe(isBound));

  it('S13: a finished download is one, whatever form its progress has', () => {
    const progress = (DownProgress: unknown) => readDownloads({ rows: [{ DownProgress }] }).rows[0]?.progress;
    expect([1, '1', true].map(progress)).toEqual(['1', '1', '1']);
    expect([0, '0', false].map(progress)).toEqual(['0', '0', '0']);
    expect([2, '2'].map(progress)).toEqual(['2', '2']);
  });
});
