import type { LinkPage } from '../../../../contract/generated/meta.ts';
import { isHttp, safeUrl } from '../../../session/safe-url.ts';

/** The address that a link page may open, or nothing: it is not safe, or its site is not one of those that are named. */
export function siteAddress(address: unknown, hosts: LinkPage['hosts']): URL | undefined {
  const safe = safeUrl(address);
  if (safe === undefined || !isHttp(safe)) return undefined;
  const url = new URL(safe);
  return hosts.some((host) => isOf(url.host, host)) ? url : undefined;
}

const isOf = (host: string, named: string): boolean =>
  named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named;
