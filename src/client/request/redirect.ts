import { isHttp, safeUrl } from '../session/safe-url.ts';
import { requestHost } from './host.ts';
import { serverConfig } from './server-config.ts';

const MOST = 3;
const WITHIN_MS = 60_000;

/** Redirects of the last minute: a server that sends the browser in a circle is stopped. */
export interface RedirectLog {
  times: number[];
}

const log: RedirectLog = { times: [] };

/** Where ErrorCode 90002 leads: on to the address, to a question before another site is opened, to a text, or nowhere. */
export type Redirection =
  | { readonly kind: 'go'; readonly address: string }
  | { readonly kind: 'leave'; readonly host: string; readonly address: string }
  | { readonly kind: 'stop'; readonly text: string; readonly address?: string };

/** The sites that an answer may send the browser to without a question. */
export interface KnownSites {
  /** The origin of the page itself. */
  readonly own: string;
  /** Origins that the configuration names. */
  readonly named: readonly string[];
}

/** Decides on an address that an answer wants the browser to go to (decision 4). */
export function redirection(
  address: string,
  { own, named }: KnownSites,
  now = Date.now(),
  kept: RedirectLog = log,
): Redirection {
  const safe = safeUrl(address);
  if (safe === undefined) return { kind: 'stop', text: '服务器要求跳转的地址不安全，已拦截' };
  if (isHttp(safe)) {
    const { origin, host } = new URL(safe);
    if (origin !== own && !named.includes(origin)) return { kind: 'leave', host, address: safe };
  }
  kept.times = kept.times.filter((time) => now - time < WITHIN_MS);
  if (kept.times.length >= MOST) return { kind: 'stop', text: '跳转过于频繁，已停止', address: safe };
  kept.times.push(now);
  return { kind: 'go', address: safe };
}

let asked: Promise<boolean> | undefined;

const sites = async (): Promise<KnownSites> => ({
  own: window.location.origin,
  named: (await serverConfig()).redirectOrigins,
});

/** Does what an answer's address asks for. One question stands at a time: answers that come meanwhile add none. */
export async function follow(address: string): Promise<void> {
  const next = redirection(address, await sites());
  // Called by its full name, by which the check of all addresses finds it.
  const host = requestHost();
  if (next.kind === 'go') return host.goTo(next.address);
  if (next.kind === 'stop') return host.notifier.persistent(next.text, next.address);
  if (asked) return undefined;
  asked = host.notifier.leave(next.host);
  const agreed = await asked.finally(() => (asked = undefined));
  return agreed ? host.goTo(next.address) : undefined;
}

/**
 * An address of an answer that a page goes on to without a word, such as from logging out: of this site, or one that the
 * configuration names; undefined for every other. Nobody is asked, since what the page shows must not stand there meanwhile.
 */
export async function knownAddress(address: unknown): Promise<string | undefined> {
  const next = redirection(String(address), await sites(), Date.now(), { times: [] });
  return next.kind === 'go' ? next.address : undefined;
}
