import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { finishSso, type ComeBack } from '../../auth/sso/sso.ts';
import type { CallRequest } from '../../http/answer.ts';
import type { CallServices } from '../call.ts';
import { loginAnswer } from './login-answer.ts';

/** What came back, as far as it came. */
export type Came = Pick<ComeBack, 'client' | 'caller' | 'userAgent'> & {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly binding: string | undefined;
  readonly issuer: string | undefined;
};

/** Ends a login at a provider and answers like every way in, with what the provider's users are shown and how they leave. */
export async function ssoAnswer(
  services: CallServices,
  came: Came,
): Promise<CallOutput['UserAuth/SSOGetThreenUserLogin']> {
  const { provider, ...opened } = await finishSso(services, {
    ...came,
    code: came.code ?? '',
    state: came.state ?? '',
    binding: came.binding ?? '',
  });
  return {
    ...(await loginAnswer(services.engine.database, opened)),
    SsoUrl: provider.systemId,
    SsoPath: '',
    SystemId: provider.systemId,
    LogoutUrl: provider.logoutUrl,
  };
}

/** The same for a provider that has a call of its own. */
export const ssoBack = (
  client: string,
  services: CallServices,
  {
    input,
    caller,
    userAgent,
  }: Pick<CallRequest, 'caller' | 'userAgent'> & {
    readonly input: CallInput['UserAuth/SSOAuthByLy'];
  },
) => {
  const { code, ticket, state, Binding: binding, iss: issuer } = input;
  return ssoAnswer(services, { client, code: code || ticket, state, binding, issuer, caller, userAgent });
};
