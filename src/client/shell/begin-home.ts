import { beginHome } from '../renderer/page-kinds/home/home.ts';
import { loadBlock } from '../renderer/page-kinds/index.ts';
import { loadPage } from '../renderer/pages.ts';
import { serverHas } from '../request/features.ts';
import { DASHBOARD } from '../session/home.ts';
import { pageData } from './page-data.ts';
import { routeTable } from './route-table.ts';

/**
 * Begins to ask for a home where the address is one, while the frame is still on its way: it is what everybody opens first. A
 * server that is not ours knows of no homes.
 */
export function beginHomeAt(path: string): void {
  if (path !== DASHBOARD || !serverHas('idempotency')) return;
  // The page itself tells of what cannot be had.
  beginPages(routeTable.find(path)?.route.page).catch(() => undefined);
  beginHome(pageData).catch(() => undefined);
  loadBlock('tabs')?.catch(() => undefined);
  loadBlock('home')?.catch(() => undefined);
}

/** The pages are asked for before what they show: browsers hold back what is asked beyond six at once. */
async function beginPages(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const { file } = await loadPage(pageData, path);
  if (file.kind !== 'tabs') return;
  const first = file.tabs.find(({ when }) => when === undefined);
  if (first) await loadPage(pageData, first.page);
}
