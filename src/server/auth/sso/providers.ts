import { namedRoutes } from '../../../contract/generated/routes.ts';
import { readFileSync } from 'node:fs';
import { LOGIN_KIND } from '../../../contract/generated/codes.ts';

/** How a provider is spoken to. */
export type ProtocolName = 'cas' | 'oidc' | 'oauth2' | 'wecom' | 'wechat';

/** One place that vouches for people, as the installation's file describes it. */
export interface Provider {
  /** LY, YM, ZX, QYWX and WX have pages of their own; every other code uses /user/ssoLogin. */
  readonly code: string;
  readonly name: string;
  readonly protocol: ProtocolName;
  /** cas: the server's address. oidc: the issuer. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** wecom: the application's number. */
  readonly agentId: string;
  /** oauth2: the three addresses, and the field of the user's data that names them for ever. */
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
  readonly subjectField: string;
  readonly scope: string;
  /** wecom, wechat: where its interface is. */
  readonly apiUrl: string;
  /** Called by the browser before it logs out here (specification 4). */
  readonly logoutUrl: string;
  /** The provider's identifier is the school's own number of the person, issued once and never given to another. */
  readonly subjectIsLoginName: boolean;
  /** The sub-system that its users see alone. */
  readonly systemId: string;
}

/** A provider that cannot be used; it names the place, and the key that is missing or wrong where it is one. */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly key?: string,
  ) {
    super(message);
  }
}

const PROTOCOLS: readonly string[] = ['cas', 'oidc', 'oauth2', 'wecom', 'wechat'];
const NEEDED: Readonly<Record<ProtocolName, readonly (keyof Provider)[]>> = {
  cas: ['issuer'],
  oidc: ['issuer', 'clientId'],
  oauth2: ['authorizeUrl', 'tokenUrl', 'userUrl', 'clientId'],
  wecom: ['clientId', 'clientSecret', 'agentId'],
  wechat: ['clientId', 'clientSecret'],
};
const TEXTS = [
  'issuer',
  'clientId',
  'clientSecret',
  'agentId',
  'authorizeUrl',
  'tokenUrl',
  'userUrl',
  'subjectField',
  'scope',
  'apiUrl',
  'logoutUrl',
  'systemId',
] as const;
const KNOWN = new Set<string>([...TEXTS, 'code', 'name', 'protocol', 'subjectIsLoginName']);
const ADDRESSES = ['issuer', 'authorizeUrl', 'tokenUrl', 'userUrl', 'apiUrl', 'logoutUrl'] as const;

const PAGES: Readonly<Record<string, string>> = {
  LY: namedRoutes.loginLy,
  YM: namedRoutes.loginYm,
  ZX: namedRoutes.ZXLogin,
  QYWX: namedRoutes.QYWXlogin,
  WX: namedRoutes.LoginWX,
};
const KINDS: Readonly<Record<string, string>> = {
  LY: LOGIN_KIND.Ly,
  YM: LOGIN_KIND.Ym,
  ZX: LOGIN_KIND.Zx,
  QYWX: LOGIN_KIND.WeCom,
  WX: LOGIN_KIND.WeChat,
};

/** The page that the provider sends people back to. */
export const pageOf = (code: string): string => PAGES[code] ?? namedRoutes.ssoLogin;

/** How the login log calls this way in. */
export const kindOf = (code: string): string => KINDS[code] ?? LOGIN_KIND.Unified;

/** Where browsers log out of the providers. */
export function logoutOrigins(providers: ReadonlyMap<string, Provider>): string[] {
  const addresses = [...providers.values()].map(({ logoutUrl }) => logoutUrl).filter((url) => url !== '');
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

/** Reads the installation's providers; a file that is not there is one without providers. @throws ProviderError */
export function readProviders(path: string): Map<string, Provider> {
  const text = textOf(path);
  if (text === undefined) return new Map();
  const list = parsed(text, path);
  if (!Array.isArray(list)) throw new ProviderError(`${path} 应为数组`);
  const providers = list.map((item, index) => providerOf(item, `${path}#/${index}`));
  const byCode = new Map(providers.map((provider) => [provider.code, provider]));
  if (byCode.size < providers.length) throw new ProviderError(`${path} 中有重复的 code`);
  return byCode;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError(`${path} 不是正确的 JSON`);
  }
}

/** One provider as it is written down. @throws ProviderError with the place and the reason */
export function providerOf(item: unknown, place: string): Provider {
  const given = item as Record<string, unknown>;
  if (typeof item !== 'object' || item === null) throw new ProviderError(`${place} 应为对象`);
  const stranger = Object.keys(given).find((key) => !KNOWN.has(key));
  if (stranger !== undefined) throw new ProviderError(`${place}：不认识 ${stranger}`);
  const text = (key: string, otherwise = '') => {
    const value = given[key] ?? otherwise;
    if (typeof value === 'string') return value.trim();
    throw new ProviderError(`${place}/${key} 应为文字`);
  };
  const code = text('code');
  const protocol = text('protocol') as ProtocolName;
  if (!/^[A-Z][A-Z0-9]{0,19}$/.test(code)) throw new ProviderError(`${place}/code 应为大写字母和数字`);
  if (!PROTOCOLS.includes(protocol))
    throw new ProviderError(`${place}/protocol 应为 ${PROTOCOLS.join('、')} 之一`);
  const texts = Object.fromEntries(TEXTS.map((key) => [key, text(key)])) as Record<
    (typeof TEXTS)[number],
    string
  >;
  const provider: Provider = {
    ...texts,
    code,
    name: text('name', code),
    protocol,
    subjectField: texts.subjectField || 'sub',
    subjectIsLoginName: given['subjectIsLoginName'] === true,
  };
  const missing = NEEDED[protocol].find((key) => provider[key] === '');
  if (missing !== undefined) throw new ProviderError(`${place} 缺少 ${missing}`, missing);
  for (const key of ADDRESSES)
    if (provider[key] !== '' && !isSafeAddress(provider[key]))
      throw new ProviderError(`${place}/${key} 应为 https 地址`, key);
  return provider;
}

/** What vouches for people is reached over TLS; without it only on this machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether the provider is on this machine and may be spoken to without TLS. */
export const isPlain = (address: string): boolean => address.startsWith('http:');
