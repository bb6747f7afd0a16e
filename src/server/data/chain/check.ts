import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../database/database.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { chainKey, linkMac, NO_MAC, type ChainEnd } from './links.ts';

/** What is wrong with a log. */
export interface ChainFinding {
  readonly entity: string;
  /**
   * changed: a row says something else than when it was written. missing: rows are gone. outside: a row that the program
   * did not write. cut: rows at the end are gone, and perhaps what says where the end was.
   */
  readonly kind: 'changed' | 'missing' | 'outside' | 'cut';
  readonly chain: string;
  readonly seq: number;
  /** Id of the row; of rows that are gone nothing is known. */
  readonly row: string | undefined;
}

/** What came of a check. */
export interface ChainReport {
  readonly rows: number;
  readonly findings: readonly ChainFinding[];
}

/** Ends of chains by entity, as they were at a moment. */
export type ChainEnds = Readonly<Record<string, readonly ChainEnd[]>>;

const ROWS_AT_ONCE = 2_000;
const MOST_FINDINGS = 1_000;

/** The ends of the chains of these entities, as the database tells them. */
export async function readEnds(queryable: Queryable, chained: readonly EntityModel[]): Promise<ChainEnds> {
  const { rows } = await queryable.query<ChainEnd & { place: string }>(
    'SELECT place, chain, seq, mac FROM sys_chain WHERE seq > 0 ORDER BY place, chain',
    [],
    'chain_ends',
  );
  return Object.fromEntries(
    chained.map(({ name, table }) => [
      name,
      rows.filter(({ place }) => place === table).map(({ chain, seq, mac }) => ({ chain, seq, mac })),
    ]),
  );
}

/**
 * Reads a log whole, in pieces, and holds each row against its code, its place and the row before it, and the ends against
 * those that were known before it was read. Rows that come meanwhile are no fault.
 * @param known ends that the database and the anchor outside of it told
 */
export async function checkChains(
  queryable: Queryable,
  secret: Buffer,
  entity: EntityModel,
  known: readonly ChainEnd[],
): Promise<ChainReport> {
  const walk = new Walk(chainKey(secret), entity, known);
  for (let rows = await page(queryable, entity, undefined); rows.length > 0;) {
    for (const row of rows) walk.take(row);
    rows = await page(queryable, entity, walk.at);
  }
  const outside = await queryable.query<{ Id: string }>(
    `SELECT "Id" FROM ${ident(entity.table)} WHERE "Chain" IS NULL OR "Seq" IS NULL ORDER BY "Id" LIMIT ${MOST_FINDINGS}`,
  );
  return walk.end(outside.rows.map(({ Id }) => Id));
}

/** Rows by their places, and those that share a place by their Ids: no row that has one is passed over. */
async function page(queryable: Queryable, entity: EntityModel, after: RowPlace | undefined): Promise<Row[]> {
  const { rows } = await queryable.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."Chain" IS NOT NULL AND t."Seq" IS NOT NULL${after ? ' AND (t."Chain", t."Seq", t."Id") > ($1, $2, $3)' : ''}
     ORDER BY t."Chain", t."Seq", t."Id" LIMIT ${ROWS_AT_ONCE}`,
    after ? [after.chain, after.seq, after.row] : [],
  );
  return rows;
}

interface RowPlace extends ChainEnd {
  readonly row: string;
}

/** A walk along the chains in their order. */
class Walk {
  readonly #key: Buffer;
  readonly #entity: EntityModel;
  readonly #findings: ChainFinding[] = [];
  /** What must be met, by chain and place. */
  readonly #known = new Map<string, Map<number, string>>();
  #rows = 0;
  #last: RowPlace | undefined;

  constructor(key: Buffer, entity: EntityModel, known: readonly ChainEnd[]) {
    this.#key = key;
    this.#entity = entity;
    for (const { chain, seq, mac } of known) {
      const places = this.#known.get(chain) ?? new Map<number, string>();
      this.#known.set(chain, places.set(seq, mac));
    }
  }

  get at(): RowPlace | undefined {
    return this.#last;
  }

  take(row: Row): void {
    this.#rows += 1;
    const [chain, seq, mac] = [String(row['Chain']), Number(row['Seq']), String(row['Mac'] ?? '')];
    const before = this.#last?.chain === chain ? this.#last : { chain, seq: 0, mac: NO_MAC };
    if (seq === before.seq + 1) this.#judge(row, { ...before, seq }, mac);
    else this.#find('missing', chain, before.seq + 1, undefined);
    const place = this.#known.get(chain);
    const expected = place?.get(seq);
    if (expected !== undefined) place?.delete(seq);
    if (expected !== undefined && expected !== mac) this.#find('changed', chain, seq, String(row['Id']));
    this.#last = { chain, seq, mac, row: String(row['Id']) };
  }

  #judge(row: Row, place: ChainEnd, mac: string): void {
    let right: string | undefined;
    try {
      right = linkMac(this.#key, this.#entity, place, row);
    } catch {
      // What no field of the entity can hold was not written by the program.
    }
    if (right !== mac) this.#find('changed', place.chain, place.seq, String(row['Id']));
  }

  end(outside: readonly string[]): ChainReport {
    for (const Id of outside) this.#find('outside', '', 0, Id);
    for (const [chain, places] of this.#known)
      for (const seq of places.keys()) this.#find('cut', chain, seq, undefined);
    return { rows: this.#rows, findings: this.#findings };
  }

  #find(kind: ChainFinding['kind'], chain: string, seq: number, row: string | undefined): void {
    if (this.#findings.length >= MOST_FINDINGS) return;
    this.#findings.push({ entity: this.#entity.name, kind, chain, seq, row });
  }
}
