import { refuse } from '../data/refusal.ts';
import type { CallRequest } from '../http/answer.ts';
import type { CallServices } from './call.ts';
import { callSourcesOf } from '../../contract/page-names.ts';

/** Refuses a caller who holds no page that shows this call: figures are for those that the menu lets see them. */
export async function refuseWithoutPage(
  { engine, sessions }: CallServices,
  { caller, name }: Pick<CallRequest, 'caller' | 'name'>,
): Promise<void> {
  // The pipeline lets the holder of a key ask for what its board shows.
  if (caller.share !== undefined) return;
  const { pages } = await sessions.grantsOf(caller);
  for (const path of pages) {
    const page = engine.catalog.pages.get(path);
    if (page && callSourcesOf(page).some(([, source]) => source.call === name)) return;
  }
  throw refuse('抱歉，你无权查看该数据');
}
