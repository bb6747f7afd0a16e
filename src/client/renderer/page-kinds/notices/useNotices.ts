import type { NoticesPage } from '../../../../contract/generated/meta.ts';
import { useMe } from '../../contexts.ts';
import type { PageData } from '../../data.ts';
import { useAnswer } from '../../read.ts';
import { inputOf } from '../../blocks/source.ts';
import { hasNoGroups, liveNotices, writtenNotices, type Notices } from './notices.ts';

/** How far the notices have come. */
export interface NoticesState {
  readonly notices?: Notices | undefined;
  readonly failure?: string | undefined;
  /** Asks the source anew; what is written in the schema stays as it is. */
  refresh(): Promise<void>;
}

/** The notices of a page: those it holds, or those its source answers. */
export function useNotices(data: PageData, file: NoticesPage | undefined): NoticesState {
  const me = useMe();
  const source = file?.source;
  const input = inputOf(source?.input, { me });
  const ask = async (): Promise<Notices | undefined> => {
    if (!file || !source) return file && writtenNotices(file);
    const answer: unknown = await data.ask(source.call, input).catch((failure: unknown) => {
      if (hasNoGroups(failure)) return failure;
      throw failure;
    });
    return hasNoGroups(answer) ? writtenNotices(file) : liveNotices(answer, file);
  };
  const asked = useAnswer(file ? ['notices', source?.call, input] : null, ask);
  return { notices: asked.answer, failure: asked.failure, refresh: asked.again };
}
