import { describe, expect, it } from 'vitest';
import { judge, type Effect, type Situation } from './verdict.ts';

const answer = (
  ErrorCode: number,
  RequestMsg = '消息',
  ResultValue: unknown = null,
  more: Partial<Situation> = {},
) =>
  judge({
    status: 200,
    envelope: { ErrorCode, RequestMsg, ResultValue },
    hasToken: true,
    isOpenPage: false,
    ...more,
  });

const message = (text: string): Effect[] => [{ kind: 'message', text, isOfCaller: true }];

describe('Q03: what an ErrorCode does (specification 8)', () => {
  it.each([
    [0, true, []],
    [5001, true, []],
    [6000, true, []],
    [6001, true, []],
    [500, false, []],
    [3001, false, []],
    [2, false, message('消息')],
    [4242, false, message('消息')],
    [1001, false, [{ kind: 'modal', text: '消息' }]],
    [999, false, [{ kind: 'signOut' }]],
  ] as const)('%i', (code, passes, effects) => {
    expect(answer(code)).toMatchObject({ passes, code, effects });
  });

  it('999 on a page that stays open is only told', () => {
    const verdict = answer(999, '登录已过期', null, { isOpenPage: true });
    expect(verdict).toMatchObject({
      passes: false,
      effects: [{ kind: 'message', text: 'Token过期，请重新登录' }],
    });
  });

  it('90002 redirects, unless a text stands before the separator', () => {
    expect(answer(90002, 'https://pay.example.edu.cn/1').effects).toEqual([
      { kind: 'redirect', address: 'https://pay.example.edu.cn/1' },
    ]);
    expect(answer(90002, '系统维护中-----22:00').effects).toEqual([
      { kind: 'persistent', text: '系统维护中' },
    ]);
  });

  it('texts of fields are told unless a form says them', () => {
    expect(answer(2, '请检查', { Fields: [{ Key: 'Reason', Message: '请输入' }] }).effects).toEqual([
      { kind: 'message', text: '请检查', isOfCaller: true, isOfFields: true },
    ]);
  });
});

describe('what an HTTP status does', () => {
  it('403 is a notice with the server’s message', () => {
    expect(answer(2, '没有权限执行该操作', null, { status: 403 }).effects).toEqual([
      { kind: 'notice', title: 'Forbidden', text: '没有权限执行该操作' },
    ]);
  });

  it('401 ends the session when there is a token and no login flag', () => {
    const notice: Effect = {
      kind: 'notice',
      title: 'Unauthorized',
      text: 'Authorization verification failed',
    };
    expect(answer(999, '', null, { status: 401 }).effects).toEqual([notice, { kind: 'signOut' }]);
    expect(answer(999, '', null, { status: 401, hasToken: false }).effects).toEqual([notice]);
    expect(answer(999, '', { isLogin: true }, { status: 401 }).effects).toEqual([notice]);
  });

  it('429 says to wait, except for what runs unseen', () => {
    const text = '接口请求过于频繁，请等待5s后重试';
    expect(answer(2, 'x', null, { status: 429 }).effects).toEqual([{ kind: 'message', text }]);
    expect(answer(2, 'x', null, { status: 429, isWebLog: true }).effects).toEqual([]);
  });

  it('an answer without an envelope, such as a proxy’s error page, is refused with a text', () => {
    const otherwise = '服务器暂时无法连接（502），请稍后重试';
    const verdict = judge({ status: 502, envelope: undefined, otherwise, hasToken: true, isOpenPage: false });
    expect(verdict).toMatchObject({ passes: false, code: -1, effects: message(otherwise) });
  });
});
