import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { close, listen } from './loopback.ts';

/** A real OpenID Connect provider on loopback, where everybody is who they say. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Logs in at the address like a browser would. @returns the address that the provider sends the browser back to */
  login(address: string, account: string): Promise<URL>;
  close(): Promise<void>;
}

export interface RegisteredClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

export async function startIdentityProvider(clients: readonly RegisteredClient[]): Promise<IdentityProvider> {
  const server = createServer();
  await listen(server);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: clients.map(({ id, secret, redirectUri }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, name: '王小明', phone_number: '13800000000' }),
    }),
    // Nobody is asked whether the school may know who they are.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    login: (address, account) => browse(issuer, address, account),
    close: () => close(server),
  };
}

/** Follows the provider's redirects with its cookies, fills in its login form, stops when it sends us home. */
async function browse(issuer: string, address: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps += 1) {
    const response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) cookies.set(name, value ?? '');
    }
    const location = response.headers.get('location');
    if (location === null) {
      form = new URLSearchParams({ prompt: 'login', login: account, password: 'any' });
      continue;
    }
    form = undefined;
    next = new URL(location, next);
    if (next.origin !== issuer) return next;
  }
  throw new Error('the provider does not come to an end');
}
