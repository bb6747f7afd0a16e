import { createHmac } from 'node:crypto';
import type { Row } from '../../../contract/rules.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../write/new-id.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { chainKey, isChained, linkRows, NO_MAC, type ChainEnd } from './links.ts';

const TRIGGER = 'sys_chain_keep';
const ROWS_AT_ONCE = 2_000;

/** A row that has no place yet may be given one; any other stays as it was written. */
const KEEP = `CREATE OR REPLACE FUNCTION ${TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $keep$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
    IF OLD."Chain" IS NULL THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is appended to and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $keep$`;

/** The entities whose rows are chained. */
export const chainedEntities = ({ entities }: Pick<Catalog, 'entities'>): EntityModel[] =>
  [...entities.values()].filter(isChained);

/** Has the database itself refuse to change or delete chained rows: a fault of the program must not do it either. */
export async function installKeeping(tx: Transaction, catalog: Pick<Catalog, 'entities'>): Promise<void> {
  const statements = chainedEntities(catalog).flatMap(({ table }) => [
    `DROP TRIGGER IF EXISTS ${TRIGGER} ON ${ident(table)}`,
    `CREATE TRIGGER ${TRIGGER} BEFORE UPDATE OR DELETE ON ${ident(table)} FOR EACH ROW EXECUTE FUNCTION ${TRIGGER}()`,
    `DROP TRIGGER IF EXISTS ${TRIGGER}_all ON ${ident(table)}`,
    `CREATE TRIGGER ${TRIGGER}_all BEFORE TRUNCATE ON ${ident(table)} FOR EACH STATEMENT EXECUTE FUNCTION ${TRIGGER}()`,
  ]);
  if (statements.length > 0) await tx.query([KEEP, ...statements].join(';\n'));
}

/**
 * Chains the rows of a log that is older than its chains, as they stand. That is done once: a log that has a chain already
 * takes no row in by this way, so that nobody slips one in. Ended in the middle, it is gone on with, by a word in the
 * database that names the chain and that the installation's key alone could have written.
 * @returns how many rows were chained
 */
export async function chainOldRows(database: Database, secret: Buffer, entity: EntityModel): Promise<number> {
  await database.query(
    `INSERT INTO sys_meta (key, value) SELECT $1, $3 WHERE EXISTS (SELECT 1 FROM ${ident(entity.table)})
       AND NOT EXISTS (SELECT 1 FROM sys_chain WHERE place = $2) ON CONFLICT DO NOTHING`,
    [keyOf(entity), entity.table, permit(secret, entity, newId())],
  );
  const begun = await database.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [
    keyOf(entity),
  ]);
  const [chain = ''] = begun.rows[0]?.value.split(' ') ?? [];
  if (begun.rows[0]?.value !== permit(secret, entity, chain)) return 0;
  let count = 0;
  for (let done = -1; done !== 0; count += done)
    done = await database.transaction((tx) => chainSome(tx, secret, entity, chain));
  await database.query('DELETE FROM sys_meta WHERE key = $1', [keyOf(entity)]);
  return count;
}

const keyOf = ({ table }: EntityModel) => `chaining:${table}`;

const permit = (secret: Buffer, { name }: EntityModel, chain: string): string =>
  `${chain} ${createHmac('sha256', chainKey(secret)).update(`chaining ${name} ${chain}`).digest('base64url')}`;

async function chainSome(
  tx: Transaction,
  secret: Buffer,
  entity: EntityModel,
  chain: string,
): Promise<number> {
  // Nodes that start at once take turns: the name of the chain is the same for them.
  await tx.query('SELECT 1 FROM sys_meta WHERE key = $1 FOR UPDATE', [keyOf(entity)]);
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Chain" IS NULL ORDER BY t."Id" LIMIT ${ROWS_AT_ONCE}`,
  );
  if (rows.length === 0) return 0;
  const last = await tx.query<ChainEnd>(
    'SELECT chain, seq, mac FROM sys_chain WHERE place = $1 AND chain = $2',
    [entity.table, chain],
  );
  const end = linkRows(secret, entity, last.rows[0] ?? { chain, seq: 0, mac: NO_MAC }, rows);
  await tx.query(
    `INSERT INTO sys_chain (place, chain, seq, mac) VALUES ($1, $2, $3, $4)
     ON CONFLICT (place, chain) DO UPDATE SET seq = excluded.seq, mac = excluded.mac`,
    [entity.table, end.chain, end.seq, end.mac],
  );
  await tx.query(
    `UPDATE ${ident(entity.table)} t SET "Chain" = r.chain, "Seq" = r.seq, "Mac" = r.mac
     FROM json_to_recordset($1::json) AS r(id text, chain text, seq integer, mac text) WHERE t."Id" = r.id`,
    [JSON.stringify(rows.map(({ Id, Chain, Seq, Mac }) => ({ id: Id, chain: Chain, seq: Seq, mac: Mac })))],
  );
  return rows.length;
}
