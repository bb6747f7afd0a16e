import { expect, test } from 'vitest';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import type { TestSchool } from '../../_util/server.ts';

interface Given {
  readonly school: TestSchool;
  /** Of a real provider that knows the client `xg`. */
  readonly issuer: string;
  readonly publicUrl: string;
}

/** A provider of single sign-on that the administrator registers on the page. */
export function registeredProviderCases(of: () => Given): void {
  test('the administrator registers a provider, whose secret nobody reads back, and puts it in use once it is whole', async () => {
    const { school, issuer, publicUrl } = of();
    const admin = await school.as('admin');
    const act = (EnCode: string, Ids: string[], Params = {}) =>
      admin.call('Data/Action', { EnCode, Ids, Params });
    const Entity = entities.SsoClient;
    const saved = await admin.call('Data/Save', {
      Entity,
      EnCode: 'system.sso.add',
      Data: {
        ClientCode: 'LAB',
        ClientName: '实验室认证',
        Protocol: 'oidc',
        Issuer: issuer,
        AppSecret: 'typed',
      },
    });
    expect(saved.code).not.toBe(0);
    const { value } = await admin.call('Data/Save', {
      Entity,
      EnCode: 'system.sso.add',
      Data: { ClientCode: 'LAB', ClientName: '实验室认证', Protocol: 'oidc', Issuer: issuer },
    });
    const id = (value as { Id: string }).Id;
    expect((await act(enCodes.systemSsoEnable, [id])).message).toBe('不能启用：请先填写应用标识');
    expect((await admin.call('UserAuth/TestSso', { Code: 'LAB' })).value.Result).toBe(
      '还不能使用：请先填写应用标识',
    );
    await admin.call('Data/Save', {
      Entity,
      EnCode: 'system.sso.edit',
      Data: { Id: id, Version: 1, AppId: 'xg' },
    });
    expect((await act(enCodes.systemSsoSecret, [id], { AppSecret: 'kept-in-the-dark' })).code).toBe(0);
    const told = JSON.stringify([
      await admin.call('Data/List', { Entity }),
      await admin.call('Data/Get', { Entity, Id: id }),
      await admin.call('UserAuth/GetSsoList', {}),
      await admin.call('Data/Schema', { Path: 'system/sso-client-list' }),
      (await school.database.query('SELECT * FROM "AuditLog"')).rows,
      school.lines,
    ]);
    expect(told).toContain('实验室认证');
    expect(told).not.toMatch(/kept-in-the-dark/);
    const kept = await school.database.query<{ raw: string; plain: string }>(
      `SELECT "AppSecret" || '' AS raw, "AppSecret" AS plain FROM "SsoClient"`,
    );
    expect(kept.rows[0]!.plain).toBe('kept-in-the-dark');
    expect((await admin.call('UserAuth/TestSso', { Code: 'LAB' })).value).toEqual({
      Callback: `${publicUrl}/user/ssoLogin`,
      Result: '可以访问，配置可用',
    });
    expect((await act(enCodes.systemSsoEnable, [id])).code).toBe(0);
    const begun = () => school.client().call('UserAuth/SSOBegin', { ClientCode: 'LAB' });
    await expect.poll(async () => (await begun()).code, { timeout: 10_000 }).toBe(0);
    expect(new URL((await begun()).value.Url).searchParams.get('client_id')).toBe('xg');
    expect((await act('system.sso.delete', [id])).message).toBe('启用中的认证方请先停用');
    expect((await act('system.sso.disable', [id])).code).toBe(0);
    await expect.poll(async () => (await begun()).code, { timeout: 10_000 }).not.toBe(0);
    const office = await school.as('school01');
    expect((await office.call('Data/List', { Entity })).code).not.toBe(0);
    expect((await office.call('UserAuth/TestSso', { Code: 'LAB' })).code).not.toBe(0);
    const stolen = { EnCode: enCodes.systemSsoSecret, Ids: [id], Params: { AppSecret: 'x' } };
    expect((await office.call('Data/Action', stolen)).code).not.toBe(0);
  });
}
