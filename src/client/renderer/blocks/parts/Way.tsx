import type { ReactNode } from 'react';
import { isHttp, safeUrl } from '../../../session/safe-url.ts';
import { useNavigation } from '../../contexts.ts';

interface WayProps {
  readonly url: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link out of data: an in-app route here, an http address in a new tab. An address that is not safe leads nowhere. */
export function Way({ url, className, children }: WayProps) {
  const { go } = useNavigation();
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
