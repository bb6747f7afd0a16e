import type { PageFile } from '../../../contract/generated/meta.ts';
import { entityNameOf, isPublicPage } from '../../../contract/page.ts';
import { pageClosure, type Catalog } from '../../data/catalog.ts';
import { refuse, refusePage } from '../../data/refusal.ts';
import { Tagged } from '../../http/answer.ts';
import type { Handler } from '../call.ts';
import { shownEntity } from './shown-entity.ts';

/**
 * A page, the pages that it opens, and the entities they show: everything that the browser needs to say it. The answer
 * depends on the path and the version of the schemas alone, so the browser may keep it; whether the caller holds the
 * page is asked every time.
 */
export const schema: Handler<'Data/Schema'> = async ({ engine, sessions }, { caller, input, session }) => {
  const { catalog } = engine;
  const page = catalog.pages.get(input.Path);
  if (!page || !isPublicPage(page)) {
    const isOpen = catalog.routes.routes.some((route) => route.public && route.page === input.Path);
    if (session === undefined && (page || !isOpen)) throw refusePage('请先登录', 'login');
    refuseFaults(catalog, input.Path);
    if (!page) throw refusePage(`未找到页面${input.Path}`, 'missing');
    const { pages } = await sessions.grantsOf(caller);
    // Notices belong to the frame and not to a menu item.
    if (page.kind !== 'notices' && !pages.has(input.Path))
      throw refusePage('抱歉，你无权访问该页面', 'refused');
  }
  const tag = `"${catalog.version}"`;
  return new Tagged(tag, answerOf(catalog, input.Path, page));
};

function refuseFaults(catalog: Catalog, path: string): void {
  const faults = catalog.faultsOf(path);
  if (faults.length === 0) return;
  throw refuse(faults.map((fault) => `${fault.file}#${fault.pointer}：${fault.message}`).join('\n'));
}

function answerOf(catalog: Catalog, path: string, page: PageFile) {
  const closure = pageClosure(catalog, path);
  const names = new Set([...closure.values()].flatMap((one) => entityNameOf(one) ?? []));
  for (const entity of catalog.entities.values())
    if (entity.file.parent && names.has(entity.file.parent.entity)) names.add(entity.name);
  return {
    Path: path,
    Version: catalog.version,
    Page: page,
    Pages: Object.fromEntries(closure),
    Entities: Object.fromEntries([...names].flatMap((name) => shownEntity(catalog, name))),
  };
}
