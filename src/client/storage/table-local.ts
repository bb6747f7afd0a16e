import Dexie, { type EntityTable } from 'dexie';

/** A record of the local cache; `lastModify` is set on every write (specification 3). */
export interface CachedRecord {
  readonly name: string;
  readonly version: string;
  readonly value: unknown;
  readonly lastModify: number;
}

/** A draft, locked with the key of the person who typed it; `name` and `sealed` tell nothing without it. */
export interface SealedDraft {
  readonly name: string;
  /** Whose it is, digested. */
  readonly owner: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  readonly lastModify: number;
}

/** The local database vTableLocal. Version numbers are only ever added. */
class TableLocal extends Dexie {
  readonly codes!: EntityTable<CachedRecord, 'name'>;
  readonly drafts!: EntityTable<SealedDraft, 'name'>;

  constructor() {
    super('vTableLocal');
    this.version(1).stores({ codes: '&name, lastModify' });
    this.version(2).stores({ drafts: '&name, session, lastModify' });
    // keys of sessions opened the earlier ones
    this.version(3)
      .stores({ drafts: '&name, owner, lastModify' })
      .upgrade((transaction) => transaction.table('drafts').clear());
  }
}

const database = new TableLocal();

/** Records of dictionaries that are cached, whatever their version. */
export async function readCodes(names: readonly string[]): Promise<ReadonlyMap<string, CachedRecord>> {
  const found = await database.codes.bulkGet([...names]);
  return new Map(found.flatMap((record) => (record ? [[record.name, record] as const] : [])));
}

/** Keeps dictionaries of a version. */
export async function writeCodes(version: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const lastModify = Date.now();
  const records = Object.entries(values).map(([name, value]) => ({ name, version, value, lastModify }));
  await database.codes.bulkPut(records);
}

/** Drafts of forms, each under the name that its owner gave it. */
export const draftTable = database.drafts;
