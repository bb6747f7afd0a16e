import { refusePage } from '../../data/refusal.ts';
import { progressOf } from '../../engines/guide/progress.ts';
import type { Handler } from '../call.ts';

/** How far the steps of a guide have come, for who holds its page. */
export const guideProgress: Handler<'Guide/Progress'> = async (
  { engine, sessions },
  { caller, input: { Page } },
) => {
  const page = engine.catalog.pages.get(Page);
  const isHeld = (await sessions.grantsOf(caller)).pages.has(Page);
  if (!isHeld || page?.kind !== 'guide') throw refusePage('抱歉，你无权访问该页面', 'refused');
  return { Steps: await progressOf(engine, caller, Page, page) };
};
