import { newToken, sessionIdOf } from './tokens.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import type { HandlerContext } from '../../data/module.ts';
import { boardOfKeys, routeOf } from '../../data/access/share.ts';
import { ShownOnce } from '../../data/write/shown-once.ts';

/** A new key of the board whose list of keys has the button: its address is told once, what is stored opens nothing. */
export async function makeShareKey(context: HandlerContext): Promise<ShownOnce> {
  const { engine, entity, enCode, params, tx } = context;
  const Page = boardOfKeys(engine.catalog, enCode);
  const route = Page === undefined ? undefined : routeOf(engine.catalog, Page);
  if (Page === undefined || route === undefined)
    throw new Error(`${enCode} makes the keys of no shared board`);
  const key = newToken();
  const { rows } = await tx.query<{ end: string }>(
    `SELECT to_char(clock_timestamp() + make_interval(days => $1), 'YYYY-MM-DD HH24:MI:SS') AS "end"`,
    [params['Days']],
  );
  const ExpireTime = rows[0]!.end;
  const row = { Page, Name: params['Name'], KeyHash: sessionIdOf(key), ExpireTime, IsRevoked: 0 };
  await addRows(context, entity, [row], enCode);
  return new ShownOnce({ Url: `${route}?${new URLSearchParams({ k: key })}`, ExpireTime });
}
