import { namedRoutes } from '../../../contract/generated/routes.ts';
import { pageOf } from '../../auth/sso/providers.ts';
import type { Handler } from '../call.ts';

/** The ways in that a new student chooses from. */
export const loginWays: Handler<'Orientation/LoginWays'> = async ({ ways }) => [
  {
    Name: '考生号登录',
    Text: '账号为考生号，初始密码为身份证号后六位',
    Url: namedRoutes.login,
    Icon: 'IdcardOutlined',
  },
  ...[...ways.providers.values()].map(({ code, name }) => ({
    Name: name,
    Text: '首次使用须以账号密码登录一次',
    Url: `${pageOf(code)}?${new URLSearchParams({ ClientCode: code })}`,
    Icon: 'LoginOutlined',
  })),
];
