import { APART_TYPE } from '../sql/apart-sql.ts';
import type { Transaction } from '../database/database.ts';

/** Tables of the engine itself. A key's row grows once, when its answer is there: it finds room beside itself. */
const ENGINE_TABLES = `
CREATE TABLE IF NOT EXISTS sys_field (
  entity text NOT NULL, field_id integer NOT NULL, name text NOT NULL, type text NOT NULL, required boolean NOT NULL,
  PRIMARY KEY (entity, field_id));
CREATE TABLE IF NOT EXISTS sys_meta (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS sys_idempotency (
  user_id text NOT NULL, key text NOT NULL, call text NOT NULL, answer jsonb,
  created timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (user_id, key)) WITH (fillfactor = 40);
CREATE INDEX IF NOT EXISTS sys_idempotency_created ON sys_idempotency (created);
CREATE TABLE IF NOT EXISTS sys_chain (
  place text COLLATE "C" NOT NULL, chain text COLLATE "C" NOT NULL, seq integer NOT NULL, mac text NOT NULL,
  PRIMARY KEY (place, chain)) WITH (fillfactor = 10);
CREATE TABLE IF NOT EXISTS sys_number (prefix text NOT NULL, day text NOT NULL, last integer NOT NULL, PRIMARY KEY (prefix, day))`;

/** A field as the database last knew it. */
export interface KnownField {
  readonly entity: string;
  readonly field_id: number;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** What the database holds. */
export interface DatabaseState {
  /** Fields by entity and id. */
  readonly known: Map<string, Map<number, KnownField>>;
  /** Columns by table: name -> type as format_type writes it. */
  readonly columns: Map<string, Map<string, string>>;
  /** Indexes that the engine made, by table. */
  readonly indexes: Map<string, Set<string>>;
  /** Constraints that keep rows apart, by table. */
  readonly constraints: Map<string, Set<string>>;
}

/** Makes the engine's own tables where they are missing. */
export async function createEngineTables(tx: Transaction): Promise<void> {
  await tx.query(ENGINE_TABLES);
  await tx.query(APART_TYPE);
}

/** Whether no entity was ever stored here. */
export async function isFresh(tx: Transaction): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM sys_field LIMIT 1')).rowCount === 0;
}

export async function readState(tx: Transaction): Promise<DatabaseState> {
  const state: DatabaseState = {
    known: new Map(),
    columns: new Map(),
    indexes: new Map(),
    constraints: new Map(),
  };
  const fields = await tx.query<KnownField>('SELECT entity, field_id, name, type, required FROM sys_field');
  for (const field of fields.rows) inMap(state.known, field.entity).set(field.field_id, field);
  const columns = await tx.query<{ table: string; name: string; type: string }>(
    `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  for (const column of columns.rows) inMap(state.columns, column.table).set(column.name, column.type);
  const indexes = await tx.query<{ table: string; name: string }>(
    `SELECT tablename AS "table", indexname AS name FROM pg_indexes
     WHERE schemaname = current_schema() AND (indexname LIKE 'ix\\_%' OR indexname LIKE 'ux\\_%')`,
  );
  for (const index of indexes.rows) {
    const names = state.indexes.get(index.table) ?? new Set();
    state.indexes.set(index.table, names.add(index.name));
  }
  const constraints = await tx.query<{ table: string; name: string }>(
    `SELECT c.relname AS "table", k.conname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.connamespace = current_schema()::regnamespace AND k.contype = 'x'`,
  );
  for (const { table, name } of constraints.rows)
    state.constraints.set(table, (state.constraints.get(table) ?? new Set()).add(name));
  return state;
}

function inMap<K, V>(maps: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const known = maps.get(key) ?? new Map<K, V>();
  maps.set(key, known);
  return known;
}
