import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Row } from '../../src/contract/rules.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { openDatabase, type Database, type Transaction } from '../../src/server/data/database/database.ts';
import type { Engine, People } from '../../src/server/data/engine.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { syncTables } from '../../src/server/data/tables/sync.ts';
import type { Children } from '../../src/server/data/write/children.ts';
import { saveRow, type Saved } from '../../src/server/data/write/write.ts';
import { onPostgres } from './postgres.ts';
import { openPrepared } from './prepared.ts';

/** The engine on a database of its own, for tests that need no HTTP. */
export interface TestEngine {
  readonly engine: Engine;
  /** A second node on the same database, which closes with the first; the first itself on the embedded database. */
  other(): Promise<Engine>;
  /** A caller with every EnCode and every entity, unless narrowed. */
  as(subject: Partial<Subject>, grants?: readonly string[]): Caller;
  save(caller: Caller, Entity: string, EnCode: string, Data: Row, Children?: Children): Promise<Saved>;
  act(caller: Caller, EnCode: string, Ids: string[], Params?: Row): Promise<unknown>;
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const SECRET = Buffer.alloc(32, 7);

const NOBODY: Subject = {
  UserId: 'nobody',
  LoginName: 'nobody',
  TrueName: '某人',
  UserType: '2',
  Roles: [],
  StudentId: '',
  NewStudentId: '',
  TeacherId: '',
  OrgId: '',
  CollegeIds: [],
  ClassIds: [],
  BuildingIds: [],
  TrainLevel: '',
};

export async function openTestEngine(
  schemas: string,
  modules: ModuleTable = [],
  people?: People,
): Promise<TestEngine> {
  const catalog = loadCatalog(schemas);
  useSealingKeys([SECRET]);
  const dataDir = mkdtempSync(join(tmpdir(), 'xgt-engine-'));
  // Beside the product an application adds tables of its own to those that the product's tests share.
  const shared = catalog.entities.has(entities.Student) && onPostgres ? loadCatalog('schemas') : catalog;
  const { database, url, drop } = await openPrepared(`tables_${shared.version}`, dataDir, (empty) =>
    syncTables(empty, shared),
  );
  if (shared.version !== catalog.version) await syncTables(database, catalog);
  const engine: Engine = { database, catalog, modules, secret: SECRET, ...(people && { people }) };
  const others: Database[] = [];
  const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work);
  return {
    engine,
    write,
    as: (subject, grants) => ({
      subject: { ...NOBODY, ...subject },
      grants: new Set(grants ?? catalog.enCodes.keys()),
      readable: new Set(catalog.entities.keys()),
      requestId: 'test',
      ip: '127.0.0.1',
    }),
    save: (caller, Entity, EnCode, Data, Children) =>
      write((tx) =>
        saveRow(engine, tx, caller, {
          Entity,
          EnCode,
          Data: Children ? { ...Data, Children } : Data,
        }),
      ),
    act: (caller, EnCode, Ids, Params = {}) =>
      write((tx) => runAction(engine, tx, caller, { EnCode, Ids, Params })),
    async other() {
      if (url === undefined) return engine;
      const beside = await openDatabase({ url, dataDir });
      others.push(beside);
      return { ...engine, database: beside };
    },
    async close() {
      for (const beside of others) await beside.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The refusal that the work ends with: its text and its fields, for comparing in one go. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    const answer = await work;
    return answer instanceof Refusal ? answer.message : 'no refusal';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = (error.value as { Fields?: { Key: string; Message: string }[] } | null)?.Fields;
    return fields ? fields.map((field) => `${field.Key}: ${field.Message}`).join('; ') : error.message;
  }
}
