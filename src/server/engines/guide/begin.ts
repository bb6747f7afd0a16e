import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { BoardPage, GuidePage, PageFile } from '../../../contract/generated/meta.ts';
import type { Grants } from '../../auth/grants/grants.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { progressOf } from './progress.ts';

/** Route of the page that a user begins with: a guide that is unfinished, or a board that is the user's; undefined where there is none. */
export async function guideToBegin(
  engine: Engine,
  caller: Caller,
  grants: Grants,
): Promise<string | undefined> {
  const opening = engine.catalog.pages.naming('"opens"').filter(isOpening);
  if (opening.length === 0) return undefined;
  for (const id of grants.menus.keys()) {
    const { Comment, Url } = grants.rows.get(id)!;
    const page = opening.find((one) => one === engine.catalog.pages.get(Comment));
    if (page && Url && (await opensFor(engine, caller, Comment, page))) return Url;
  }
  return undefined;
}

const isOpening = (page: PageFile): page is GuidePage | BoardPage =>
  (page.kind === 'guide' || page.kind === 'board') && page.opens !== undefined;

async function opensFor(
  engine: Engine,
  caller: Caller,
  path: string,
  page: GuidePage | BoardPage,
): Promise<boolean> {
  if (page.kind === 'guide') return !(await isBegun(engine, caller, path, page));
  return compileCondition(page.opens ?? 'false').test({ me: caller.subject });
}

/** Whether every step has rows or was set aside. */
async function isBegun(engine: Engine, caller: Caller, path: string, page: GuidePage): Promise<boolean> {
  const steps = await progressOf(engine, caller, path, page);
  const told = new Set(page.steps.filter((step) => step.told).map((step) => step.key));
  return steps.every(({ Key, Count, SkipId }) => SkipId !== null || (Count !== 0 && !told.has(Key)));
}
