import type { ReactNode } from 'react';
import { isHttp, phoneUrl, safeUrl } from '../../session/safe-url.ts';
import { useNavigation } from '../contexts.ts';

interface WayProps {
  readonly url: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Files that calls of our own answer: no route leads there. */
const FILES = '/api/';

/**
 * A link out of data: an in-app route here, an http address in a new tab, a file or a telephone for the browser. An address
 * that is not safe leads nowhere.
 */
export function Way({ url, className, children }: WayProps) {
  const { go } = useNavigation();
  const dial = typeof url === 'string' && url.startsWith('tel:') ? phoneUrl(url.slice(4)) : undefined;
  if (dial !== undefined)
    return (
      <a className={className} href={dial}>
        {children}
      </a>
    );
  const safe = safeUrl(url);
  if (safe === undefined) return <span className={className}>{children}</span>;
  if (isHttp(safe) || safe.startsWith(FILES))
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
