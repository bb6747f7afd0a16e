import type { ActionFile } from '../../contract/generated/meta.ts';
import type { PageData, Row } from '../renderer/data.ts';
import { companion, loadPage, type LoadedPage } from '../renderer/pages.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';

/** Path of the form page that an action opens; nothing when it is built from the entity. */
export const formPath = (action: ActionFile, target: ActionTarget): string | undefined =>
  action.page ?? target.form;

/** What a row opens. */
export interface OpenedDetail {
  /** Nothing when the page is built from the entity. */
  readonly path: string | undefined;
  readonly rowId: string;
  /** The page is not the list's own: its reader holds it, and its buttons, from elsewhere. */
  readonly isForeign: boolean;
}

/** The detail page that a row opens, and the row that it shows. */
export function openedBy(
  action: Pick<ActionFile, 'page'>,
  { rows, detail, details }: Pick<ActionTarget, 'rows' | 'detail' | 'details'>,
): OpenedDetail {
  const [row = {}] = rows;
  const value = details === undefined ? '' : textAt(row, details.by);
  if (action.page === undefined && details && Object.hasOwn(details.pages, value))
    return { path: details.pages[value], rowId: textAt(row, details.row ?? 'Id'), isForeign: true };
  return { path: action.page ?? detail, rowId: textAt(row, 'Id'), isForeign: false };
}

const textAt = (row: Row, name: string): string => String(row[name] ?? '');

/** A page by its path: out of the same answer when it is there, else loaded. */
export async function pageOf(data: PageData, target: ActionTarget, path: string): Promise<LoadedPage> {
  return companion(target.page, path) ?? loadPage(data, path);
}
