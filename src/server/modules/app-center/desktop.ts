import type { CallInput } from '../../../contract/generated/calls.ts';
import { ENABLE } from '../../../contract/generated/codes.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';
import { byIds, toolLinks, usable, usableNow, type ToolLink } from './tool-rows.ts';

/** Where an application lies on a desktop. */
type Tile = CallInput['MyApplyInfo/EditMyDesktop']['Items'][number];

/** The desktop of somebody who never made one, and for whose roles nobody did. */
const COLUMNS = 6;
const MOST_TILES = 12;

/** The caller's desktop: their own, that of their roles, or the first applications that they may use; of each what can be used now. */
export async function desktopOf(
  engine: Engine,
  queryable: Queryable,
  caller: Caller,
): Promise<(Tile & { readonly tool: ToolLink })[]> {
  const tools = await toolLinks(queryable, [await usableNow(engine, queryable, caller)]);
  const byId = new Map(tools.map((tool) => [tool.Id, tool]));
  const placed = (tiles: readonly Tile[]) =>
    tiles.flatMap((tile) => {
      const tool = byId.get(tile.ToolId);
      return tool ? [{ ...tile, tool }] : [];
    });
  const own = placed(await ownTiles(queryable, caller));
  if (own.length > 0) return own;
  const shared = placed(await roleTiles(queryable, caller));
  if (shared.length > 0) return shared;
  return placed(
    tools.slice(0, MOST_TILES).map((tool, index) => ({
      ToolId: tool.Id,
      X: index % COLUMNS,
      Y: Math.floor(index / COLUMNS),
      Size: '1x1',
    })),
  );
}

async function ownTiles(queryable: Queryable, caller: Caller): Promise<(Tile & Row)[]> {
  const { rows } = await queryable.query<Tile & Row>(
    `SELECT "Id", "Version", "ToolId", "X", "Y", "Size" FROM "UserDesktop"
     WHERE "UserId" = $1 AND "IsDeleted" = 0 ORDER BY "Y", "X", "Id"`,
    [caller.subject.UserId],
  );
  return rows;
}

/** An application that several roles show lies where the first of them puts it. */
async function roleTiles(queryable: Queryable, caller: Caller): Promise<Tile[]> {
  const { rows } = await queryable.query<Tile>(
    `SELECT d."ToolId", d."X", d."Y", d."Size" FROM "RoleDesktop" d
     JOIN "SysRole" r ON r."Id" = d."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
     WHERE d."IsDeleted" = 0 AND r."RoleCode" = ANY($1) ORDER BY r."Sort", d."Y", d."X", d."Id"`,
    [[...caller.subject.Roles]],
  );
  const seen = new Set<string>();
  return rows.filter(({ ToolId }) => !seen.has(ToolId) && seen.add(ToolId));
}

/**
 * Stores the caller's whole desktop; an empty one brings the default back. Tiles that the caller does not see now, such as
 * those of a module that is off, stay where they were.
 */
export async function saveDesktop(
  context: WriteContext,
  tiles: readonly Tile[],
  enCode: string,
): Promise<void> {
  const { engine, tx, caller } = context;
  const wanted = new Map(tiles.map((tile) => [tile.ToolId, tile]));
  if (wanted.size !== tiles.length) throw refuse('该应用已在桌面');
  const allowed = await toolLinks(tx, [usable(caller), byIds([...wanted.keys()])]);
  if (allowed.length !== wanted.size) throw refuse('应用不存在或未授权');
  const { UserId } = caller.subject;
  await lockDesktop(context);
  const own = await ownTiles(tx, caller);
  const seen = await toolLinks(tx, [
    await usableNow(engine, tx, caller),
    byIds(own.map(({ ToolId }) => ToolId)),
  ]);
  const shown = new Set(seen.map(({ Id }) => Id));
  for (const row of own) {
    const tile = wanted.get(row.ToolId);
    if (!tile && !shown.has(row.ToolId)) continue;
    wanted.delete(row.ToolId);
    await changeRow(context, entities.UserDesktop, row, tile ? { ...tile } : { IsDeleted: 1 }, enCode);
  }
  for (const tile of wanted.values())
    await addRow(context, entities.UserDesktop, { UserId, ...tile }, enCode);
}

const lockDesktop = ({ tx, caller }: WriteContext) => advisoryLock(tx, 'desktop', caller.subject.UserId);

/** As many as the call that saves a desktop takes. */
const MOST_SAVED = 100;

/** Puts applications below what the caller's desktop shows; what stood there by default is the caller's own from then on. */
export async function addToDesktop(context: HandlerContext): Promise<true> {
  const { engine, tx, caller, enCode, rows } = context;
  await lockDesktop(context);
  const shown = await desktopOf(engine, tx, caller);
  const tiles: Tile[] = shown.map(({ ToolId, X, Y, Size }) => ({ ToolId, X, Y, Size }));
  for (const row of rows) {
    if (tiles.length >= MOST_SAVED) throw refuse(`桌面最多放${MOST_SAVED}个应用`);
    const below = tiles.map(({ Y, Size }) => Y + (Size === '2x2' ? 2 : 1));
    tiles.push({ ToolId: String(row['Id']), X: 0, Y: Math.max(0, ...below), Size: '1x1' });
  }
  await saveDesktop(context, tiles, enCode);
  return true;
}
