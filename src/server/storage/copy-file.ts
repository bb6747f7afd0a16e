import { entities } from '../../contract/generated/entities.ts';
import type { WriteContext } from '../data/module.ts';
import { newId } from '../data/write/row-store.ts';
import { addRow, lockRow } from '../data/write/system-write.ts';

/**
 * A file of another row as one of this row's own: who may see a file is decided by the row that it belongs to. The
 * stored bytes are the same.
 * @returns the Id of the copy; that of `known` when it is of the same bytes
 */
export async function copyFile(
  context: WriteContext,
  source: string | null,
  known: unknown,
  of: { readonly entity: string | null; readonly id: string | null; readonly enCode: string },
): Promise<string | null> {
  if (source === null || source === '') return null;
  const answer = await context.tx.query<{ same: boolean }>(
    `SELECT o."Url" IS NOT DISTINCT FROM a."Url" AS same FROM "Attachment" a LEFT JOIN "Attachment" o ON o."Id" = $2
     WHERE a."Id" = $1 AND a."IsDeleted" = 0`,
    [source, known ?? ''],
  );
  if (answer.rowCount === 0) return null;
  if (answer.rows[0]!.same && typeof known === 'string') return known;
  const stored = await lockRow(context, entities.Attachment, source);
  return addRow(
    context,
    entities.Attachment,
    { ...stored, Id: newId(), BizType: of.entity, BizId: of.id },
    of.enCode,
  );
}
