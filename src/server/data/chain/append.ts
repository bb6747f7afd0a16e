import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Transaction } from '../database/database.ts';
import { storedFields } from '../fields/stored.ts';
import type { WriteContext } from '../module.ts';
import { newId } from '../write/new-id.ts';
import { bound } from '../write/row-store.ts';
import { records, typed } from '../write/row-records.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';
import { linkRows, NO_MAC, type ChainEnd } from './links.ts';

/** Who appends to a log, and when. */
export interface Appending extends Pick<WriteContext, 'tx' | 'caller' | 'now'> {
  /** The installation's secret, of which the chain's key is made. */
  readonly engine: { readonly secret: Buffer };
}

/** Stores new rows of a chained entity, with all that is implicit, at the end of a chain. */
export async function appendRows(
  context: Appending,
  entity: EntityModel,
  given: readonly Row[],
): Promise<void> {
  if (given.length === 0) return;
  const { engine, tx, caller, now } = context;
  const by = { CreateUserId: caller.subject.UserId || null, CreateUserName: caller.subject.TrueName || null };
  const stamp = { ...by, CreateDate: now, UpdateDate: now, IsDeleted: 0, Version: 1 };
  const rows: Row[] = given.map((row) => ({ ...row, ...stamp, Id: row['Id'] ?? newId() }));
  const end = linkRows(engine.secret, entity, await takeChain(tx, entity.table), rows);
  hold(tx, entity.table, end);
  tx.send(...appending(entity, end, rows));
}

/** Where the chains stand that open transactions have taken. */
const held = new WeakMap<Transaction, Map<string, { readonly end: ChainEnd; readonly takenBack: number }>>();

function hold(tx: Transaction, place: string, end: ChainEnd): void {
  const places = held.get(tx) ?? new Map<string, { end: ChainEnd; takenBack: number }>();
  held.set(tx, places.set(place, { end, takenBack: tx.takenBack }));
}

/** Where a chain stands that the transaction has; one that was taken back since has none. */
function heldEnd(tx: Transaction, place: string): ChainEnd | undefined {
  const known = held.get(tx)?.get(place);
  return known?.takenBack === tx.takenBack ? known.end : undefined;
}

/** The statement that stores linked rows and moves the end of their chain. */
function appending(entity: EntityModel, end: ChainEnd, rows: readonly Row[]) {
  const binder = new Binder();
  for (const value of [entity.table, end.chain, end.seq, end.mac]) binder.bind(value);
  const text = `WITH moved AS (UPDATE sys_chain SET seq = $3, mac = $4 WHERE place = $1 AND chain = $2)
     INSERT INTO ${ident(entity.table)} ${stored(entity, rows, binder)}`;
  return [text, binder.values, statementName(text)] as const;
}

/** Columns and where their values come from: the database opens a document in several times what it takes for bound values. */
function stored(entity: EntityModel, rows: readonly Row[], binder: Binder): string {
  if (rows.length === 1) {
    const cells = bound(entity, rows[0]!, binder);
    return `(${cells.map(({ column }) => column).join(', ')}) VALUES (${cells.map(({ value }) => value).join(', ')})`;
  }
  const fields = storedFields(entity);
  const columns = fields.map(({ name }) => ident(name)).join(', ');
  return `(${columns}) SELECT ${columns} FROM json_to_recordset(${binder.bind(records(fields, rows))}::json) AS r(${typed(fields)})`;
}

interface Ahead {
  readonly end: Promise<ChainEnd | undefined>;
  readonly takenBack: number;
}

const ahead = new WeakMap<Transaction, Map<string, Ahead>>();

/**
 * Takes a chain before it is known what is going to stand in it, for the next rows that the transaction appends: so that nobody waits
 * for it when it is. One that the transaction was taken back over is asked for anew, since another may have it by then.
 */
export function takeChainAhead(tx: Transaction, entity: EntityModel): void {
  const places = ahead.get(tx) ?? new Map<string, Ahead>();
  ahead.set(tx, places);
  if (heldEnd(tx, entity.table) || isTaken(tx, places.get(entity.table))) return;
  const end = lockedChain(tx, entity.table);
  // Where what came before it is refused, so is this.
  end.catch(() => undefined);
  places.set(entity.table, { end, takenBack: tx.takenBack });
}

const isTaken = (tx: Transaction, one: Ahead | undefined): one is Ahead => one?.takenBack === tx.takenBack;

function takenAhead(tx: Transaction, place: string): Promise<ChainEnd | undefined> | undefined {
  const taken = ahead.get(tx)?.get(place);
  ahead.get(tx)?.delete(place);
  return isTaken(tx, taken) ? taken.end : undefined;
}

async function lockedChain(tx: Transaction, place: string): Promise<ChainEnd | undefined> {
  const { rows } = await tx.query<ChainEnd>(
    `SELECT chain, seq, mac FROM sys_chain WHERE place = $1 ORDER BY chain LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [place],
    'chain_take',
  );
  return rows[0];
}

/**
 * The end of a chain that no other open transaction writes to until this one ends. There are as many chains as transactions
 * that ever wrote at once, so nobody waits for another's commit and none has gaps.
 */
async function takeChain(tx: Transaction, place: string): Promise<ChainEnd> {
  const known = heldEnd(tx, place);
  if (known) return known;
  const taken = await (takenAhead(tx, place) ?? lockedChain(tx, place));
  // Other rows of the same transaction may have come before these meanwhile.
  const end = heldEnd(tx, place) ?? taken;
  if (end) return end;
  const begun: ChainEnd = { chain: newId(), seq: 0, mac: NO_MAC };
  await tx.query('INSERT INTO sys_chain (place, chain, seq, mac) VALUES ($1, $2, $3, $4)', [
    place,
    begun.chain,
    begun.seq,
    begun.mac,
  ]);
  return begun;
}
