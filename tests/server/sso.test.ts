import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cas,
  failure,
  startForgingProvider,
  success,
  type ForgingProvider,
} from '../_util/forging-provider.ts';
import { startIdentityProvider, type IdentityProvider } from '../_util/identity-provider.ts';
import { providersOf } from '../_util/sso-providers.ts';
import { endedBindingCases } from './cases/ended-bindings.ts';
import { registeredProviderCases } from './cases/registered-provider.ts';
import { startSchool, type Answered, type TestSchool } from '../_util/server.ts';

const PUBLIC_URL = 'https://xg.example.edu.cn';
const OVER = '登录请求已失效，请重新登录';
const UNKNOWN = '统一认证账号未关联本系统用户';
let real: IdentityProvider;
let forger: ForgingProvider;
let school: TestSchool;
let folder = '';

beforeAll(async () => {
  real = await startIdentityProvider([
    { id: 'xg', secret: 'secret-of-ly', redirectUri: `${PUBLIC_URL}/user/loginLy` },
    { id: 'xg-zx', secret: 'secret-of-zx', redirectUri: `${PUBLIC_URL}/user/ZXLogin` },
  ]);
  forger = await startForgingProvider();
  folder = await mkdtemp(join(tmpdir(), 'xgt-sso-'));
  const ssoFile = join(folder, 'sso.json');
  const { url } = forger;
  await writeFile(ssoFile, JSON.stringify(providersOf(real.issuer, url)));
  school = await startSchool({ ssoFile, publicUrl: PUBLIC_URL });
});
afterAll(async () => {
  await school.close();
  await real.close();
  await forger.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  forger.claims = {};
  forger.signing = 'right';
});

test.each([
  ['LY', '/user/loginLy'],
  ['ZX', '/user/ZXLogin'],
  ['YM', '/user/loginYm'],
  ['QYWX', '/QYWXlogin'],
  ['WX', '/LoginWX'],
  ['THIRD', '/user/ssoLogin'],
])(
  'C18: %s sends people back to the configured address, whatever the request says',
  async (ClientCode, page) => {
    const { value } = await school.client().call(
      'UserAuth/SSOBegin',
      { ClientCode },
      {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
      },
    );
    const sent = new URL(value.Url).searchParams;
    const back = new URL(sent.get('redirect_uri') ?? sent.get('service') ?? '');
    expect(back.origin + back.pathname).toBe(PUBLIC_URL + page);
    expect(value.Url).not.toContain('evil');
  },
);

interface Came {
  code: string;
  state: string;
  binding: string;
  iss?: string;
}
const begin = async (ClientCode: string) => {
  const { value } = await school.client().call('UserAuth/SSOBegin', { ClientCode });
  return value as { Url: string; Binding: string };
};
/** A person logs in at the real provider and comes back. */
async function come(account: string, client = 'LY'): Promise<Came> {
  const { Url, Binding } = await begin(client);
  const back = await real.login(Url, account);
  const of = (name: string) => back.searchParams.get(name) ?? '';
  return { code: of('code'), state: of('state'), binding: Binding, iss: of('iss') };
}
/** Somebody comes back from the provider that lies. */
async function comeForged(client: string): Promise<Came> {
  const { Url, Binding } = await begin(client);
  return { ...forger.authorize(Url), binding: Binding };
}
const finish = (client: string, came: Partial<Came>) => {
  const { code = '', state, binding, iss } = came;
  const own = { LY: 'UserAuth/SSOAuthByLy', YM: 'UserAuth/SSOAuthByYM', ZX: 'UserAuth/SSOAuthByZX' } as const;
  const given = Object.entries({ code, state, Binding: binding, iss }).filter(
    ([, value]) => value !== undefined,
  );
  if (client === 'LY' || client === 'YM' || client === 'ZX')
    return school.client().call(own[client], Object.fromEntries(given));
  return school.client().call('UserAuth/SSOGetThreenUserLogin', {
    ClientCode: client,
    Ticket: code || 'none',
    State: state,
    Binding: binding,
    Iss: iss,
  });
};
const expectOver = (answer: Answered) =>
  expect(answer).toMatchObject({ status: 200, code: 2, message: OVER, value: null });
const count = async (table: string) =>
  (await school.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`)).rows[0]!.n;

async function bind(client: string, came: Came, loginName: string): Promise<Answered> {
  const answer = await finish(client, came);
  expect(answer).toMatchObject({ code: 2, message: UNKNOWN, value: { BindTicket: expect.any(String) } });
  const person = await school.as(loginName);
  return person.call('UserAuth/SSOBind', { BindTicket: answer.value.BindTicket, Binding: came.binding });
}

describe('A06: single sign-on', () => {
  test('the login page is told the ways in, without their secrets', async () => {
    const answer = await school.client().call('UserAuth/GetSsoClients', {});
    expect(answer.value[0]).toEqual({ ClientCode: 'LY', ClientName: '校园统一认证', Page: '/user/loginLy' });
    expect(answer.text).not.toContain('secret');
    expect((await school.client().call('UserAuth/SSOBegin', { ClientCode: 'NONE' })).message).toBe(
      '未启用该登录方式',
    );
  });

  test('a person of a real OpenID Connect provider proves once which account is his, and is in from then on', async () => {
    const { Url } = await begin('LY');
    const asked = new URL(Url).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('redirect_uri')]).toEqual([
      'S256',
      `${PUBLIC_URL}/user/loginLy`,
    ]);
    expect([asked.get('nonce'), asked.get('state')]).not.toContain(null);
    expect(await bind('LY', await come('sub-4711'), 'edu01')).toMatchObject({ code: 0, value: true });
    const answer = await finish('LY', await come('sub-4711'));
    expect(answer).toMatchObject({
      code: 0,
      value: { LoginName: 'edu01', SystemId: '340', LogoutUrl: `${real.issuer}/session/end` },
    });
    const client = school.client();
    client.token = answer.value.Token;
    expect((await client.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
    const log = await school.database.query(
      `SELECT "LoginKind", "Result" FROM "LoginLog" WHERE "LoginName" = 'edu01' ORDER BY "Id" DESC LIMIT 1`,
    );
    expect(log.rows).toEqual([{ LoginKind: '5', Result: 1 }]);
  });

  test('nobody who came by a provider is asked to change a password that he does not know', async () => {
    await school.database.query(`UPDATE "SysUser" SET "IsWeakPwd" = 1 WHERE "LoginName" = 'edu01'`);
    const client = school.client();
    client.token = (await finish('LY', await come('sub-4711'))).value.Token;
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).toBe('');
    expect((await client.call('Notice/LoadMyMsgGroupList', {})).status).toBe(200);
    const byPassword = await school.as('edu01');
    expect((await byPassword.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
  });

  test('CAS whose users are the school’s own numbers binds them at their first login', async () => {
    const { Url, Binding } = await begin('YM');
    const service = new URL(Url).searchParams.get('service')!;
    forger.cas = (ticket, asked) => (ticket === 'ST-1' && asked === service ? success('fin01') : failure());
    const state = new URL(service).searchParams.get('state')!;
    expect(await finish('YM', { code: 'ST-1', state, binding: Binding })).toMatchObject({
      code: 0,
      value: { LoginName: 'fin01' },
    });
    const bound = await school.database.query(`SELECT "Subject" FROM "SsoBind" WHERE "ClientCode" = 'YM'`);
    expect(bound.rows).toEqual([{ Subject: 'fin01' }]);
  });

  test('a member of the enterprise comes in by Enterprise WeChat, and the header’s dialog knows of it', async () => {
    forger.wecom = (code) => (code === 'good' ? { errcode: 0, userid: 'zhangsan' } : { errcode: 40029 });
    expect(await bind('QYWX', { ...(await stateOf('QYWX')), code: 'good' }, 'psy01')).toMatchObject({
      code: 0,
    });
    const answer = await finish('QYWX', { ...(await stateOf('QYWX')), code: 'good' });
    expect(answer).toMatchObject({ code: 0, value: { LoginName: 'psy01' } });
    const client = school.client();
    client.token = answer.value.Token;
    expect((await client.call('UserAuth/IsBingWX', {})).value.IsBing).toBe(1);
  });

  test('LoginWX: the holder of a phone comes in by WeChat', async () => {
    forger.wechat = (code) => (code === 'good' ? { openid: 'o-1', access_token: 'x' } : { errcode: 40029 });
    expect(await bind('WX', { ...(await stateOf('WX')), code: 'good' }, 'labour01')).toMatchObject({
      code: 0,
    });
    const answer = await finish('WX', { ...(await stateOf('WX')), code: 'good' });
    expect(answer).toMatchObject({ code: 0, value: { LoginName: 'labour01' } });
    expectOver(await finish('WX', { ...(await stateOf('WX')), code: 'used' }));
  });

  test('plain OAuth 2 by the field that names a person for ever', async () => {
    forger.user = { uid: 88, name: '某人' };
    expect(await bind('THIRD', await comeForged('THIRD'), 'rec01')).toMatchObject({ code: 0 });
    expect((await finish('THIRD', await comeForged('THIRD'))).value).toMatchObject({ LoginName: 'rec01' });
  });
});

const stateOf = async (client: string) => {
  const { Url, Binding } = await begin(client);
  return { state: new URL(Url).searchParams.get('state') ?? '', binding: Binding, code: '' };
};
/** Each begins as a login that would succeed, since sub-4711 is bound; one thing is wrong with it. */
describe('A06: forged and replayed logins are refused', () => {
  const whole = () => come('sub-4711');
  const wrong: [string, () => Promise<Answered>][] = [
    ['no state', async () => finish('LY', { ...(await whole()), state: undefined })],
    ['another state', async () => finish('LY', { ...(await whole()), state: 'f'.repeat(64) })],
    [
      'the state of another login of this browser',
      async () => finish('LY', { ...(await whole()), state: (await stateOf('LY')).state }),
    ],
    [
      'no binding: the link of a stranger',
      async () => finish('LY', { ...(await whole()), binding: undefined }),
    ],
    [
      'the binding of another browser',
      async () => finish('LY', { ...(await whole()), binding: (await stateOf('LY')).binding }),
    ],
    [
      'a login that is used again',
      async () => {
        const came = await whole();
        expect((await finish('LY', came)).code).toBe(0);
        return finish('LY', came);
      },
    ],
    [
      'a code that is used again in a new login',
      async () => {
        const came = await whole();
        expect((await finish('LY', came)).code).toBe(0);
        return finish('LY', { ...(await stateOf('LY')), code: came.code, iss: came.iss });
      },
    ],
    [
      'a code injected from another login (PKCE)',
      async () => finish('LY', { ...(await stateOf('LY')), code: (await whole()).code, iss: real.issuer }),
    ],
    [
      'a login that took too long',
      async () => {
        const came = await whole();
        await school.database.query(`UPDATE sys_sso_journey SET expires = now()`);
        return finish('LY', came);
      },
    ],
    ['a login of another provider', async () => finish('ZX', await whole())],
    [
      'a code of another client',
      async () =>
        finish('LY', {
          ...(await stateOf('LY')),
          code: (await come('sub-4711', 'ZX')).code,
          iss: real.issuer,
        }),
    ],
    [
      'an answer in the name of another issuer (mix-up)',
      async () => finish('LY', { ...(await whole()), iss: forger.url }),
    ],
    ['a made-up code', async () => finish('LY', { ...(await whole()), code: 'made-up' })],
  ];
  test.each(wrong)('%s', async (_what, attempt) => expectOver(await attempt()));

  const forged: [string, Record<string, unknown>, ForgingProvider['signing']?][] = [
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'other' }],
    ['a token of long ago', { exp: 1, iat: 0 }],
    ['no subject', { sub: undefined }],
    ['a subject with a control character', { sub: 'forged-1\u0000' }],
    ['no signature', {}, 'none'],
    ['the signature of a stranger', {}, 'stranger'],
  ];
  test.each(forged)('a token with %s', async (_what, claims, signing = 'right') => {
    forger.claims = claims;
    forger.signing = signing;
    expectOver(await finish('FORGED', await comeForged('FORGED')));
  });

  test('the same provider’s right token is believed, so the refusals above are for what was wrong', async () => {
    expect((await finish('FORGED', await comeForged('FORGED'))).message).toBe(UNKNOWN);
  });

  const tickets: [string, string, (ticket: string, service: string) => string][] = [
    ['a made-up ticket', 'ST-made-up', () => failure()],
    [
      'a ticket for another service',
      'ST-2',
      (_ticket, service) => (service.startsWith('https://other') ? success('fin01') : failure()),
    ],
    ['a ticket of a proxy', 'PT-3', () => success('fin01')],
    [
      'a user through proxies',
      'ST-4',
      () => success('fin01', '<cas:proxies><cas:proxy>https://p.example</cas:proxy></cas:proxies>'),
    ],
    ['a failure that quotes a success', 'ST-5', () => failure(success('fin01'))],
    ['two users', 'ST-6', () => success('fin01</cas:user><cas:user>admin')],
    [
      'a user among the attributes',
      'ST-7',
      () =>
        cas(
          '<cas:authenticationSuccess><cas:attributes><cas:user>fin01</cas:user></cas:attributes></cas:authenticationSuccess>',
        ),
    ],
    ['entities', 'ST-8', () => `<!DOCTYPE x [<!ENTITY u "fin01">]>${success('&u;')}`],
    ['a success in a comment', 'ST-9', () => `<!-- ${success('fin01')} -->`],
    ['another namespace', 'ST-10', () => success('fin01').replace('www.yale.edu', 'evil.example')],
    ['no user', 'ST-11', () => success('')],
    ['a page in place of an answer', 'ST-12', () => '<html>登录</html>'],
  ];
  test.each(tickets)('CAS: %s', async (_what, code, answer) => {
    forger.cas = answer;
    const { Url, Binding } = await begin('YM');
    const state = new URL(new URL(Url).searchParams.get('service')!).searchParams.get('state')!;
    expectOver(await finish('YM', { code, state, binding: Binding }));
  });

  test.each([
    ['a code that does not count', { errcode: 40029, userid: 'zhangsan' }],
    ['somebody outside of the enterprise', { errcode: 0, openid: 'zhangsan', external_userid: 'zhangsan' }],
    ['no errcode', { userid: 'zhangsan' }],
  ])('Enterprise WeChat: %s', async (_what, answer) => {
    forger.wecom = () => answer;
    expectOver(await finish('QYWX', { ...(await stateOf('QYWX')), code: 'any' }));
  });

  test('plain OAuth 2: a user without the field that names him', async () => {
    forger.user = { name: '某人', sub: '88' };
    expectOver(await finish('THIRD', await comeForged('THIRD')));
  });

  test('an equal name, number or telephone makes nobody known', async () => {
    const before = await count('SsoBind');
    await school.database.query(
      `UPDATE "SysUser" SET "TrueName" = '王小明', "Phone" = '13800000000' WHERE "LoginName" = 'lib01'`,
    );
    for (const account of ['lib01', '王小明', '13800000000'])
      expect((await finish('LY', await come(account))).message).toBe(UNKNOWN);
    expect(await count('SsoBind')).toBe(before);
  });

  test('a disabled account stays closed, whoever vouches', async () => {
    await school.database.query(`UPDATE "SysUser" SET "State" = '0' WHERE "LoginName" = 'edu01'`);
    expect(await finish('LY', await whole())).toMatchObject({ code: 2, message: '账号已停用' });
    await school.database.query(`UPDATE "SysUser" SET "State" = '1' WHERE "LoginName" = 'edu01'`);
  });
});

describe('A06: binding', () => {
  test('needs the browser of the login, counts once, and not for a second account', async () => {
    const came = await come('sub-9');
    const { BindTicket } = (await finish('LY', came)).value;
    const person = await school.as('lib01');
    const wish = { BindTicket, Binding: came.binding };
    const foreign = { BindTicket, Binding: (await stateOf('LY')).binding };
    expect((await person.call('UserAuth/SSOBind', foreign)).message).toBe('关联请求已失效，请重新登录');
    expect((await school.client().call('UserAuth/SSOBind', wish)).status).toBe(401);
    expect((await person.call('UserAuth/SSOBind', wish)).code).toBe(0);
    expect((await person.call('UserAuth/SSOBind', wish)).message).toBe('关联请求已失效，请重新登录');
    expect(await bind('LY', await come('sub-10'), 'lib01')).toMatchObject({
      code: 2,
      message: '该账号已关联其他统一认证账号',
    });
  });

  test('the way in writes no secret, code or token into the log', () => {
    expect(school.lines.join('\n')).not.toMatch(/secret-of|ST-\d|sub-4711|zhangsan/);
  });

  test('the administrator alone is told of the providers and their use, and of no secret', async () => {
    const { value } = await (await school.as('admin')).call('UserAuth/GetSsoList', {});
    const ly = value.find(({ Code }: { Code: string }) => Code === 'LY');
    expect(ly).toMatchObject({ Callback: `${PUBLIC_URL}/user/loginLy`, Bound: expect.any(Number) });
    expect([ly.Bound > 0, JSON.stringify(value).includes('secret')]).toEqual([true, false]);
    expect((await (await school.as('school01')).call('UserAuth/GetSsoList', {})).code).not.toBe(0);
  });
});

const bindBack = async (subject: string, name: string) => bind('LY', await come(subject), name);
registeredProviderCases(() => ({ school, issuer: real.issuer, publicUrl: PUBLIC_URL }));
const back = async (subject: string) => finish('LY', await come(subject));
endedBindingCases(() => ({ school, unknown: UNKNOWN, come: back, bind: bindBack }));
