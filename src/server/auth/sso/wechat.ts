import { createHash } from 'node:crypto';
import { askObject, NotVouched, subjectOf, type Protocol } from './protocol.ts';
import type { Provider } from './providers.ts';

const WECOM_API = 'https://qyapi.weixin.qq.com';
const WECHAT_API = 'https://api.weixin.qq.com';
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

function authorizeAddress(provider: Provider, parameters: Record<string, string>): string {
  const address = new URL(provider.authorizeUrl || AUTHORIZE);
  for (const [name, value] of Object.entries(parameters))
    if (value !== '') address.searchParams.set(name, value);
  address.hash = 'wechat_redirect';
  return address.href;
}

const codeOf = (code: string): string => {
  if (!/^[\w-]{1,512}$/.test(code)) throw new NotVouched('no code');
  return code;
};

/** Enterprise WeChat: a member of the school's own enterprise, by the identifier that the school gave them. */
export const wecom: Protocol = {
  begin: async (provider, { callback, state }) =>
    authorizeAddress(provider, {
      appid: provider.clientId,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
      agentid: provider.agentId,
    }),
  finish: async (provider, _journey, { code }) => {
    const address = new URL('/cgi-bin/auth/getuserinfo', provider.apiUrl || WECOM_API);
    address.searchParams.set('access_token', await accessToken(provider));
    address.searchParams.set('code', codeOf(code));
    const answer = await askObject(address);
    if (answer['errcode'] !== 0) throw new NotVouched(`errcode ${String(answer['errcode'])}`);
    // Without a userid they are a stranger to the enterprise, whatever else is told of them.
    return subjectOf(answer['userid'] ?? answer['UserId']);
  },
  tryOut: async (provider) => void (await accessToken(provider)),
};

/** WeChat of a public account: the holder of the phone, by their identifier in this account. */
export const wechat: Protocol = {
  begin: async (provider, { callback, state }) =>
    authorizeAddress(provider, {
      appid: provider.clientId,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    }),
  finish: async (provider, _journey, { code }) => {
    const address = new URL('/sns/oauth2/access_token', provider.apiUrl || WECHAT_API);
    address.searchParams.set('appid', provider.clientId);
    address.searchParams.set('secret', provider.clientSecret);
    address.searchParams.set('code', codeOf(code));
    address.searchParams.set('grant_type', 'authorization_code');
    const answer = await askObject(address);
    if (answer['errcode']) throw new NotVouched(`errcode ${String(answer['errcode'])}`);
    return subjectOf(answer['openid']);
  },
  tryOut: async (provider) => {
    const address = new URL('/cgi-bin/token', provider.apiUrl || WECHAT_API);
    address.searchParams.set('grant_type', 'client_credential');
    address.searchParams.set('appid', provider.clientId);
    address.searchParams.set('secret', provider.clientSecret);
    const answer = await askObject(address);
    if (typeof answer['access_token'] !== 'string')
      throw new NotVouched(`errcode ${String(answer['errcode'])}`);
  },
};

const tokens = new Map<string, { token: string; until: number }>();
const marginMs = 300_000;

/** The enterprise's own token; its interface gives out few of them, so it is kept until shortly before its end. */
async function accessToken(provider: Provider): Promise<string> {
  const secret = createHash('sha256').update(provider.clientSecret).digest('hex');
  const key = `${provider.apiUrl} ${provider.clientId} ${secret}`;
  const known = tokens.get(key);
  if (known && performance.now() < known.until) return known.token;
  const address = new URL('/cgi-bin/gettoken', provider.apiUrl || WECOM_API);
  address.searchParams.set('corpid', provider.clientId);
  address.searchParams.set('corpsecret', provider.clientSecret);
  const answer = await askObject(address);
  const { access_token: token, expires_in: seconds } = answer;
  if (answer['errcode'] !== 0 || typeof token !== 'string')
    throw new NotVouched('no token of the enterprise');
  const lifeMs = (typeof seconds === 'number' ? seconds : 0) * 1000 - marginMs;
  tokens.set(key, { token, until: performance.now() + lifeMs });
  return token;
}
