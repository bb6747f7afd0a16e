import { beginSso } from '../../auth/sso/sso.ts';
import type { Handler } from '../call.ts';

export const ssoBegin: Handler<'UserAuth/SSOBegin'> = async (services, { input }) => {
  const { url, binding } = await beginSso(services, input.ClientCode);
  return { Url: url, Binding: binding };
};
