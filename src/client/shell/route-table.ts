import manifest from '../../../schemas/menus/routes.json';
import type { RouteFile, RoutesFile } from '../../contract/generated/meta.ts';

/** A route with what the address puts in place of its parts in braces. */
export interface RouteMatch {
  readonly route: RouteFile;
  readonly params: Readonly<Record<string, string>>;
}

/** The routes that the product knows by path. Paths are compared exactly. */
export interface RouteTable {
  find(path: string): RouteMatch | undefined;
  /** Whether a page opens without a session (specification 2.1). */
  isPublic(path: string): boolean;
  /** Whether some public route names this page file. */
  isOpenPage(page: string): boolean;
  /** Whether a page stays open after a token expiry: the public pages, a few more, and what a location hash names. */
  staysOpen(path: string, hash: string): boolean;
}

const NO_PARAMS = {};

/** Makes the manifest searchable. Paths with parts in braces stand behind all others. */
export function createRouteTable({ routes, hashStaysOpen }: RoutesFile): RouteTable {
  const isPattern = (route: RouteFile) => route.path.includes('{');
  const exact = new Map(routes.filter((route) => !isPattern(route)).map((route) => [route.path, route]));
  const patterns = routes.filter(isPattern).map((route) => ({ route, parts: route.path.split('/') }));

  const find = (path: string): RouteMatch | undefined => {
    const route = exact.get(path);
    if (route) return { route, params: NO_PARAMS };
    const parts = path.split('/');
    for (const pattern of patterns) {
      const params = paramsOf(pattern.parts, parts);
      if (params) return { route: pattern.route, params };
    }
    return undefined;
  };
  const open = new Set(routes.flatMap((route) => (route.public ? [route.page, route.visitor] : [])));
  const isPublic = (path: string) => find(path)?.route.public === true;
  return {
    find,
    isPublic,
    isOpenPage: (page) => open.has(page),
    staysOpen: (path, hash) =>
      isPublic(path) ||
      find(path)?.route.staysOpen === true ||
      (hashStaysOpen === true && hash.startsWith('#/')),
  };
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (!wanted.startsWith('{')) {
      if (wanted !== part) return undefined;
      continue;
    }
    const value = decoded(part);
    if (value === undefined || value === '') return undefined;
    params[wanted.slice(1, -1)] = value;
  }
  return params;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The product's own table. */
export const routeTable = createRouteTable(manifest as RoutesFile);
