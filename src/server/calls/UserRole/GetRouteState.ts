import { liveMenus } from '../../auth/grants.ts';
import type { Handler } from '../call.ts';

/**
 * Whether some menu leads to a path, and which module's switch closes it. A user without the menu is told that there is no access,
 * not that there is nothing.
 */
export const getRouteState: Handler<'UserRole/GetRouteState'> = async ({ engine }, { input }) => {
  const rows = [...(await liveMenus(engine.database)).values()].filter((row) => row.Url === input.Path);
  const titles = rows.map(({ Comment }) => engine.catalog.closed.page(Comment));
  const isClosed = rows.length > 0 && titles.every((title) => title !== undefined);
  return { IsKnown: rows.length > 0, Closed: isClosed ? (titles[0] ?? '') : null };
};
