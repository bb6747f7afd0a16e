import type { ActionFile } from '../../contract/generated/meta.ts';
import type { PageData } from '../renderer/data.ts';
import { companion, loadPage, type LoadedPage } from '../renderer/pages.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';

/** Path of the page that an action opens; nothing when it is built from the entity. */
export const pathOf = (
  action: ActionFile,
  target: ActionTarget,
  kind: 'form' | 'detail',
): string | undefined => action.page ?? (kind === 'form' ? target.form : target.detail);

/** A page by its path: out of the same answer when it is there, else loaded. */
export async function pageOf(data: PageData, target: ActionTarget, path: string): Promise<LoadedPage> {
  return companion(target.page, path) ?? loadPage(data, path);
}
