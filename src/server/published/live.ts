import type { Readable } from 'node:stream';
import { readSchemaTexts } from '../data/schemas/catalog-read.ts';
import { buildCatalog, type Catalog } from '../data/schemas/catalog.ts';
import type { Database, Transaction } from '../data/database/database.ts';
import type { PublishedSchemas } from '../data/engine.ts';
import type { ModuleTable } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { MigrationNeeded } from '../data/tables/sync.ts';
import type { FileStore } from '../storage/file-store.ts';
import { attachmentRules, attachmentsById } from '../storage/attachments.ts';
import { fetchSchoolDays, NO_DAYS, withSchoolDays } from '../calendar/school-days.ts';
import { withoutModules } from '../data/schemas/closed-modules.ts';
import { modulesOff } from '../settings/switches.ts';
import { fetchSchoolItems, NO_ITEMS, revisionOf, withSchoolItems } from '../dictionaries/school-items.ts';
import { fingerprintOf } from './folder.ts';
import { installSchemas } from './install.ts';
import { judgeSet, type Shipped } from './judge.ts';
import { changeOverlay, mergeSchemas, sealOf, type Overlay } from './overlay.ts';
import { readPackage } from './package.ts';
import { fetchSet, openSet, versionInUse } from './sets.ts';

const LOCK = 7_230_003;
const lookEveryMs = 1_000;

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

interface Served {
  readonly catalog: Catalog;
  readonly modules: ModuleTable;
}

/** @throws SchemaError when the shipped schemas are broken */
export function createLiveSchemas(parts: LiveParts): LiveSchemas {
  const { database, folder, key, told } = parts;
  const serve = (catalog: Catalog): Served => ({
    catalog,
    modules: [...parts.modules, attachmentRules(catalog)],
  });
  // Looked at before it is read: an edit in between is seen the next second.
  let seen = parts.watch ? fingerprintOf(folder) : '';
  let shipped: Shipped = { folder, texts: readSchemaTexts(folder) };
  let served = serve(buildCatalog(folder, shipped.texts));
  let own = NO_ITEMS;
  let days = NO_DAYS;
  let off: readonly string[] = [];
  // What is shown: the dictionaries of the files with the school's own items over them and its calendar, without the modules that it does not use.
  let shown = served.catalog;
  const put = (next: Served) => {
    served = next;
    shown = withoutModules(withSchoolDays(withSchoolItems(served.catalog, own), days), new Set(off));
  };
  let inUse = 0;

  const take = async (version: number) => {
    // A database that is away throws here, and the set is looked for again.
    const set = await fetchSet(database, version);
    inUse = version;
    try {
      const overlay = openSet(set, key);
      const { stale } = mergeSchemas(shipped.texts, overlay);
      if (stale.length > 0) told('schema-files-stale', { version, files: stale });
      put(serve(judgeSet(shipped, withoutFiles(overlay, stale), parts.modules)));
    } catch (error) {
      told('schema-set-not-served', { version, reason: (error as Error).message });
    }
  };
  const reread = async () => {
    try {
      const edited = { folder, texts: readSchemaTexts(folder) };
      const version = await versionInUse(database);
      const overlay = openSet(await fetchSet(database, version), key);
      // One bad page shows its own fault to who edits it; anything worse is not served.
      const catalog = buildCatalog(folder, mergeSchemas(edited.texts, overlay).texts);
      const isInstalled = await database.transaction(async (tx) => {
        // The menus of a set that another node has published meanwhile are not to be taken away again.
        if ((await lockedVersion(tx)) !== version) return false;
        if (catalog.version !== served.catalog.version) await installSchemas(tx, catalog);
        return true;
      });
      if (!isInstalled) {
        seen = '';
        return;
      }
      inUse = version;
      shipped = edited;
      put(serve(catalog));
      told('schemas-reread', { version: catalog.version, faults: catalog.faults() });
    } catch (error) {
      told('schemas-not-reread', { reason: (error as Error).message });
    }
  };
  const takeItems = async () => {
    own = await fetchSchoolItems(database);
    put(served);
  };
  const takeDays = async () => {
    const found = await fetchSchoolDays(database);
    if (found.revision === days.revision) return;
    days = found;
    put(served);
  };
  const takeSwitches = async () => {
    const now = await modulesOff(database);
    if (now.join() === off.join()) return;
    off = now;
    put(served);
  };
  const look = async () => {
    const version = await versionInUse(database);
    if (version !== inUse) await take(version);
    if ((await revisionOf(database)) !== own.revision) await takeItems();
    await takeDays();
    await takeSwitches();
    if (!parts.watch) return;
    const now = fingerprintOf(folder);
    if (now === seen) return;
    seen = now;
    await reread();
  };

  return {
    get catalog() {
      return shown;
    },
    get modules() {
      return served.modules;
    },
    async load() {
      const there = await database.query<{ there: boolean }>(
        `SELECT to_regclass('"SchemaSet"') IS NOT NULL AS there`,
      );
      if (!there.rows[0]?.there) return false;
      const version = await versionInUse(database);
      if (version === inUse) return false;
      await take(version);
      return true;
    },
    async loadSchool() {
      await takeItems();
      await takeDays();
      await takeSwitches();
    },
    follow() {
      let looking = Promise.resolve();
      const timer = setInterval(() => {
        // A database that is away is asked again in a second.
        looking = looking.then(look).catch(() => undefined);
      }, lookEveryMs);
      return async () => {
        clearInterval(timer);
        await looking;
      };
    },
    async judge(tx, file) {
      const base = await versionInUse(tx);
      const before = openSet(await fetchSet(tx, base), key);
      const changes = await readPackage(await openPackage(tx, file, parts.files));
      const overlay = changeOverlay(shipped.texts, before, changes);
      const now = mergeSchemas(shipped.texts, before).texts;
      const changed = [...changes].filter(([path, text]) => (now.get(path) ?? null) !== text);
      if (changed.length === 0) throw refuse('方案包与使用中的方案没有差别');
      judgeSet(shipped, overlay, parts.modules);
      return {
        base,
        overlay,
        changes: changed.map(([File, text]) => ({
          File,
          Kind: text === null ? '删除' : now.has(File) ? '修改' : '新增',
        })),
      };
    },
    seal: (version, overlay) => sealOf(key, version, overlay as Overlay),
    async use(tx, version) {
      // Nobody else waits behind whoever waits for his turn to publish.
      await tx.query(`SET LOCAL lock_timeout = '20s'`);
      await lockedVersion(tx);
      // A table that is in use is not waited for: everybody else would wait behind.
      await tx.query(`SET LOCAL lock_timeout = '1s'`);
      const overlay = openSet(await fetchSet(tx, version), key);
      await install(tx, judgeSet(shipped, overlay, parts.modules));
    },
  };
}

/** The set in use, which no other node changes until this transaction has ended. */
async function lockedVersion(tx: Transaction): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  return versionInUse(tx);
}

async function openPackage(tx: Transaction, id: string, files: FileStore): Promise<Readable> {
  const file = (await attachmentsById(tx, [id])).get(id);
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
