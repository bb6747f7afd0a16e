import { pageOf } from '../../auth/sso/providers.ts';
import type { Handler } from '../call.ts';

/** The ways in that the login page offers besides the password. */
export const getSsoClients: Handler<'UserAuth/GetSsoClients'> = async ({ ways }) =>
  [...ways.providers.values()].map(({ code, name }) => ({
    ClientCode: code,
    ClientName: name,
    Page: pageOf(code),
  }));
