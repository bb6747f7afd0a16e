import { calls } from '../../../contract/generated/calls.ts';
import { serverAddress } from '../../request/server-config.ts';
import { isHttp, safeUrl } from '../../session/safe-url.ts';
import { KEYS } from '../../storage/keys.ts';
import { readKey } from '../../storage/storage.ts';

/** The address of a finished file: one that does not begin with http stands under the home address (specification 4). */
export function fileAddress(url: string, home: string): string | undefined {
  if (isHttp(url)) return safeUrl(url);
  const path = url.startsWith('/') ? url : `/${url}`;
  return safeUrl(path) === undefined ? undefined : safeUrl(home.replace(/\/+$/, '') + path);
}

/** Whether the file comes from our own server, which wants the token in a header and never in an address. */
export const isOwnFile = (url: string): boolean => url.split('?', 1)[0] === calls.ImportExport.Download.path;

/** The home address: the stored one, else where calls go. */
export async function homeAddress(): Promise<string> {
  return readKey(KEYS.homeUrl) || serverAddress();
}
