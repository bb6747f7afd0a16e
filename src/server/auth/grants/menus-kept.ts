import { entities } from '../../../contract/generated/entities.ts';
import { buttonsOf } from '../../../contract/page-names.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { openedBy } from '../../data/schemas/catalog.ts';
import { liveMenus } from './grants.ts';

/**
 * Refuses what a person does to menus by whatever way and leaves no item that leads to where menus are changed: an item that is
 * switched off, deleted or hung elsewhere is out of everybody's reach, an administrator's too.
 */
export async function keepMenus({ engine, tx, caller }: WriteContext, stored: StoredRows): Promise<void> {
  const { entity, rows } = stored;
  if (entity.name !== entities.SysMenu || !caller.subject.UserId || rows.every(({ before }) => !before))
    return;
  const { catalog } = engine;
  const edits = [...entity.actions].flatMap(([enCode, { verb }]) => (verb === 'edit' ? [enCode] : []));
  const places = new Set(
    [...catalog.pages].flatMap(([path, page]) =>
      buttonsOf(page).some(([, enCode]) => edits.includes(enCode)) ? [path] : [],
    ),
  );
  const live = await liveMenus(tx);
  for (const { Comment } of live.values())
    if (openedBy(catalog, Comment).pages.some((path) => places.has(path))) return;
  throw refuse('更改后没有人能再打开菜单管理：请保留它，它和它的上级都须启用');
}
