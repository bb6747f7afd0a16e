/** What the configuration file at the site root says (specification 7.1). */
export interface ServerConfig {
  /** Where calls go; empty for this site itself. */
  readonly baseUrl: string;
  /** Origins that ErrorCode 90002 may send the browser to without a question; this site itself is always one. */
  readonly redirectOrigins: readonly string[];
  /** Codes of the single sign-on providers whose portals may send people here unasked; usually none. */
  readonly ssoFromPortal: readonly string[];
}

export const DEFAULT_SERVER_CONFIG: ServerConfig = { baseUrl: '', redirectOrigins: [], ssoFromPortal: [] };

const FILE = '/serverConfig.json';

let loaded: Promise<ServerConfig> | undefined;

/** Reads the configuration file once. A file that is absent or cannot be read gives the default: this site's own server. */
export function serverConfig(fetchFile: typeof fetch = fetch): Promise<ServerConfig> {
  loaded ??= readServerConfig(fetchFile);
  return loaded;
}

/** Where calls go, with its origin: the home address that files of the server stand under. */
export async function serverAddress(): Promise<string> {
  const { baseUrl } = await serverConfig();
  return new URL(baseUrl, window.location.origin).href.replace(/\/+$/, '');
}

/** Reads the configuration file; never fails. */
export async function readServerConfig(fetchFile: typeof fetch): Promise<ServerConfig> {
  try {
    const answer = await fetchFile(FILE, { cache: 'no-cache' });
    return answer.ok ? parseServerConfig(await answer.json()) : DEFAULT_SERVER_CONFIG;
  } catch {
    return DEFAULT_SERVER_CONFIG;
  }
}

/** Takes what is usable out of the file's content. */
export function parseServerConfig(content: unknown): ServerConfig {
  if (typeof content !== 'object' || content === null) return DEFAULT_SERVER_CONFIG;
  const { ProdUrl, redirectOrigins, ssoFromPortal } = content as Record<string, unknown>;
  return {
    baseUrl: typeof ProdUrl === 'string' && isBase(ProdUrl) ? ProdUrl.replace(/\/+$/, '') : '',
    redirectOrigins: Array.isArray(redirectOrigins)
      ? redirectOrigins.flatMap((origin) => (typeof origin === 'string' ? originOf(origin) : []))
      : [],
    ssoFromPortal: Array.isArray(ssoFromPortal)
      ? ssoFromPortal.filter((code) => typeof code === 'string')
      : [],
  };
}

const isBase = (url: string): boolean => /^https?:\/\/[^/]/i.test(url) || /^\/(?!\/)/.test(url);

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
