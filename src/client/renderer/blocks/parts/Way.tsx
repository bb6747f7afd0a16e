import type { ReactNode } from 'react';
import { isHttp, phoneUrl, safeUrl } from '../../../session/safe-url.ts';
import { useNavigation } from '../../contexts.ts';

interface WayProps {
  readonly url: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An address outside the router that is asked for as it stands: a file that a call of our own answers, or a telephone. */
const asked = (url: unknown): string | undefined => {
  if (typeof url !== 'string') return undefined;
  if (url.startsWith('tel:')) return phoneUrl(url.slice('tel:'.length));
  return url.startsWith('/api/') ? safeUrl(url) : undefined;
};

/** A link out of data: an in-app route here, an http address in a new tab, a file or a telephone for the browser. An address that is not safe leads nowhere. */
export function Way({ url, className, children }: WayProps) {
  const { go } = useNavigation();
  const direct = asked(url);
  if (direct !== undefined)
    return (
      <a className={className} href={direct}>
        {children}
      </a>
    );
  const safe = safeUrl(url);
  if (safe === undefined) return <span className={className}>{children}</span>;
  if (isHttp(safe))
    return (
      <a className={className} href={safe} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return (
    <a
      className={className}
      href={safe}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(safe);
      }}
    >
      {children}
    </a>
  );
}
