import { createHmac } from 'node:crypto';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { keyFrom } from '../../crypto/encrypt.ts';
import { storedColumns, type StoredColumn } from '../fields/stored.ts';

/** The fields that say where a row stands. */
export const CHAIN_PLACE = ['Chain', 'Seq'] as const;

const LINK_FIELDS: ReadonlySet<string> = new Set([...CHAIN_PLACE, 'Mac']);

/** Whether the rows of an entity are chained: a row that was changed, removed or exchanged in the database is found. */
export const isChained = ({ file }: EntityModel): boolean => file.traits?.includes('chained') === true;

/** A row of a chained entity that came by another way than `appendRows` would stand outside of the chains. */
export const notAppended = ({ name }: EntityModel): Error =>
  new Error(`${name} is chained: its rows are stored by appendRows`);

/** The last link of a chain. */
export interface ChainEnd {
  readonly chain: string;
  readonly seq: number;
  readonly mac: string;
}

/** The end of a chain before its first row. */
export const NO_MAC = '';

const keys = new WeakMap<Buffer, Buffer>();

/** The key of the codes, which is made of the installation's secret and never stands in the database. */
export function chainKey(secret: Buffer): Buffer {
  const key = keys.get(secret) ?? keyFrom(secret, '', 'audit chain');
  keys.set(secret, key);
  return key;
}

/** Gives new rows their places behind the end of a chain. The rows carry all that is implicit. @returns the new end */
export function linkRows(secret: Buffer, entity: EntityModel, end: ChainEnd, rows: readonly Row[]): ChainEnd {
  const key = chainKey(secret);
  let last = end;
  for (const row of rows) {
    const seq = last.seq + 1;
    const mac = linkMac(key, entity, { ...last, seq }, row);
    Object.assign(row, { Chain: last.chain, Seq: seq, Mac: mac });
    last = { chain: last.chain, seq, mac };
  }
  return last;
}

/** The code of a row at its place behind another: `mac` of the place is that of the row before. */
export function linkMac(key: Buffer, entity: EntityModel, { chain, seq, mac }: ChainEnd, row: Row): string {
  const hmac = createHmac('sha256', key);
  hmac.update(JSON.stringify([entity.name, chain, seq, mac]));
  hmac.update(JSON.stringify(contentOf(entity, row)));
  return hmac.digest('base64url');
}

/** What a row says, by the ids of its fields: in one order, and unchanged where a field is renamed or added. */
function contentOf(entity: EntityModel, row: Row): [number, unknown][] {
  const content: [number, unknown][] = [];
  for (const column of linkedColumns(entity)) {
    const value = plain(column, row[column.field.name]);
    if (value !== null) content.push([column.field.id, value]);
  }
  return content;
}

/** The columns that a row's code is made of, in the order of their ids. */
const linkedColumns = memoized((entity: EntityModel): readonly StoredColumn[] =>
  storedColumns(entity)
    .filter(({ field }) => !LINK_FIELDS.has(field.name))
    .toSorted((one, other) => one.field.id - other.field.id),
);

/** A value as it comes back from the database, whose JSON keeps no order of keys. */
function plain({ type, prepare }: StoredColumn, value: unknown): unknown {
  const prepared = prepare(value ?? null);
  if (prepared === null || type !== 'jsonb') return prepared;
  return ordered(JSON.parse(String(prepared)));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, item]) => [key, ordered(item)]);
}
