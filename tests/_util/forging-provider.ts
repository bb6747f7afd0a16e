import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { close, listen } from './loopback.ts';

/** A provider on loopback that lies as it is told: OpenID Connect, CAS, Enterprise WeChat and plain OAuth 2 in one. */
export interface ForgingProvider {
  readonly url: string;
  /** Claims that the next tokens carry, over the right ones; undefined leaves one out. */
  claims: Record<string, unknown>;
  /** How the next tokens are signed. */
  signing: 'right' | 'none' | 'stranger';
  /** What CAS answers to the ticket, given the service. */
  cas: (ticket: string, service: string) => string;
  /** What Enterprise WeChat answers to the code. */
  wecom: (code: string) => object;
  /** What WeChat answers to the code. */
  wechat: (code: string) => object;
  /** What the interface of plain OAuth 2 says about the user. */
  user: object;
  /** Begins a login: what a browser would bring back. */
  authorize(address: string): { code: string; state: string };
  close(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startForgingProvider(): Promise<ForgingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { nonce: string; challenge: string; client: string }>();
  const server = createServer((request, response) => void answer(request, response));
  await listen(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken = (nonce: string, audience: string) => {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: url, aud: audience, sub: 'forged-1', iat: now, exp: now + 300, nonce };
    const body = JSON.parse(JSON.stringify({ ...right, ...provider.claims })) as object;
    const signed = `${part({ alg: provider.signing === 'none' ? 'none' : 'RS256', kid: 'k1', typ: 'JWT' })}.${part(body)}`;
    if (provider.signing === 'none') return `${signed}.`;
    const key: KeyObject = provider.signing === 'right' ? own.privateKey : stranger.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };

  const token = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await textOf(request));
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || known.challenge !== challenge) return undefined;
    codes.delete(code);
    const common = { access_token: randomBytes(8).toString('hex'), token_type: 'bearer', expires_in: 60 };
    return known.nonce === '' ? common : { ...common, id_token: idToken(known.nonce, known.client) };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/.well-known/openid-configuration')
      return void json({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    if (pathname === '/jwks')
      return void json({
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
      });
    if (pathname === '/token') {
      const granted = await token(request);
      return void (granted ? json(granted) : json({ error: 'invalid_grant' }, 400));
    }
    if (pathname === '/user') return void json(provider.user);
    if (pathname === '/cas/p3/serviceValidate')
      return void response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(provider.cas(searchParams.get('ticket') ?? '', searchParams.get('service') ?? ''));
    if (pathname === '/cgi-bin/gettoken')
      return void json({ errcode: 0, access_token: 'corp', expires_in: 7200 });
    if (pathname === '/cgi-bin/auth/getuserinfo')
      return void json(provider.wecom(searchParams.get('code') ?? ''));
    if (pathname === '/sns/oauth2/access_token')
      return void json(provider.wechat(searchParams.get('code') ?? ''));
    return void response.writeHead(404).end();
  }

  const provider: ForgingProvider = {
    url,
    claims: {},
    signing: 'right',
    cas: () => '',
    wecom: () => ({ errcode: 40029 }),
    wechat: () => ({ errcode: 40029 }),
    user: {},
    authorize(address) {
      const { searchParams } = new URL(address);
      const code = randomBytes(8).toString('hex');
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        client: searchParams.get('client_id') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    close: () => close(server),
  };
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

/** An answer of CAS. */
export const cas = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;
/** An answer of CAS that vouches for somebody. */
export const success = (user: string, more = '') =>
  cas(`<cas:authenticationSuccess><cas:user>${user}</cas:user>${more}</cas:authenticationSuccess>`);
/** An answer of CAS that vouches for nobody. */
export const failure = (text = 'no') =>
  cas(`<cas:authenticationFailure code="INVALID_TICKET">${text}</cas:authenticationFailure>`);
