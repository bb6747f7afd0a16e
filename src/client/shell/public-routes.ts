import manifest from '../../../schemas/menus/public.json';

/** Paths of the screens that the whitelisted route names stand for (domain/01-routes). */
const PATHS_OF_NAMES: Readonly<Record<string, readonly string[]>> = {
  login: ['/user/login'],
  Retrieve: ['/user/Retrieve'],
  QYWXlogin: ['/QYWXlogin'],
  ssoLogin: ['/user/ssoLogin'],
  ZXLogin: ['/user/ZXLogin'],
  LoginWX: ['/LoginWX'],
  loginYm: ['/user/loginYm'],
  LoginYm: ['/user/loginYm'],
  verifyCode: ['/verifyCode'],
  register: ['/user/register'],
  registerResult: ['/user/registerResult'],
};

/** Screens of the frame itself, which are not guarded. */
const FRAME_PATHS = ['/user', '/403', '/404', '/500', '/noauth', '/test/home'];

const pathsOf = (entry: string): readonly string[] =>
  entry.startsWith('/') ? [entry] : (PATHS_OF_NAMES[entry] ?? []);

const publicPaths: ReadonlySet<string> = new Set([
  ...manifest.names.flatMap(pathsOf),
  ...manifest.paths,
  ...FRAME_PATHS,
]);
const openPaths: ReadonlySet<string> = new Set([...publicPaths, ...manifest.staysOpen.flatMap(pathsOf)]);

/** Whether a page opens without a session (specification 2.1). Paths are compared exactly. */
export const isPublicPath = (path: string): boolean => publicPaths.has(path);

/** Whether a page stays open after a token expiry: the public pages and a few more. */
export const staysOpen = (path: string): boolean => openPaths.has(path);

/** Page file of a route that is reached by its path alone. */
export const pageOfPath = (path: string): string | undefined =>
  Object.hasOwn(manifest.pages, path)
    ? (manifest.pages as Readonly<Record<string, string>>)[path]
    : undefined;

/** Whether the product knows a page under this path, granted or not. Loaded only when a path was not found. */
export async function isProductPath(path: string): Promise<boolean> {
  const { default: menu } = await import('../../../schemas/menus/main.json');
  return menu.items.some((item) => item.url === path);
}
