import { entities, type ToolInfo } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entityOf } from '../../data/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { WriteContext } from '../../data/module.ts';
import { markRow } from '../../data/write/toggle.ts';

const MARK: keyof ToolInfo = 'Stored';

/** Puts an application among the caller's favourites, or takes it out. Done twice it does nothing more. @returns how many keep it now */
export async function storeTool(
  context: WriteContext,
  toolId: string,
  isKept: boolean,
  enCode: string,
): Promise<number> {
  const { engine, tx, caller } = context;
  const mark = entityOf(engine, entities.ToolInfo).fields.get(MARK)!;
  await advisoryLock(tx, 'store', caller.subject.UserId, toolId);
  await markRow(context, mark, toolId, isKept, enCode);
  const { rows } = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "ApplyStore" WHERE "ToolId" = $1 AND "IsDeleted" = 0`,
    [toolId],
  );
  return rows[0]?.n ?? 0;
}

/** Notes that an application was opened: no change of it, so that its version stays and nobody's form grows stale. */
export async function countOpened(context: WriteContext, toolId: string): Promise<void> {
  const text = `UPDATE "ToolInfo" SET "OpenCount" = "OpenCount" + 1 WHERE "Id" = $1`;
  await changeWhere(context, entities.ToolInfo, text, [toolId], {
    as: 'count',
  });
}
