import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { ident, sent } from '../sql/sql.ts';

/** Setting of the open transaction that names the act whose writes are noted. */
const ACT = 'xuegongtai.act';
/** Setting while columns are written that only repeat what other rows say. */
const FOLLOWING = 'xuegongtai.following';
const TRIGGER = 'sys_journal_note';

/** How long an act can be undone, and therefore how long what was there before is kept. */
export const UNDO_DAYS = 7;

/**
 * The journal of acts that can be undone: one line for each row that an act wrote, with the row as it was before. It is
 * written by the database itself, since consequences of an act are written in many ways. What is masked in the audit stands
 * here plain, so the table belongs to no entity and no call reads from it.
 */
const JOURNAL = `
CREATE TABLE IF NOT EXISTS sys_journal (
  act text COLLATE "C" NOT NULL, place text COLLATE "C" NOT NULL, row_id text COLLATE "C" NOT NULL,
  kind text NOT NULL, version integer,
  before jsonb, after jsonb, reason text, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (act, place, row_id));
CREATE INDEX IF NOT EXISTS sys_journal_at ON sys_journal (at);
CREATE INDEX IF NOT EXISTS sys_journal_row ON sys_journal (place, row_id);
CREATE OR REPLACE FUNCTION ${TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $note$
DECLARE
  act_id text := coalesce(current_setting('${ACT}', true), '');
  place_name text := TG_TABLE_NAME;
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('${FOLLOWING}', true), '') <> '' THEN
    UPDATE sys_journal SET version = NEW."Version"
      WHERE place = place_name AND row_id = NEW."Id" AND version = OLD."Version" AND act <> act_id;
  END IF;
  IF act_id = '' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO sys_journal (act, place, row_id, kind, version)
      VALUES (act_id, place_name, NEW."Id", 'I', NEW."Version")
      ON CONFLICT (act, place, row_id) DO UPDATE SET version = excluded.version;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE sys_journal SET version = NEW."Version", after = CASE WHEN kind = 'I' THEN NULL ELSE to_jsonb(NEW) END
      WHERE act = act_id AND place = place_name AND row_id = NEW."Id";
    IF NOT FOUND THEN
      INSERT INTO sys_journal (act, place, row_id, kind, version, before, after)
        VALUES (act_id, place_name, NEW."Id", 'U', NEW."Version", to_jsonb(OLD), to_jsonb(NEW));
    END IF;
  ELSE
    INSERT INTO sys_journal (act, place, row_id, kind, before)
      VALUES (act_id, place_name, OLD."Id", 'D', to_jsonb(OLD))
      ON CONFLICT (act, place, row_id) DO UPDATE SET kind = 'D';
  END IF;
  RETURN NULL;
END $note$`;

/** Whether what is written to an entity's table is noted: records that the program itself appends are no part of an act. */
export const isNoted = (entity: EntityModel): boolean =>
  !entity.file.traits?.includes('log') && entity.fields.has('Version');

/** Makes the journal, and has every table of the catalog write to it. A table outside of an act pays one comparison a row. */
export async function installJournal(tx: Transaction, catalog: Catalog): Promise<void> {
  await tx.query(JOURNAL);
  const { rows } = await tx.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND t.tgname = $1`,
    [TRIGGER],
  );
  const there = new Set(rows.map(({ name }) => name));
  const missing = [...catalog.entities.values()].filter((one) => isNoted(one) && !there.has(one.table));
  const statements = missing.map(
    ({ table }) =>
      `CREATE TRIGGER ${TRIGGER} AFTER INSERT OR UPDATE OR DELETE ON ${ident(table)} FOR EACH ROW
       WHEN (concat(current_setting('${ACT}', true), current_setting('${FOLLOWING}', true)) <> '')
       EXECUTE FUNCTION ${TRIGGER}()`,
  );
  if (statements.length > 0) await tx.query(statements.join('; '));
}

/** Notes every row that the work writes as written by the act, so that the act can be undone. Acts do not lie in each other. */
export const asAct = <T>(tx: Transaction, act: string, work: () => Promise<T>): Promise<T> =>
  during(tx, ACT, act, work);

/**
 * Writes columns that follow from other rows, and counts that the row has changed: it is not touched by it, so an act that wrote the
 * row can still be undone. What leaves the version as it is needs nothing.
 */
export const asFollowing = <T>(tx: Transaction, work: () => Promise<T>): Promise<T> =>
  during(tx, FOLLOWING, '1', work);

async function during<T>(
  tx: Transaction,
  setting: string,
  value: string,
  work: () => Promise<T>,
): Promise<T> {
  // It goes to the database with the statement behind it.
  const set = (text: string) => sent(tx, `SELECT set_config('${setting}', $1, true)`, [text]);
  set(value);
  const done = await work();
  set('');
  return done;
}

/** Marks a line of the journal whose row asks for nothing: it is as it was before the act. */
export const NOTHING_TO_DO = '-';

/** Whether an act wrote rows of an entity. */
export async function wroteTo(tx: Transaction, act: string, { table }: EntityModel): Promise<boolean> {
  const answer = await tx.query('SELECT 1 FROM sys_journal WHERE act = $1 AND place = $2 LIMIT 1', [
    act,
    table,
  ]);
  return answer.rowCount > 0;
}

/** Ids of the rows of an entity that an act wrote and that its undo, while it goes on, leaves as they are. */
export async function rowsLeft(tx: Transaction, act: string, { table }: EntityModel): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT row_id AS id FROM sys_journal WHERE act = $1 AND place = $2 AND reason <> '${NOTHING_TO_DO}' ORDER BY row_id`,
    [act, table],
  );
  return rows.map(({ id }) => id);
}

/** What was noted of acts that can be undone no more goes. */
export async function forgetOldActs(queryable: Queryable): Promise<void> {
  await queryable.query(`DELETE FROM sys_journal WHERE at < now() - make_interval(days => $1)`, [
    UNDO_DAYS + 1,
  ]);
}
