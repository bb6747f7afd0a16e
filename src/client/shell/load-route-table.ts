import type { RouteTable } from './route-table.ts';

let loaded: RouteTable | undefined;

/** The route table, a chunk that the login page does without. */
export async function loadRouteTable(): Promise<RouteTable> {
  loaded ??= (await import('./route-table.ts')).routeTable;
  return loaded;
}

/** Whether the page that is shown stays open without a session. What is shown before the table is there is the login page. */
export const isOpenPage = ({ pathname, hash }: Location): boolean =>
  loaded === undefined || loaded.staysOpen(pathname, hash);
