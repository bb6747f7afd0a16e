import { refusePage } from '../data/refusal.ts';
import { firstOf } from '../engines/first/first.ts';
import { progressOf } from '../engines/guide/progress.ts';
import type { Calls } from './call.ts';

export const Guide: Calls<'Guide'> = {
  /** What has to be made before a page can show anything, for who holds it. */
  First: async ({ engine, sessions }, { caller, input: { Page } }) => {
    const grants = await sessions.grantsOf(caller);
    const page = engine.catalog.pages.get(Page);
    if (!page || (page.kind !== 'notices' && !grants.pages.has(Page)))
      throw refusePage('抱歉，你无权访问该页面', 'refused');
    return firstOf(engine, caller, grants, page);
  },
  /** How far the steps of a guide have come, for who holds its page. */
  Progress: async ({ engine, sessions }, { caller, input: { Page } }) => {
    const page = engine.catalog.pages.get(Page);
    const isHeld = (await sessions.grantsOf(caller)).pages.has(Page);
    if (!isHeld || page?.kind !== 'guide') throw refusePage('抱歉，你无权访问该页面', 'refused');
    return { Steps: await progressOf(engine, caller, Page, page) };
  },
};
