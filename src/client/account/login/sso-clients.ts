import { calls, type CallOutput } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';

/** A way in that the login page offers besides the password. */
export type SsoClient = CallOutput['UserAuth/GetSsoClients'][number];

/** The ways in of this installation; none when it does not say. */
export const ssoClients = (): Promise<readonly SsoClient[]> =>
  call(calls.UserAuth.GetSsoClients, {}, { quiet: true }).catch(() => []);
