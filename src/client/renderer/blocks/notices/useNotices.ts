import { useCallback, useEffect, useState } from 'react';
import type { NoticesPage } from '../../../../contract/generated/meta.ts';
import { useMe } from '../../contexts.ts';
import { messageOf, type PageData } from '../../data.ts';
import { inputOf } from '../parts/source.ts';
import { hasNoGroups, liveNotices, writtenNotices, type Notices } from './notices.ts';

/** How far the notices have come. */
export interface NoticesState {
  readonly notices?: Notices;
  readonly failure?: string;
  /** Asks the source anew; what is written in the schema stays as it is. */
  refresh(): void;
}

/** The notices of a page: those it holds, or those its source answers. */
export function useNotices(data: PageData, file: NoticesPage | undefined): NoticesState {
  const me = useMe();
  const [state, setState] = useState<{ notices?: Notices; failure?: string }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!file) return undefined;
    if (!file.source) return setState({ notices: writtenNotices(file) });
    let mounted = true;
    data.ask(file.source.call, inputOf(file.source.input, { me })).then(
      (answer) =>
        mounted &&
        setState({ notices: hasNoGroups(answer) ? writtenNotices(file) : liveNotices(answer, file) }),
      (failure: unknown) =>
        mounted &&
        setState((before) =>
          hasNoGroups(failure)
            ? { notices: writtenNotices(file) }
            : { ...before, failure: messageOf(failure) },
        ),
    );
    return () => {
      mounted = false;
    };
  }, [data, me, file, times]);
  const refresh = useCallback(() => setTimes((count) => count + 1), []);
  return { ...state, refresh };
}
