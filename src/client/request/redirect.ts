import { isHttp, safeUrl } from '../session/safe-url.ts';

const MOST = 3;
const WITHIN_MS = 60_000;

/** Redirects of the last minute: a server that sends the browser in a circle is stopped. */
export interface RedirectLog {
  times: number[];
}

const log: RedirectLog = { times: [] };

/** Where ErrorCode 90002 leads: on to the address, to a text with a button, or nowhere. */
export type Redirection =
  | { readonly kind: 'go'; readonly address: string }
  | { readonly kind: 'ask'; readonly text: string; readonly address?: string };

/** Decides on an address that an answer wants the browser to go to (decision 4). */
export function redirection(
  address: string,
  origins: readonly string[],
  now = Date.now(),
  kept: RedirectLog = log,
): Redirection {
  const safe = safeUrl(address);
  if (safe === undefined) return { kind: 'ask', text: '服务器要求跳转的地址不安全，已拦截' };
  if (isHttp(safe) && origins.length > 0 && !origins.includes(new URL(safe).origin))
    return { kind: 'ask', text: `即将前往站外地址：${new URL(safe).origin}`, address: safe };
  kept.times = kept.times.filter((time) => now - time < WITHIN_MS);
  if (kept.times.length >= MOST) return { kind: 'ask', text: '跳转过于频繁，已停止', address: safe };
  kept.times.push(now);
  return { kind: 'go', address: safe };
}
