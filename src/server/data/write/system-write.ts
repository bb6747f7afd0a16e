import type { Row } from '../../../contract/rules.ts';
import { audit } from './audit.ts';
import { changeWhere } from './change-where.ts';
import { entityOf } from '../entities.ts';
import { requireFits, workedOut } from './judge-coming.ts';
import type { WriteContext } from '../module.ts';
import type { FieldsOf, RowOf } from '../row-of.ts';
import { runAfterStore } from './hooks.ts';
import { outOfScope } from '../refusal.ts';
import { insertRow, updateRow } from './row-store.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { changedValues } from './row-rules.ts';

/** The stored row, locked, whichever caller it is for: for rules of a module that follow from a write that was allowed. */
export async function lockRow<Name extends string>(
  context: WriteContext,
  entityName: Name,
  id: string,
): Promise<RowOf<Name>> {
  const entity = entityOf(context.engine, entityName);
  const answer = await context.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."Id" = $1 AND t."IsDeleted" = 0 FOR UPDATE`,
    [id],
  );
  const row = answer.rows[0];
  if (!row) throw outOfScope();
  return row as RowOf<Name>;
}

/** Changes a row as the consequence of an allowed write; audited under that write's EnCode. */
export async function changeRow<Name extends string, Given extends Row>(
  context: WriteContext,
  entityName: Name,
  before: Row,
  changes: FieldsOf<Name, Given>,
  enCode: string,
): Promise<void> {
  const entity = entityOf(context.engine, entityName);
  const after = workedOut(context, entity, { before, after: { ...before, ...changes } });
  await requireFits(context, entity, [{ before, after }]);
  const key = { Id: String(before['Id']), Version: Number(before['Version']) };
  await updateRow(context.tx, entity, key, changedValues(entity, before, after), context.now);
  await audit(context, { entity, id: key.Id, enCode, before, after });
  const isGone = after['IsDeleted'] === 1;
  await runAfterStore(context, { entity, rows: [{ before, after: isGone ? null : after }], enCode });
}

/** The same for the stored row of an Id, which is locked. @returns the row as it was */
export async function changeStored<Name extends string, Given extends Row>(
  context: WriteContext,
  entityName: Name,
  id: string,
  changes: FieldsOf<Name, Given>,
  enCode: string,
): Promise<RowOf<Name>> {
  const before = await lockRow(context, entityName, id);
  await changeRow(context, entityName, before, changes, enCode);
  return before;
}

/** Ends rows as the consequence of an allowed write, each as if somebody had deleted it. */
export async function endRows(
  context: WriteContext,
  entityName: string,
  ids: readonly string[],
  enCode: string,
): Promise<void> {
  const entity = entityOf(context.engine, entityName);
  const text = `UPDATE ${ident(entity.table)} SET "IsDeleted" = 1 WHERE "Id" = ANY($1)`;
  await changeWhere(context, entityName, text, [ids], { as: 'act', enCode });
}

/** Adds a row as the consequence of an allowed write; audited under that write's EnCode. @returns its Id */
export async function addRow<Name extends string, Given extends Row>(
  context: WriteContext,
  entityName: Name,
  given: FieldsOf<Name, Given>,
  enCode: string,
): Promise<string> {
  const entity = entityOf(context.engine, entityName);
  const row = workedOut(context, entity, { before: null, after: given });
  await requireFits(context, entity, [{ before: null, after: row }]);
  const id = await insertRow(context.tx, entity, row, context);
  await audit(context, { entity, id, enCode, before: null, after: row });
  await runAfterStore(context, { entity, rows: [{ before: null, after: { ...row, Id: id } }], enCode });
  return id;
}

/**
 * Changes a row and puts another one beside it as one act, so that what follows from both, and its audit, is written once.
 * `judge` is asked about the new row while the changed one already stands.
 */
export async function changeAndAdd(
  context: WriteContext,
  entityName: string,
  { before, changes, next: given }: { readonly before: Row; readonly changes: Row; readonly next: Row },
  enCode: string,
  judge: () => Promise<void>,
): Promise<void> {
  const entity = entityOf(context.engine, entityName);
  const after = workedOut(context, entity, { before, after: { ...before, ...changes } });
  const next = workedOut(context, entity, { before: null, after: given });
  await requireFits(context, entity, [
    { before, after },
    { before: null, after: next },
  ]);
  const key = { Id: String(before['Id']), Version: Number(before['Version']) };
  await updateRow(context.tx, entity, key, changedValues(entity, before, after), context.now);
  await audit(context, { entity, id: key.Id, enCode, before, after });
  await judge();
  const id = await insertRow(context.tx, entity, next, context);
  await audit(context, { entity, id, enCode, before: null, after: next });
  const isGone = after['IsDeleted'] === 1;
  const rows = [
    { before, after: isGone ? null : after },
    { before: null, after: { ...next, Id: id } },
  ];
  await runAfterStore(context, { entity, rows, enCode });
}
