import type { Row } from '../../../contract/rules.ts';
import { requireAllowed } from '../counted/allowed.ts';
import type { KnownAction } from '../entities.ts';
import { fromRowsAbout } from '../fields/kind.ts';
import type { WriteContext } from '../module.ts';
import { callerField } from '../access/mine.ts';
import { refuse } from '../refusal.ts';
import { ident } from '../sql/sql.ts';
import { addRow, changeRow } from './system-write.ts';

/**
 * Verb toggle: the caller's mark on a row that is in scope and locked, on or off as `params` says. What stands already
 * stays: asked twice, it does nothing more.
 */
export async function toggleRow(
  context: WriteContext,
  known: KnownAction,
  row: Row,
  params: Row,
): Promise<boolean> {
  const { entity, action, enCode } = known;
  await requireAllowed(context, known, row);
  const field = entity.fields.get(action.toggle ?? '');
  const wanted = params[field?.name ?? ''];
  if (!field?.of || !field.by || (wanted !== 0 && wanted !== 1)) throw refuse('请刷新后重试');
  const { UserId } = context.caller.subject;
  const { rows } = await context.tx.query<Row>(
    `SELECT n."Id", n."Version" FROM (SELECT $1::text AS "Id") t,
     LATERAL (SELECT n.* ${fromRowsAbout(field, 't')} AND n.${ident(callerField(field))} = $2) n`,
    [row['Id'], UserId],
  );
  const [made] = rows;
  if (wanted === 1 && !made)
    await addRow(
      context,
      field.of,
      { ...field.where, [callerField(field)]: UserId, [field.by]: row['Id'] },
      enCode,
    );
  if (wanted === 0) for (const one of rows) await changeRow(context, field.of, one, { IsDeleted: 1 }, enCode);
  return true;
}
