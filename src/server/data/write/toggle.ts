import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { requireAllowed } from '../counted/allowed.ts';
import type { KnownAction } from '../entities.ts';
import { fromRowsAbout } from '../fields/kind.ts';
import type { WriteContext } from '../module.ts';
import { callerField } from '../access/mine.ts';
import { refuse } from '../refusal.ts';
import { ident } from '../sql/sql.ts';
import { addRow, changeRow } from './system-write.ts';

/** Verb toggle: the caller's mark on a row that is in scope and locked, on or off as `params` says. */
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
  if (!field || (wanted !== 0 && wanted !== 1)) throw refuse('请刷新后重试');
  await markRow(context, field, String(row['Id']), wanted === 1, enCode);
  return true;
}

/**
 * Puts the caller's mark on a row, or takes it away, as a field with "mine" tells of it. What stands already stays: asked twice, it does
 * nothing more. The calling code has judged whether the caller may, and holds a lock.
 */
export async function markRow(
  context: WriteContext,
  field: FieldModel,
  id: string,
  isOn: boolean,
  enCode: string,
): Promise<void> {
  const { of, by } = field;
  if (!of || !by) throw new Error(`${field.name} tells of no mark`);
  const { UserId } = context.caller.subject;
  const mine = callerField(field);
  const { rows } = await context.tx.query<Row>(
    `SELECT n."Id", n."Version" FROM (SELECT $1::text AS "Id") t,
     LATERAL (SELECT n.* ${fromRowsAbout(field, 't')} AND n.${ident(mine)} = $2) n`,
    [id, UserId],
  );
  if (!isOn) for (const one of rows) await changeRow(context, of, one, { IsDeleted: 1 }, enCode);
  else if (rows.length === 0) await addRow(context, of, { ...field.where, [mine]: UserId, [by]: id }, enCode);
}
