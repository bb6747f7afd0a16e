import type { Configuration } from 'openid-client';
import {
  askObject,
  NotVouched,
  reach,
  subjectOf,
  type Journey,
  type Protocol,
  type Returned,
} from './protocol.ts';
import { isPlain, type Provider } from './providers.ts';

/** Few starts speak to a provider, so the library is loaded with the first who does. */
const library = () => import('openid-client');

const patienceSeconds = 10;
const keptMs = 3_600_000;
const discovered = new Map<string, { configuration: Promise<Configuration>; until: number }>();

/** The provider's own description of itself, asked for once an hour. */
async function discover(provider: Provider): Promise<Configuration> {
  // A secret that was changed counts at once.
  const key = `${provider.issuer} ${provider.clientId} ${provider.clientSecret}`;
  const known = discovered.get(key);
  if (known && performance.now() < known.until) return known.configuration;
  const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library();
  // Signatures are checked although the tokens come from the provider itself: a person who sits between us would not have its key.
  const plainly = isPlain(provider.issuer) ? [allowInsecureRequests] : [];
  const execute = [enableNonRepudiationChecks, ...plainly];
  const secret = provider.clientSecret || undefined;
  const options = { execute, timeout: patienceSeconds };
  const configuration = discovery(new URL(provider.issuer), provider.clientId, secret, undefined, options);
  discovered.set(key, { configuration, until: performance.now() + keptMs });
  configuration.catch(() => discovered.delete(key));
  return configuration;
}

/** A provider of plain OAuth 2 describes itself nowhere: the installation's file does. */
async function describe(provider: Provider): Promise<Configuration> {
  const { Configuration, ClientSecretPost, None, allowInsecureRequests } = await library();
  const configuration = new Configuration(
    {
      issuer: new URL(provider.authorizeUrl).origin,
      authorization_endpoint: provider.authorizeUrl,
      token_endpoint: provider.tokenUrl,
    },
    provider.clientId,
    {},
    provider.clientSecret ? ClientSecretPost(provider.clientSecret) : None(),
  );
  configuration.timeout = patienceSeconds;
  if (isPlain(provider.tokenUrl)) allowInsecureRequests(configuration);
  return configuration;
}

async function address(
  configuration: Configuration,
  { state, verifier, callback }: Journey,
  further: Record<string, string>,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...further,
  }).href;
}

/** The address as the provider sent the browser to it, put together from what was kept and what came back. */
function cameBackTo({ callback, state }: Journey, { code, issuer }: Returned): URL {
  const url = new URL(callback);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  if (issuer !== undefined) url.searchParams.set('iss', issuer);
  return url;
}

/** Whatever the library refuses is no voucher. */
async function believed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    throw new NotVouched(`${String(code ?? '')} ${message}`);
  }
}

/** OpenID Connect: code flow with PKCE, state and nonce. */
export const oidc: Protocol = {
  begin: async (provider, journey) =>
    address(await believed(discover(provider)), journey, {
      scope: provider.scope || 'openid',
      nonce: journey.nonce,
    }),
  finish: async (provider, journey, returned) => {
    const { authorizationCodeGrant } = await library();
    const tokens = await believed(
      authorizationCodeGrant(await discover(provider), cameBackTo(journey, returned), {
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        pkceCodeVerifier: journey.verifier,
        idTokenExpected: true,
      }),
    );
    return subjectOf(tokens.claims()?.sub);
  },
  tryOut: async (provider) => void (await believed(discover(provider))),
};

/** Plain OAuth 2 with PKCE: the user is whom the provider's interface names for the token. */
export const oauth2: Protocol = {
  begin: async (provider, journey) =>
    address(await describe(provider), journey, provider.scope ? { scope: provider.scope } : {}),
  finish: async (provider, journey, returned) => {
    const { authorizationCodeGrant } = await library();
    const tokens = await believed(
      authorizationCodeGrant(await describe(provider), cameBackTo(journey, returned), {
        expectedState: journey.state,
        pkceCodeVerifier: journey.verifier,
      }),
    );
    const user = await askObject(provider.userUrl, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    return subjectOf(Object.hasOwn(user, provider.subjectField) ? user[provider.subjectField] : undefined);
  },
  tryOut: ({ authorizeUrl }) => reach(authorizeUrl),
};
