import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { runHooks } from '../../data/write/hooks.ts';
import { newId } from '../../data/write/row-store.ts';
import { addRow } from '../../data/write/system-write.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { endAssignments } from './index.ts';

/**
 * Ends all posts of the person of a row on this day. The successor has each of them for the days that were left of it, as an
 * assignment of its own, unless it is the successor's already; without one they go to nobody.
 */
export async function endPosts(hook: RowHook, successor?: string): Promise<void> {
  const held = successor === undefined ? [] : await heldBy(hook);
  await endAssignments(hook, { TeacherId: String(hook.row['Id']) }, hook.now.slice(0, 10), hook.enCode);
  for (const one of held) await passOn(hook, one, successor!);
}

async function heldBy(hook: RowHook): Promise<Row[]> {
  const entity = entityOf(hook.engine, entities.CounsellorClass);
  const answer = await hook.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM "CounsellorClass" t WHERE t."TeacherId" = $1 AND t."IsDeleted" = 0
       AND (t."EndDate" IS NULL OR t."EndDate" > $2::date) ORDER BY t."Id"`,
    [hook.row['Id'], hook.now.slice(0, 10)],
  );
  return answer.rows;
}

async function passOn(hook: RowHook, held: Row, TeacherId: string): Promise<void> {
  const { tx, now, enCode } = hook;
  const today = now.slice(0, 10);
  const StartDate = String(held['StartDate']) > today ? String(held['StartDate']) : today;
  const already = await tx.query(
    `SELECT 1 FROM "CounsellorClass" WHERE "TeacherId" = $1 AND "ClassId" IS NOT DISTINCT FROM $2 AND "StudentId" IS NOT DISTINCT FROM $3
       AND "PostType" = $4 AND "IsDeleted" = 0 AND "StartDate" <= $5::date AND ("EndDate" IS NULL OR "EndDate" > $5::date) LIMIT 1`,
    [TeacherId, held['ClassId'], held['StudentId'], held['PostType'], StartDate],
  );
  if (already.rowCount > 0) return;
  const entity = entityOf(hook.engine, entities.CounsellorClass);
  const row: Row = { ...held, Id: newId(), TeacherId, StartDate };
  await runHooks('beforeSave', { ...hook, entity, row, before: null });
  await addRow(hook, entities.CounsellorClass, row, enCode);
}
