import { refusePage } from '../../data/refusal.ts';
import { firstOf } from '../../engines/first/first.ts';
import type { Handler } from '../call.ts';

/** What has to be made before a page can show anything, for who holds it. */
export const guideFirst: Handler<'Guide/First'> = async (
  { engine, sessions },
  { caller, input: { Page } },
) => {
  const grants = await sessions.grantsOf(caller);
  const page = engine.catalog.pages.get(Page);
  if (!page || (page.kind !== 'notices' && !grants.pages.has(Page)))
    throw refusePage('抱歉，你无权访问该页面', 'refused');
  return firstOf(engine, caller, grants, page);
};
