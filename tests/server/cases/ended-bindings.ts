import { expect, test } from 'vitest';
import { enCodes } from '../../../src/contract/generated/entities.ts';
import type { Answered, TestSchool } from '../../_util/server.ts';

interface Given {
  readonly school: TestSchool;
  /** A person whom the provider vouches for comes back from it. */
  come(subject: string): Promise<Answered>;
  /** The same, and proves by a password which account it is. */
  bind(subject: string, loginName: string): Promise<Answered>;
  readonly unknown: string;
}

/** A binding lasts as long as somebody stands behind it, and is taken back. */
export function endedBindingCases(of: () => Given): void {
  test('an administrator takes a binding back, after which the identity opens nothing', async () => {
    const { school, come, bind, unknown } = of();
    expect(await bind('sub-back', 'teacher001')).toMatchObject({ code: 0 });
    expect(await come('sub-back')).toMatchObject({ code: 0, value: { LoginName: 'teacher001' } });
    const admin = await school.as('admin');
    const Filter = { LoginName: 'teacher001' };
    const { rows } = (await admin.call('Data/List', { Entity: 'system/SysUser', Filter })).value;
    const act = { EnCode: enCodes.systemUserUnbindWx, Ids: [rows[0].Id] };
    expect((await admin.call('Data/Action', act)).message).toBe('');
    expect((await come('sub-back')).message).toBe(unknown);
    expect((await admin.call('Data/Action', act)).message).toBe('该用户未绑定企业微信和统一认证');
  });

  test('an identity whose account belongs to nobody any more is free for the account that the person has now', async () => {
    const { school, come, bind, unknown } = of();
    expect(await bind('sub-left', 'teacher001')).toMatchObject({ code: 0 });
    await school.database.query(
      `UPDATE "Teacher" SET "State" = '0' WHERE "UserId" = (SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'teacher001')`,
    );
    expect((await come('sub-left')).message).toBe(unknown);
    expect(await bind('sub-left', 'fdy001')).toMatchObject({ code: 0 });
    expect(await come('sub-left')).toMatchObject({ code: 0, value: { LoginName: 'fdy001' } });
  });
}
