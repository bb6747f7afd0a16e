import { resolve } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkTexts } from '../../src/server/judge/check.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { installMenusIn } from '../../src/server/auth/grants/menus.ts';
import { subjectOfUser } from '../../src/server/auth/sessions/subject.ts';
import { buildCatalog, SchemaError, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Database, Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { MigrationNeeded, syncTablesIn } from '../../src/server/data/tables/sync.ts';
import { askAll } from '../_util/asked-of-schemas.ts';
import { randomFrom } from '../_util/hostile-requests.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';
import { SchemaMutator, type Mutation } from '../_util/schema-mutations.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

const COUNT = scaled(500, 3);
const SEED = Number(process.env['SEED'] ?? 20261126);
const KINDS = ['entities', 'pages', 'menus', 'calls'];

let school: TestSchool;
const callers: Caller[] = [];
const texts = new Map([...readTexts('schemas')].filter(([file]) => !file.endsWith('.test.json')));

beforeAll(async () => {
  if (!isAtLength) return;
  school = await startSchool();
  const { rows } = await school.database.query<{ user: string }>(
    `SELECT DISTINCT ON (r."RoleCode") ur."UserId" AS user FROM "SysRole" r
     JOIN "UserRole" ur ON ur."RoleId" = r."Id" AND ur."IsDeleted" = 0 ORDER BY r."RoleCode", 1`,
  );
  for (const { user } of rows) {
    const subject = await subjectOfUser(school.database, user);
    if (subject) callers.push({ subject, grants: new Set(), readable: new Set(), requestId: 'm', ip: '::1' });
  }
}, 300_000);
afterAll(() => school?.close());

class TakenBack extends Error {}

/** Everything that happens is taken back. */
async function tried(work: (tx: Transaction) => Promise<void>): Promise<void> {
  await school.database
    .transaction(async (tx) => {
      await work(tx);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
}

/** A database that is the one transaction in which the changed tables are. */
const within = (tx: Transaction): Database => ({
  kind: school.database.kind,
  query: (text, values) => tx.query(text, values),
  transaction: (work) => work(tx),
  close: async () => undefined,
});

function served(changed: ReadonlyMap<string, string>): Catalog | string {
  try {
    return buildCatalog(resolve('schemas'), changed);
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
}

/** What the server makes of a change that the check accepts; undefined where the check does not. */
async function faultsOf(mutation: Mutation): Promise<string[] | undefined> {
  const changed = new Map(texts).set(mutation.file, mutation.text);
  if (checkTexts(changed).length > 0) return undefined;
  const catalog = served(changed);
  if (typeof catalog === 'string') return [`the server does not start: ${catalog}`];
  const found = catalog.faults().map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);
  try {
    await tried(async (tx) => {
      if (/^(?:entities|menus)\//.test(mutation.file)) {
        await syncTablesIn(tx, catalog);
        await installMenusIn(tx, catalog);
      }
      const engine: Engine = Object.create(school.engine, {
        database: { value: within(tx) },
        catalog: { value: catalog },
      }) as Engine;
      found.push(...(await askAll({ engine, tx, callers, random: randomFrom(SEED) }, mutation.file)));
    });
  } catch (error) {
    // What stored data would lose, a person decides.
    if (!(error instanceof MigrationNeeded)) throw error;
  }
  return found;
}

atLength(
  'L05 L08 what the check accepts the server serves, and no page of it fails',
  { timeout: 3_600_000 },
  async () => {
    const mutator = new SchemaMutator(texts, KINDS);
    const random = randomFrom(SEED);
    const faults: string[] = [];
    let accepted = 0;
    // A few mistakes may all be refused: then it goes on to one that is not.
    for (let tried = 0; tried < COUNT || (accepted === 0 && tried < 20 * COUNT);) {
      const mutation = mutator.mutate(random);
      if (!mutation) continue;
      tried += 1;
      const found = await faultsOf(mutation);
      if (!found) continue;
      accepted += 1;
      faults.push(...found.map((fault) => `${mutation.told}\n    ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  },
);
