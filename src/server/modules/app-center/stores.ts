import { entities } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { WriteContext } from '../../data/module.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';

/** Puts an application among the caller's favourites, or takes it out. Done twice it does nothing more. @returns how many keep it now */
export async function storeTool(
  context: WriteContext,
  toolId: string,
  isKept: boolean,
  enCode: string,
): Promise<number> {
  const { tx, caller } = context;
  const { UserId } = caller.subject;
  await advisoryLock(tx, 'store', UserId, toolId);
  const found = await tx.query<Row>(
    `SELECT "Id", "Version" FROM "ApplyStore" WHERE "UserId" = $1 AND "ToolId" = $2 AND "IsDeleted" = 0`,
    [UserId, toolId],
  );
  const [kept] = found.rows;
  if (isKept && !kept) await addRow(context, entities.ApplyStore, { UserId, ToolId: toolId }, enCode);
  if (!isKept && kept) await changeRow(context, entities.ApplyStore, kept, { IsDeleted: 1 }, enCode);
  const counted = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "ApplyStore" WHERE "ToolId" = $1 AND "IsDeleted" = 0`,
    [toolId],
  );
  return counted.rows[0]?.n ?? 0;
}

/** Notes that an application was opened: no change of it, so that its version stays and nobody's form grows stale. */
export async function countOpened(context: WriteContext, toolId: string): Promise<void> {
  const text = `UPDATE "ToolInfo" SET "OpenCount" = "OpenCount" + 1 WHERE "Id" = $1`;
  await changeWhere(context, entities.ToolInfo, text, [toolId], {
    as: 'count',
  });
}
