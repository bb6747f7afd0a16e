import type { EntityOf, FieldsOf, RowOf } from '../row-of.ts';
import { createHash } from 'node:crypto';
import { memoized } from '../../../contract/memoized.ts';
import { AUDIT_ENTITY, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { auditRow, type AuditEntry } from './audit.ts';
import type { Caller } from '../access/caller.ts';
import { appendRows } from '../chain/append.ts';
import { isChained, notAppended } from '../chain/links.ts';
import { entityOf } from '../entities.ts';
import { storedFields } from '../fields/stored.ts';
import { requireFits, workedOut } from './judge-coming.ts';
import type { WriteContext } from '../module.ts';
import { runAfterStore } from './hooks.ts';
import { staleVersion } from '../refusal.ts';
import { records, typed } from './row-records.ts';
import { withRandom, withRandomAnew } from './random-texts.ts';
import { newId, sendRow, withUniqueText } from './row-store.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { changedValues } from './row-rules.ts';

/** A stored row and what it becomes. */
export interface RowChange {
  readonly before: Row;
  readonly after: Row;
}

/**
 * Stores many new rows in one statement, and one audit entry for each: who made a row must not depend on how. A row
 * without Id is given one. Rights and the rules of a row were judged by the caller of this function.
 * @param isFitting whether it was judged too that the rows fit with those that they refer to
 */
export async function addRows<Name extends string, Given extends Row>(
  context: WriteContext,
  entity: EntityOf<Name>,
  rows: readonly FieldsOf<Name, Given>[],
  enCode: string,
  isFitting = false,
): Promise<void> {
  for (const row of rows as readonly Row[]) row['Id'] ??= newId();
  if (!isFitting) {
    const coming = rows.map((after) => ({ before: null, after }));
    for (const row of coming) Object.assign(row.after, workedOut(context, entity, row));
    await requireFits(context, entity, coming);
  }
  await withUniqueText(entity, () => insertRows(context, entity, rows));
  const entries = rows.map((after) => ({ entity, id: String(after['Id']), enCode, before: null, after }));
  await insertAudit(context, entries);
  await runAfterStore(context, { entity, rows: entries, enCode });
}

/**
 * Changes many rows in one statement, with their audit. Rows whose values do not differ are left alone.
 * @param isFitting whether it was judged that the rows fit with those that they refer to, and that refer to them
 */
export async function changeRows(
  context: WriteContext,
  entity: EntityModel,
  changes: readonly RowChange[],
  enCode: string,
  isFitting = false,
): Promise<void> {
  const differing = changes.filter(({ before, after }) => differs(entity, before, after));
  if (differing.length === 0) return;
  const changed = isFitting
    ? differing
    : differing.map((row) => ({ ...row, after: workedOut(context, entity, row) }));
  if (!isFitting) await requireFits(context, entity, changed);
  await withUniqueText(entity, () => updateRows(context, entity, changed));
  const entries = changed.map(({ before, after }) => ({
    entity,
    id: String(before['Id']),
    enCode,
    before,
    after,
  }));
  await insertAudit(context, entries);
  await runAfterStore(context, { entity, rows: changed.map(storedRow), enCode });
}

/** A row that a change marks as deleted is no row any more. */
const storedRow = ({ before, after }: RowChange) => ({
  before,
  after: after['IsDeleted'] === 1 ? null : after,
});

/** The stored rows of these Ids, locked, whichever caller it is for; those that are gone are left out. */
export const lockRows = <Name extends string>(
  context: WriteContext,
  entity: EntityOf<Name>,
  ids: readonly string[],
): Promise<Map<string, RowOf<Name>>> => lockRowsBy(context, entity, 'Id', ids);

/** The same of the rows that name one of these in a field, by their Ids. */
export async function lockRowsBy<Name extends string>(
  { tx }: WriteContext,
  entity: EntityOf<Name>,
  field: keyof RowOf<Name> & string,
  named: readonly string[],
): Promise<Map<string, RowOf<Name>>> {
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t.${ident(field)} = ANY($1) AND t."IsDeleted" = 0 ORDER BY t."Id" FOR UPDATE`,
    [named],
  );
  return new Map(answer.rows.map((row) => [String(row['Id']), row])) as Map<string, RowOf<Name>>;
}

/**
 * Changes the stored rows of these Ids, locked, as `change` says of each; a row of which it says nothing stays.
 * @returns what was changed
 */
export async function changeLocked(
  context: WriteContext,
  entity: EntityModel,
  ids: readonly string[],
  change: (row: Row) => Row | undefined,
  enCode: string,
): Promise<RowChange[]> {
  const changes = [...(await lockRows(context, entity, ids)).values()].flatMap((before) => {
    const values = change(before);
    return values ? [{ before, after: { ...before, ...values } }] : [];
  });
  await changeRows(context, entity, changes, enCode);
  return changes;
}

/** A row as it is to be, and the stored one where there is one. */
export interface WantedRow {
  readonly before: Row | undefined;
  readonly after: Row;
}

/** Adds rows that are wanted and not there, and changes those that say something else. @returns which were added and changed */
export async function bringInStep(
  context: WriteContext,
  entity: EntityModel,
  wanted: readonly WantedRow[],
  enCode: string,
): Promise<{ readonly added: readonly Row[]; readonly changed: readonly RowChange[] }> {
  const added = wanted.flatMap(({ before, after }) => (before ? [] : [after]));
  const changed = wanted.flatMap(({ before, after }) =>
    before && differs(entity, before, after) ? [{ before, after }] : [],
  );
  await addRows(context, entity, added, enCode);
  await changeRows(context, entity, changed, enCode);
  return { added, changed };
}

/** Whether storing `after` over `before` would change anything. */
export function differs(entity: EntityModel, before: Row, after: Row): boolean {
  return Object.keys(changedValues(entity, before, after)).length > 0;
}

const nobody = (caller: Caller): Caller => ({ ...caller, subject: NOBODY, principals: [] });

type AuditEntries = readonly Parameters<typeof auditRow>[1][];

/** Audit of writes of one transaction. */
export async function insertAudit(context: WriteContext, entries: AuditEntries): Promise<void> {
  const rows = entries.map((entry) => auditRow(context, entry));
  await appendRows(context, entityOf(context.engine, AUDIT_ENTITY), rows);
}

/** Audit of writes of several people, whose transaction is nobody's in particular. */
export async function addAudit(
  { engine, tx, now }: Omit<WriteContext, 'caller'>,
  written: readonly { caller: Caller; entry: AuditEntry }[],
): Promise<void> {
  const [first] = written;
  if (!first) return;
  const rows = written.map(({ caller, entry }) => auditRow({ caller }, entry));
  const entity = entityOf(engine, AUDIT_ENTITY);
  await appendRows({ engine, tx, now, caller: nobody(first.caller) }, entity, rows);
}

/** Stores many new rows, each with its Id, in one statement and without audit: for records that the program itself keeps. */
export async function insertRows(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = insertion(context, entity, rows);
  await context.tx.query(text, values);
}

/** The same of records that no key refuses and of which a school writes many: nobody waits for them. */
export function sendRows(context: WriteContext, entity: EntityModel, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  // The database takes the values of a single row as they are in a fraction of the time that a document takes.
  if (rows.length === 1) return void sendRow(context.tx, entity, rows[0]!, context);
  const { text, values, name } = insertion(context, entity, rows);
  context.tx.send(text, values, name);
}

function insertion({ caller, now }: WriteContext, entity: EntityModel, rows: readonly Row[]) {
  if (isChained(entity)) throw notAppended(entity);
  const stamp = {
    CreateUserId: caller.subject.UserId || null,
    CreateUserName: caller.subject.TrueName || null,
    CreateDate: now,
    UpdateDate: now,
    IsDeleted: 0,
    Version: 1,
  };
  const own = rows.map((row) => withRandom(entity, row));
  return { ...insertOf(entity), values: [records(storedFields(entity), own, stamp)] };
}

/** A statement that stores rows, and the name under which it is prepared. */
interface Insert {
  readonly text: string;
  readonly name: string;
}

const insertOf = memoized((entity: EntityModel): Insert => {
  const fields = storedFields(entity);
  const columns = fields.map(({ name }) => ident(name)).join(', ');
  const text = `INSERT INTO ${ident(entity.table)} (${columns})
     SELECT ${columns} FROM json_to_recordset($1::json) AS r(${typed(fields)})`;
  // Another text has another name: columns change with published schemas.
  return { text, name: `insert_${createHash('sha256').update(text).digest('hex').slice(0, 24)}` };
});

/** Changes many stored rows in one statement and without audit: for what the program itself changes by the clock. */
export async function updateRows(
  context: WriteContext,
  entity: EntityModel,
  changed: readonly RowChange[],
): Promise<void> {
  const names = new Set(
    changed.flatMap(({ before, after }) => Object.keys(changedValues(entity, before, after))),
  );
  const fields = storedFields(entity).filter(({ name }) => names.has(name));
  const keys = ['Id', 'Version'].map((name) => entity.fields.get(name)!);
  const assignments = fields.map(({ name }) => `${ident(name)} = r.${ident(name)}, `).join('');
  const rows = changed.map(({ before, after }) => ({
    ...after,
    ...withRandomAnew(entity, changedValues(entity, before, after)),
    Id: before['Id'],
    Version: before['Version'],
  }));
  const answer = await context.tx.query(
    `UPDATE ${ident(entity.table)} t SET ${assignments}"UpdateDate" = $2::timestamptz, "Version" = t."Version" + 1
     FROM json_to_recordset($1::json) AS r(${typed([...keys, ...fields])})
     WHERE t."Id" = r."Id" AND t."Version" = r."Version" AND t."IsDeleted" = 0`,
    [records([...keys, ...fields], rows), context.now],
  );
  if (answer.rowCount !== changed.length) throw staleVersion();
}
