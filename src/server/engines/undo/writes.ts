import { settleStored } from '../../data/counted/settle.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addAudit } from '../../data/write/bulk-write.ts';
import { countsChanged } from '../../data/read/count.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { addedTo } from './added.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';

/** An act that is undone, with the caller who undoes it and the EnCode. */
export interface Undoing extends WriteContext {
  readonly act: string;
  readonly enCode: string;
  /** Hears how many rows were just taken back; what it throws ends the undo. */
  readonly went?: (rows: number) => void;
}

/** A key, or what keeps rows apart. */
const TAKEN: readonly unknown[] = ['23505', '23P01'];
const ROWS_AT_ONCE = 500;

/** Rows of an act that go back to what they were. @returns the Ids that another row's key forbids */
export async function restoreRows(undoing: Undoing, entity: EntityModel): Promise<string[]> {
  return inSets(undoing, entity, `kind <> 'I'`, (ids) => restoreSet(undoing, entity, ids));
}

/** The same for single rows, after others have gone. @returns those that cannot */
export async function restoreEach(undoing: Undoing, entity: EntityModel, ids: readonly string[]) {
  const kept: string[] = [];
  for (const id of ids) if (!(await attempt(undoing, () => restoreSet(undoing, entity, [id])))) kept.push(id);
  return kept;
}

/** Rows that an act made are deleted as a user would delete them. */
export async function removeRows(undoing: Undoing, entity: EntityModel): Promise<void> {
  await inSets(undoing, entity, `kind = 'I'`, (ids) =>
    audited(undoing, entity, ids, () =>
      undoing.tx.query(
        `UPDATE ${ident(entity.table)} SET "IsDeleted" = 1, "UpdateDate" = $2::timestamptz, "Version" = "Version" + 1
         WHERE "Id" = ANY($1)`,
        [ids, undoing.now],
      ),
    ),
  );
}

async function inSets(
  undoing: Undoing,
  entity: EntityModel,
  which: string,
  work: (ids: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const { rows } = await undoing.tx.query<{ id: string }>(
    `SELECT row_id AS id FROM sys_journal WHERE act = $1 AND place = $2 AND reason IS NULL AND ${which} ORDER BY row_id`,
    [undoing.act, entity.table],
  );
  const refused: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const ids = rows.slice(start, start + ROWS_AT_ONCE).map(({ id }) => id);
    undoing.went?.(ids.length);
    if (await attempt(undoing, () => work(ids))) continue;
    for (const id of ids) if (!(await attempt(undoing, () => work([id])))) refused.push(id);
  }
  if (rows.length > 0) countsChanged(entity);
  return refused;
}

/** @returns whether it was done; a key that another row has undoes what was done of it */
async function attempt({ tx }: Undoing, work: () => Promise<void>): Promise<boolean> {
  await tx.query('SAVEPOINT undo_rows');
  try {
    await work();
    await tx.query('RELEASE SAVEPOINT undo_rows');
    return true;
  } catch (error) {
    if (!TAKEN.includes((error as { code?: string }).code)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT undo_rows');
    return false;
  }
}

async function restoreSet(undoing: Undoing, entity: EntityModel, ids: readonly string[]): Promise<void> {
  const { tx, act, now } = undoing;
  const columns = storedColumns(entity);
  const added = addedTo(undoing.engine.catalog, entity);
  const table = ident(entity.table);
  const lines = `sys_journal j CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, j.before) o
     CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, j.after) n
     WHERE j.act = $1 AND j.place = $2 AND j.row_id = ANY($3)`;
  const changed = await tx.query<{ name: string }>(
    `SELECT DISTINCT b.key AS name FROM sys_journal j, jsonb_each(j.before) b
     WHERE j.act = $1 AND j.place = $2 AND j.row_id = ANY($3) AND j.kind = 'U' AND b.value IS DISTINCT FROM j.after -> b.key`,
    [act, entity.table, ids],
  );
  const names = new Set(changed.rows.map(({ name }) => name));
  const assignments = columns
    .filter((name) => names.has(name) && !['Id', 'Version', 'UpdateDate'].includes(name))
    .filter((name) => entity.fields.get(name)?.follows?.keeps ?? !entity.fields.get(name)?.follows)
    .map((name) => {
      const differs = `j.before -> '${name}' IS DISTINCT FROM j.after -> '${name}'`;
      const back = added.includes(name)
        ? `coalesce(t.${ident(name)}, 0) - coalesce(n.${ident(name)}, 0) + coalesce(o.${ident(name)}, 0)`
        : `o.${ident(name)}`;
      return `${ident(name)} = CASE WHEN ${differs} THEN ${back} ELSE t.${ident(name)} END, `;
    });
  await audited(undoing, entity, ids, async () => {
    await tx.query(
      `UPDATE ${table} t SET ${assignments.join('')}"UpdateDate" = $4::timestamptz, "Version" = t."Version" + 1
       FROM ${lines} AND j.kind = 'U' AND t."Id" = j.row_id`,
      [act, entity.table, ids, now],
    );
    const list = columns.map(ident).join(', ');
    const values = columns.map((name) => `o.${ident(name)}`).join(', ');
    await tx.query(`INSERT INTO ${table} (${list}) SELECT ${values} FROM ${lines} AND j.kind = 'D'`, [
      act,
      entity.table,
      ids,
    ]);
  });
}

const storedColumns = (entity: EntityModel): string[] =>
  [...entity.fields.values()]
    .filter((field) => FIELD_KINDS[field.type].column(field) !== undefined)
    .map(({ name }) => name);

async function audited(
  undoing: Undoing,
  entity: EntityModel,
  ids: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await rowsOf(undoing, entity, ids);
  await work();
  const after = await rowsOf(undoing, entity, ids);
  const { caller, enCode } = undoing;
  const written = ids.flatMap((id) => {
    const [from, to] = [before.get(id) ?? null, after.get(id) ?? null];
    return from || to ? [{ caller, entry: { entity, id, enCode, before: from, after: to } }] : [];
  });
  await addAudit(undoing, written);
  const rows = written.map(({ entry }) => ({ before: entry.before, after: entry.after }));
  for (const module of undoing.engine.modules)
    await module.afterUndoneRows?.(undoing, { entity, rows, enCode });
  await settleStored(undoing, entity, rows);
}

/** The rows as a reader would find them: what is deleted is not there. */
export async function rowsOf(
  { tx }: Undoing,
  entity: EntityModel,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1) AND t."IsDeleted" = 0`,
    [ids],
  );
  return new Map(rows.map((row) => [String(row['Id']), row]));
}
