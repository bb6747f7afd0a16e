import type { Readable } from 'node:stream';
import { advisoryLock } from '../data/database/advisory-lock.ts';
import { readSchemaTexts, type SchemaTexts } from '../data/schemas/catalog-read.ts';
import { buildCatalog, type Catalog } from '../data/schemas/catalog.ts';
import type { Database, Queryable, Transaction } from '../data/database/database.ts';
import { lookAnew } from '../data/database/at-intervals.ts';
import { mayPass } from '../data/database/errors.ts';
import type { PublishedSchemas, SchemaCandidate } from '../data/engine.ts';
import type { ModuleTable } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { MigrationNeeded } from '../data/tables/sync.ts';
import type { FileStore } from '../storage/file-store.ts';
import { attachmentRules, attachmentsById } from '../storage/attachments.ts';
import { fingerprintOf } from './folder.ts';
import { installSchemas } from './install.ts';
import { judgeSet, type Shipped } from './judge.ts';
import { changeOverlay, mergeSchemas, sealOf, type Overlay } from './overlay.ts';
import { readPackage } from './package.ts';
import { faultLines, findProblems, pageFaults } from './problems.ts';
import { fetchSet, openSet, versionInUse } from './sets.ts';
import { ShownSchemas, type Served } from './shown.ts';
import { createVerdicts } from './verdicts.ts';

/** Held by a transaction that changes which set is in use, or what has been installed for it. */
export const SETS_LOCK = 'set in use';

/** What schemas are served out of. */
export interface LiveParts {
  readonly database: Database;
  readonly folder: string;
  /** Follow the folder's files as they are edited: for those who write them. */
  readonly watch: boolean;
  /** Seals published sets. */
  readonly key: Buffer;
  readonly files: FileStore;
  readonly modules: ModuleTable;
  readonly told: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

/** The schemas that are served: the shipped ones, and what this school published over them. */
export interface LiveSchemas extends PublishedSchemas {
  readonly catalog: Catalog;
  readonly modules: ModuleTable;
  /** Takes up the set in use; a set that cannot be served leaves the schemas as they are. Returns whether it is another one. */
  load(): Promise<boolean>;
  /** Takes up what the school made of the dictionaries, its calendar and which modules it uses, once their tables are there. */
  loadSchool(): Promise<void>;
  /** Looks each second for another set, for changed dictionaries, days and switches, and when watching for edited files. Returns the end of it. */
  follow(): () => Promise<void>;
}

/** @throws SchemaError when the shipped schemas are broken */
export const createLiveSchemas = (parts: LiveParts): LiveSchemas => new SchemasInUse(parts);

class SchemasInUse implements LiveSchemas {
  private shipped: Shipped;
  private readonly shown: ShownSchemas;
  private inUse = 0;
  /** What is served, merged once for each set. */
  private merged:
    | { readonly version: number; readonly shipped: SchemaTexts; readonly texts: SchemaTexts }
    | undefined;
  /** The folder as it was when it was last read. */
  private seen: string;
  /** What was judged last, at first the folder as it was delivered, and the files that have problems. */
  private judged: { readonly texts: SchemaTexts; readonly wrong: ReadonlySet<string> };

  private readonly verdict: ReturnType<typeof createVerdicts>;

  constructor(private readonly parts: LiveParts) {
    this.verdict = createVerdicts(parts.modules);
    const { folder, database } = parts;
    // Looked at before it is read: an edit in between is seen the next second.
    this.seen = parts.watch ? fingerprintOf(folder) : '';
    this.shipped = { folder, texts: readSchemaTexts(folder) };
    this.judged = { texts: this.shipped.texts, wrong: new Set() };
    this.shown = new ShownSchemas(database, this.serve(buildCatalog(folder, this.shipped.texts)));
  }

  get catalog(): Catalog {
    return this.shown.catalog;
  }

  get modules(): ModuleTable {
    return this.shown.served.modules;
  }

  async load(): Promise<boolean> {
    const there = await this.parts.database.query<{ there: boolean }>(
      `SELECT to_regclass('"SchemaSet"') IS NOT NULL AS there`,
    );
    if (!there.rows[0]?.there) return false;
    const version = await versionInUse(this.parts.database);
    if (version === this.inUse) return false;
    await this.take(version);
    return true;
  }

  loadSchool(): Promise<void> {
    return this.shown.takeSchool();
  }

  follow(): () => Promise<void> {
    return lookAnew(() => this.look());
  }

  async judge(queryable: Queryable, file: string): Promise<SchemaCandidate> {
    return this.judgeFiles(
      queryable,
      await readPackage(await openPackage(queryable, file, this.parts.files)),
    );
  }

  async judgeFiles(
    queryable: Queryable,
    changes: ReadonlyMap<string, string | null>,
  ): Promise<SchemaCandidate> {
    const { key } = this.parts;
    const { texts } = this.shipped;
    const base = await versionInUse(queryable);
    const before = openSet(await fetchSet(queryable, base), key);
    const overlay = changeOverlay(texts, before, changes);
    const now = mergeSchemas(texts, before).texts;
    const changed = [...changes].filter(([path, text]) => (now.get(path) ?? null) !== text);
    if (changed.length === 0) throw refuse('方案包与使用中的方案没有差别');
    await this.verdict(this.shipped, overlay);
    return {
      base,
      overlay,
      changes: changed.map(([File, text]) => ({
        File,
        Kind: text === null ? '删除' : now.has(File) ? '修改' : '新增',
      })),
    };
  }

  async texts(): Promise<SchemaTexts> {
    const { version, shipped, texts } = this.merged ?? {};
    if (texts && version === this.inUse && shipped === this.shipped.texts) return texts;
    const overlay = openSet(await fetchSet(this.parts.database, this.inUse), this.parts.key);
    const found = mergeSchemas(this.shipped.texts, overlay).texts;
    this.merged = { version: this.inUse, shipped: this.shipped.texts, texts: found };
    return found;
  }

  async textIn(version: number, file: string): Promise<string | null | undefined> {
    return openSet(await fetchSet(this.parts.database, version), this.parts.key)[file]?.text;
  }

  seal(version: number, overlay: object): string {
    return sealOf(this.parts.key, version, overlay as Overlay);
  }

  async use(tx: Transaction, version: number): Promise<void> {
    // Nobody else waits behind an administrator who waits for their turn to publish.
    await tx.query(`SET LOCAL lock_timeout = '20s'`);
    await lockedVersion(tx);
    // A table that is in use is not waited for: everybody else would wait behind.
    await tx.query(`SET LOCAL lock_timeout = '1s'`);
    const overlay = openSet(await fetchSet(tx, version), this.parts.key);
    await install(tx, judgeSet(this.shipped, overlay, this.parts.modules));
  }

  problemsOf(path: string): Promise<readonly string[]> {
    // A set with a fault is never put in use: what is wrong stands in the folder.
    return faultLines(this.shipped.texts, this.catalog.faultsOf(path));
  }

  private serve(catalog: Catalog): Served {
    return { catalog, modules: [...this.parts.modules, attachmentRules(catalog)] };
  }

  private async look(): Promise<void> {
    const version = await versionInUse(this.parts.database);
    if (version !== this.inUse) await this.take(version);
    await this.shown.takeChanges();
    if (!this.parts.watch) return;
    const now = fingerprintOf(this.parts.folder);
    if (now === this.seen) return;
    this.seen = now;
    await this.reread();
  }

  private async take(version: number): Promise<void> {
    const { database, key, modules, told } = this.parts;
    // A database that is away throws here, and the set is looked for again.
    const set = await fetchSet(database, version);
    this.inUse = version;
    try {
      const overlay = openSet(set, key);
      const { stale } = mergeSchemas(this.shipped.texts, overlay);
      if (stale.length > 0) told('schema-files-stale', { version, files: stale });
      this.shown.put(this.serve(judgeSet(this.shipped, withoutFiles(overlay, stale), modules)));
    } catch (error) {
      told('schema-set-not-served', { version, reason: (error as Error).message });
    }
  }

  private async reread(): Promise<void> {
    const { database, folder, key, told } = this.parts;
    try {
      const edited = { folder, texts: readSchemaTexts(folder) };
      const version = await versionInUse(database);
      const overlay = openSet(await fetchSet(database, version), key);
      const { texts } = mergeSchemas(edited.texts, overlay);
      // One bad page shows its own fault to its editor; anything worse is not served.
      const found = await findProblems(texts, editedIn(texts, this.judged));
      this.judged = { texts, wrong: new Set(found.problems.map(({ file }) => file)) };
      const faults = pageFaults(found);
      if (!faults) throw new Error(found.lines.join('\n'));
      const catalog = buildCatalog(folder, texts, faults);
      if (!(await this.installed(catalog, version))) {
        this.seen = '';
        return;
      }
      this.inUse = version;
      this.shipped = edited;
      this.shown.put(this.serve(catalog));
      told('schemas-reread', { version: catalog.version, faults: found.lines });
    } catch (error) {
      // What a write of another node held up is no fault of the edit, which is looked at again.
      if (mayPass(error)) this.seen = '';
      told('schemas-not-reread', { reason: (error as Error).message });
    }
  }

  /** Installs edited schemas, unless another node has published a set meanwhile, whose menus are not to be taken away again. */
  private installed(catalog: Catalog, version: number): Promise<boolean> {
    return this.parts.database.transaction(async (tx) => {
      if ((await lockedVersion(tx)) !== version) return false;
      if (catalog.version !== this.shown.served.catalog.version) await installSchemas(tx, catalog);
      return true;
    });
  }
}

/** The files to be judged after an edit: the pages that were edited and those that had problems; undefined: all of them. */
function editedIn(
  texts: SchemaTexts,
  { texts: before, wrong }: { readonly texts: SchemaTexts; readonly wrong: ReadonlySet<string> },
): ((file: string) => boolean) | undefined {
  const edited = [...texts].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const areThere = [...before.keys()].every((file) => texts.has(file));
  if (!areThere || !edited.every((file) => file.startsWith('pages/') && before.has(file))) return undefined;
  return (file) => wrong.has(file) || edited.includes(file);
}

/** The set in use, which no other node changes until this transaction has ended. */
async function lockedVersion(tx: Transaction): Promise<number> {
  await advisoryLock(tx, SETS_LOCK);
  return versionInUse(tx);
}

async function openPackage(queryable: Queryable, id: string, files: FileStore): Promise<Readable> {
  const file = (await attachmentsById(queryable, [id])).get(id);
  if (!file) throw refuse('方案包不存在，请重新上传');
  return files.read(file.Url);
}

const withoutFiles = (overlay: Overlay, left: readonly string[]): Overlay =>
  Object.fromEntries(Object.entries(overlay).filter(([file]) => !left.includes(file)));

async function install(tx: Transaction, catalog: Catalog): Promise<void> {
  try {
    await installSchemas(tx, catalog);
  } catch (error) {
    if (!(error instanceof MigrationNeeded)) throw error;
    const lines = error.changes.map(({ entity, reason }) => `${entity}：${reason}`);
    throw refuse(['已有数据与这一版不符，须由程序升级时迁移：', ...lines].join('\n'));
  }
}
