import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { startIdentityProvider, type IdentityProvider } from '../_util/identity-provider.ts';
import { close as closeServer, listen } from '../_util/loopback.ts';
import { startMailServer, type MailServer } from '../_util/mail-server.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

const SHORT = 45_000;
let school: TestSchool;
let post: MailServer;
let provider: IdentityProvider;
let weChat: { url: string; close(): Promise<void> };
let folder = '';
let browser: Browser;
let base: string;

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  post = await startMailServer();
  provider = await startIdentityProvider([{ id: 'xg', secret: 's', redirectUri: `${base}/user/loginLy` }]);
  folder = await mkdtemp(join(tmpdir(), 'xgt-ways-'));
  const ssoFile = join(folder, 'sso.json');
  const logoutUrl = `${provider.issuer}/gone`;
  const ly = { code: 'LY', name: '校园统一身份认证', protocol: 'oidc', clientId: 'xg', clientSecret: 's' };
  weChat = await startWeChat();
  const wx = { code: 'WX', name: '微信', protocol: 'wechat', clientId: 'wx1', clientSecret: 's' };
  const wxAt = { apiUrl: weChat.url, authorizeUrl: `${weChat.url}/authorize` };
  await writeFile(
    ssoFile,
    JSON.stringify([
      { ...ly, issuer: provider.issuer, logoutUrl },
      { ...wx, ...wxAt },
    ]),
  );
  const reached = { port, publicUrl: base, ssoFile, smtpUrl: post.url };
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0, ...reached });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
  await provider?.close();
  await post?.close();
  await weChat?.close();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server);
  const { port } = server.address() as AddressInfo;
  await closeServer(server);
  return port;
}

/** WeChat on loopback: sends everybody straight back with a code, and vouches for one person. */
async function startWeChat() {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (asked.pathname !== '/authorize')
      return void response.end(JSON.stringify({ openid: 'o-1', access_token: 'x' }));
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'good');
    back.searchParams.set('state', asked.searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function open(path: string, width = 1440): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height: 900 });
  opened.page.setDefaultTimeout(SHORT);
  await opened.page.goto(base + path);
  return opened;
}

/** Set SHOTS to a folder to look at the screens. */
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const submit = (page: Page) => page.getByRole('button', { name: /^登\s*录$/ }).click();
const lastAnswer = async () => {
  const stored = await school.database.query<{ answer: string }>(
    'SELECT answer FROM sys_captcha ORDER BY expires DESC LIMIT 1',
  );
  return stored.rows[0]!.answer;
};
const passDelay = () => school.database.query('UPDATE sys_login_failure SET next_at = now()');

describe('the login form', () => {
  it('A01: asks for the characters of a picture after three failures, and lets in with them', async () => {
    const { page, cspViolations, close } = await open('/user/login', 375);
    await page.getByLabel('账号', { exact: true }).fill('lib01');
    for (let i = 0; i < 3; i += 1) {
      await passDelay();
      await page.getByLabel('密码', { exact: true }).fill(`wrong-${i}`);
      const answered = page.waitForResponse((response) => response.url().endsWith('/GetManUserLogin'));
      await submit(page);
      await answered;
      await page.locator('form [role=alert]', { hasText: '账号或密码错误' }).waitFor();
    }
    const picture = page.getByRole('img', { name: '验证码图片，点击换一张' });
    await picture.waitFor();
    const first = await picture.getAttribute('src');
    await picture.click();
    await page.waitForFunction(
      (old) => document.querySelector('form img')?.getAttribute('src') !== old,
      first,
    );
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'captcha-375');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await submit(page);
    await page.getByText('请输入验证码', { exact: true }).waitFor();
    await passDelay();
    await page.getByLabel('验证码', { exact: true }).fill((await lastAnswer()).toLowerCase());
    await submit(page);
    await page.waitForURL((url) => url.pathname !== '/user/login');
    expect(cspViolations).toEqual([]);
    await close();
  });
});

/** Types into the login form and sends it. */
async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await submit(page);
}
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Admin-Token'));

describe('A06: single sign-on', () => {
  /** Goes to the provider from the login page and logs in there. */
  async function throughProvider(page: Page): Promise<void> {
    await page.getByRole('link', { name: '校园统一身份认证' }).click();
    await page.waitForURL((url) => url.origin === provider.issuer);
    await page.locator('input[name=login]').fill('sub-1');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.origin === base);
  }

  it('A02: the first time with the password, then without; the provider is left before the server', async () => {
    const { page, cspViolations, close } = await open('/user/login?redirect=%2Fleave%2Fmanage');
    await page.getByRole('link', { name: '校园统一身份认证' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'login-1440');
    await throughProvider(page);
    await page.getByRole('heading', { name: '关联账号' }).waitFor();
    expect(page.url()).toBe(`${base}/user/loginLy`);
    expect(await tokenOf(page)).toBeNull();
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'bind-1440');
    await signIn(page, 'school01');
    await page.waitForURL((url) => url.pathname === '/leave/manage');

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL((url) => url.pathname === '/user/login');
    const left = requests.findIndex((url) => url === `${provider.issuer}/gone`);
    expect(left).toBeGreaterThan(-1);
    expect(left).toBeLessThan(requests.findIndex((url) => url.endsWith('/api/UserAuth/UserLoginOut')));
    // The provider still knows them, so it sends them straight back.
    await page.getByRole('link', { name: '校园统一身份认证' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    expect(await tokenOf(page)).not.toBeNull();
    expect(cspViolations).toEqual([]);
    await close();
  });

  atLength(
    'A06: no code or ticket in an address means anything to our own installation, with a session or without',
    async () => {
      const { page, close } = await open('/user/login');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const OVER = '登录请求已失效，请重新登录';
      const addresses = [
        ...['loginLy', 'loginYm', 'ZXLogin'].flatMap((name) => [
          `/user/${name}?code=stolen&from=portal`,
          `/user/${name}?ticket=stolen&redirect=%2Fleave%2Fmanage`,
        ]),
        '/user/ssoLogin?ClientCode=school&ticket=stolen',
        '/QYWXlogin?code=stolen',
        '/LoginWX?code=stolen',
      ];
      for (const address of addresses) {
        await page.goto(base + address);
        await page.locator('h2', { hasText: OVER }).waitFor();
        expect(await tokenOf(page)).toBeNull();
      }
      await page.goto(`${base}/user/login?code=stolen&ticket=stolen`);
      await signIn(page, 'school01');
      await page.waitForURL((url) => url.pathname !== '/user/login');
      const token = await tokenOf(page);
      expect(token).not.toBeNull();
      await page.goto(`${base}/user/loginLy?code=stolen`);
      await page.getByRole('main').first().waitFor();
      expect(await tokenOf(page)).toBe(token);
      expect(asked.filter((url) => /\/api\/UserAuth\/SSO/.test(url) && !url.includes('SsoClients'))).toEqual(
        [],
      );
      // A file that allows it is not enough: our server wants the login to have been begun by this browser.
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
      await page.route('**/serverConfig.json', (route) =>
        route.fulfill({ json: { ProdUrl: '', ssoFromPortal: ['LY'] } }),
      );
      await page.goto(`${base}/user/loginLy?code=stolen`);
      await page.getByRole('link', { name: '返回登录' }).waitFor();
      expect(asked.some((url) => url.includes('/api/UserAuth/SSOAuthByLy'))).toBe(true);
      expect(await tokenOf(page)).toBeNull();
      await close();
    },
  );

  it('a link with somebody else’s code logs nobody in', async () => {
    const { page, close } = await open(`/user/loginLy?code=stolen&state=${'a'.repeat(64)}`, 375);
    await page.locator('h2', { hasText: '登录请求已失效，请重新登录' }).waitFor();
    expect(await tokenOf(page)).toBeNull();
    await shot(page, 'sso-over-375');
    await page.getByRole('link', { name: '返回登录' }).click();
    await page.getByLabel('账号', { exact: true }).waitFor();
    await page.goto(`${base}/QYWXlogin`);
    await page.locator('h2', { hasText: '未启用该登录方式' }).waitFor();
    await close();
  });
});

describe('A07: WeChat', () => {
  atLength(
    '/set/BindWebChat binds the account of who is signed in, and unbinds it; pdf shows the guide',
    async () => {
      const { page, errors, cspViolations, close } = await open('/set/BindWebChat?pdf=1', 375);
      await page.getByRole('heading', { name: '绑定操作说明' }).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      await shot(page, 'bind-guide-375');
      await page.getByRole('link', { name: '去绑定' }).click();
      await page.getByText('再用账号密码登录一次').waitFor();
      await shot(page, 'bind-stranger-375');
      await page.getByRole('link', { name: '登录后管理' }).click();
      await signIn(page, 'edu01');
      await page.getByText('尚未绑定').waitFor();
      await page.getByRole('link', { name: '绑定微信', exact: true }).click();
      await page.getByText('已绑定').waitFor();
      expect(await axeProblems(page)).toEqual([]);
      await shot(page, 'bound-375');
      await page.getByRole('button', { name: '解绑' }).click();
      await page.getByRole('button', { name: '确定解绑' }).click();
      await page.getByText('解绑成功').waitFor();
      await page.getByText('尚未绑定').waitFor();
      expect([errors, cspViolations]).toEqual([[], []]);
      await close();
    },
  );
});

describe('A06: a forgotten password', () => {
  it('Retrieve: by mail, with the link, to a new password that logs in', async () => {
    await school.database.query(
      `UPDATE "SysUser" SET "Email" = 'edu01@example.edu.cn' WHERE "LoginName" = 'edu01'`,
    );
    const { page, errors, cspViolations, close } = await open('/user/login', 375);
    await page.getByRole('link', { name: '忘记密码' }).click();
    await page.getByRole('button', { name: '发送邮件' }).click();
    await page.getByText('请输入账号', { exact: true }).waitFor();
    await page.getByLabel('账号', { exact: true }).fill('edu01');
    await page.getByLabel('邮箱', { exact: true }).fill('edu01@');
    await page.getByText('邮箱格式不正确').waitFor();
    await page.getByLabel('邮箱', { exact: true }).fill('edu01@example.edu.cn');
    await page.getByRole('img', { name: '验证码图片，点击换一张' }).waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await lastAnswer());
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'retrieve-375');
    await page.getByRole('button', { name: '发送邮件' }).click();
    await page.getByText('如信息匹配，重置邮件已发送').waitFor();
    await page.getByRole('button', { name: /秒后可重新发送/ }).waitFor();
    await shot(page, 'retrieve-sent-375');
    const link = /https?:\S+/.exec((await post.mail(0)).text)![0];
    expect(link.startsWith(`${base}/user/Retrieve#token=`)).toBe(true);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText(/^密码须为8-64位.*不能包含登录名或姓名/).waitFor();
    await page.getByLabel('新密码', { exact: true }).fill('Tulip-27-x');
    await page.getByLabel('确认密码', { exact: true }).fill('Tulip-27-y');
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('新密码与确认密码不一致').waitFor();
    expect(page.url()).toBe(`${base}/user/Retrieve`);
    await shot(page, 'new-password-375');
    await page.getByLabel('确认密码', { exact: true }).fill('Tulip-27-x');
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('密码修改成功，请重新登录').waitFor();
    await page.getByRole('link', { name: '去登录' }).click();
    await signIn(page, 'edu01', 'Tulip-27-x');
    await page.waitForURL((url) => url.pathname !== '/user/login');
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  atLength('verifyCode: a code from the mailbox leads back to where it was asked for', async () => {
    await school.database.query(
      `UPDATE "SysUser" SET "Email" = 'admin@example.edu.cn' WHERE "LoginName" = 'admin'`,
    );
    await school.database.query(
      `UPDATE "SysConfig" SET "ConfigValue" = '1' WHERE "ConfigKey" = 'security.stepUp'`,
    );
    const { page, cspViolations, close } = await open('/verifyCode', 800);
    await page.getByText('您还没有登录').waitFor();
    await page.goto(`${base}/system/user`);
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: '用户管理' }).waitFor();
    const before = post.mails.length;
    await page.goto(`${base}/verifyCode?redirect=%2Fsystem%2Frole`);
    await page.getByText('验证码已发送至 a***@example.edu.cn').waitFor();
    const code = /\d{6}/.exec((await post.mail(before)).text)![0];
    await page.getByLabel('验证码', { exact: true }).fill('12');
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('验证码为6位数字').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'verify-800');
    await page.getByLabel('验证码', { exact: true }).fill(code);
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL((url) => url.pathname === '/system/role');
    expect(cspViolations).toEqual([]);
    await close();
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  /** As if no code had been used yet: the next half minute has come. */
  const passTime = () => school.database.query('UPDATE sys_second_factor SET last_step = 0');

  it('A06: is switched on in the account menu, and asked for at login and where somebody proves who he is', async () => {
    const { page, errors, cspViolations, close } = await open('/user/login');
    await signIn(page, 'psy01');
    await page.waitForURL((url) => url.pathname !== '/user/login');
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '两步验证' }).click();
    const dialog = page.getByRole('dialog', { name: '两步验证' });
    await dialog.getByLabel('登录密码').fill(PASSWORD);
    await dialog.getByRole('button', { name: '开始设置' }).click();
    await dialog.getByRole('img', { name: '两步验证二维码' }).waitFor();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'factor-enrol-1440');
    await dialog.getByLabel('动态码').fill(codeOf(secret));
    await dialog.getByRole('button', { name: '确认开启' }).click();
    await dialog.getByRole('list', { name: '恢复码' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(8);
    await shot(page, 'factor-codes-1440');
    await dialog.getByRole('button', { name: '我已保存' }).click();
    await dialog.getByText('已开启', { exact: true }).waitFor();
    await shot(page, 'factor-on-1440');
    await passTime();
    await page.goto(`${base}/verifyCode?redirect=%2Fdashboard`);
    await page.getByLabel('动态码或恢复码').fill(codeOf(secret));
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'factor-verify-1440');
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await close();

    const next = await open('/user/login', 375);
    await signIn(next.page, 'psy01');
    await next.page.getByRole('heading', { name: '两步验证' }).waitFor();
    expect(await tokenOf(next.page)).toBeNull();
    await next.page.getByLabel('动态码或恢复码').fill('000000');
    await next.page.getByRole('button', { name: '确定' }).click();
    await next.page.locator('form [role=alert]', { hasText: '验证码错误或已使用' }).waitFor();
    expect(await axeProblems(next.page)).toEqual([]);
    await shot(next.page, 'factor-login-375');
    await passTime();
    await next.page.getByLabel('动态码或恢复码').fill(codeOf(secret));
    await next.page.getByRole('button', { name: '确定' }).click();
    await next.page.waitForURL((url) => url.pathname !== '/user/login');
    expect([errors, cspViolations, next.cspViolations]).toEqual([[], [], []]);
    await next.close();
  });
});
