import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Engine } from '../../data/engine.ts';
import { liveMenus } from './grants.ts';

/**
 * Whether some menu leads to a path, and which module's switch closes it. A user without the menu is told that there is no access,
 * not that there is nothing.
 */
export async function routeState(
  { catalog, database }: Engine,
  path: string,
): Promise<CallOutput['UserRole/GetRouteState']> {
  const rows = [...(await liveMenus(database)).values()].filter((row) => row.Url === path);
  const titles = rows.map(({ Comment }) => catalog.closed.page(Comment));
  const isClosed = rows.length > 0 && titles.every((title) => title !== undefined);
  return { IsKnown: rows.length > 0, Closed: isClosed ? (titles[0] ?? '') : null };
}
