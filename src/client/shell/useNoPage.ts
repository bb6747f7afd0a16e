import { useEffect, useState } from 'react';
import type { NoPage } from '../../contract/envelope.ts';
import { useData } from '../renderer/data.ts';
import { loadPage } from '../renderer/pages.ts';
import { CallFailure } from '../request/failure.ts';

/** Why the server does not tell a page; undefined while it does, or while that is not known. */
export function useNoPage(page: string): NoPage['Reason'] | undefined {
  const data = useData();
  const [known, setKnown] = useState<{ page: string; reason: NoPage['Reason'] | undefined }>();
  useEffect(() => {
    let mounted = true;
    // The page itself asks for the same file: one request answers both.
    loadPage(data, page).then(
      () => mounted && setKnown({ page, reason: undefined }),
      (failure: unknown) => mounted && setKnown({ page, reason: reasonOf(failure) }),
    );
    return () => {
      mounted = false;
    };
  }, [data, page]);
  return known?.page === page ? known.reason : undefined;
}

function reasonOf(failure: unknown): NoPage['Reason'] | undefined {
  if (!(failure instanceof CallFailure)) return undefined;
  return (failure.value as Partial<NoPage> | null)?.Reason;
}
