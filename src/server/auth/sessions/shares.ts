import { calls } from '../../../contract/generated/calls.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { asSharer, sharedCalls } from '../../data/access/share.ts';
import { KEPT_MS, type Origin } from './sessions.ts';
import { createShortCache } from './short-cache.ts';
import { looksLikeToken, sessionIdOf } from './tokens.ts';

const mostKept = 500;

/**
 * As whom the key of a shared board asks a call. elsewhere: the key opens nothing here, as if there were none; the call for
 * pages says itself what that means. undefined: the key is over.
 */
export type Sharer = (key: string, call: string, origin: Origin) => Promise<Caller | 'elsewhere' | undefined>;

export function createShares(engine: Pick<Engine, 'database' | 'catalog'>): Sharer {
  const known = createShortCache<string | undefined>(KEPT_MS, mostKept);
  const find = async (id: string) => {
    const { rows } = await engine.database.query<{ Page: string }>(
      `SELECT "Page" FROM "ShareKey" WHERE "KeyHash" = $1 AND "IsRevoked" = 0 AND "ExpireTime" > now() AND "IsDeleted" = 0`,
      [id],
      'auth_share',
    );
    return rows[0]?.Page;
  };
  return async (key, call, { requestId, ip, arrived }) => {
    const id = sessionIdOf(key);
    const page = looksLikeToken(key) ? await known.get(id, () => find(id)) : undefined;
    const isSchema = call === calls.Data.Schema.name;
    if (page === undefined) return isSchema ? 'elsewhere' : undefined;
    return isSchema || sharedCalls(engine.catalog, page).has(call)
      ? asSharer({ requestId, ip, arrived }, page)
      : 'elsewhere';
  };
}
