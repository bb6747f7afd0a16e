import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { loginAnswer } from '../login/login-answer.ts';
import { finishSso, type ComeBack, type SsoParts } from './sso.ts';

/** What came back, as far as it came. */
export type Came = Pick<ComeBack, 'client' | 'caller' | 'userAgent'> & {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly binding: string | undefined;
  readonly issuer: string | undefined;
};

/** Ends a login at a provider and answers like every way in, with what the provider's users are shown and how they leave. */
export async function ssoAnswer(
  services: SsoParts,
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
  services: SsoParts,
  {
    input,
    caller,
    userAgent,
  }: Pick<ComeBack, 'caller' | 'userAgent'> & {
    readonly input: CallInput['UserAuth/SSOAuthByLy'];
  },
) => {
  const { code, ticket, state, Binding: binding, iss: issuer } = input;
  return ssoAnswer(services, { client, code: code || ticket, state, binding, issuer, caller, userAgent });
};
