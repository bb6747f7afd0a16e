import type { LinkPage } from '../../../../contract/generated/meta.ts';
import { isNamedHost } from '../../../../contract/named-host.ts';
import { isHttp, safeUrl } from '../../../session/safe-url.ts';

/** Where a link page leads. */
export interface Site {
  readonly url: URL;
  /** The page names the site: it may be put into a frame, and left for unasked. */
  readonly isNamed: boolean;
}

/** The address that a link page may open, or nothing: it is not safe, or its site is not one of those that may be opened. */
export function siteOf(
  address: unknown,
  { hosts, others }: Pick<LinkPage, 'hosts' | 'others'>,
): Site | undefined {
  const safe = safeUrl(address);
  if (safe === undefined || !isHttp(safe)) return undefined;
  const url = new URL(safe);
  const isNamed = isNamedHost(url.host, hosts);
  return isNamed || others ? { url, isNamed } : undefined;
}
