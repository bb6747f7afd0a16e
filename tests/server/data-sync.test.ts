import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntityFile, FieldFile } from '../../src/contract/generated/meta.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { openDatabase, type Database } from '../../src/server/data/database/database.ts';
import { MigrationNeeded, syncTables, type SyncReport } from '../../src/server/data/tables/sync.ts';
import { LIBRARY } from '../_util/library.ts';
import { createDatabase, type OwnDatabase } from '../_util/postgres.ts';

let folder: string;
let schemas: string;
let own: OwnDatabase;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-sync-'));
  own = await createDatabase();
  database = await openDatabase({ url: own.url, dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  schemas = mkdtempSync(join(folder, 'schemas-'));
  for (const part of ['codes', 'entities/library/Book.json', 'entities/core', 'entities/system'])
    cpSync(join(LIBRARY, part), join(schemas, part), { recursive: true });
  edit((book) => {
    for (const counted of ['Loans', 'Wishes', 'Wished']) delete book.fields[counted];
    delete book.actions?.['library.book.wish'];
  });
  await sync();
  await database.query(
    `INSERT INTO "Book" ("Id", "Title", "Stock", "Price") VALUES ('b1', '一', 7, 9.5), ('b2', '二', 7, NULL)`,
  );
});

const sync = (migrations?: string): Promise<SyncReport> =>
  syncTables(database, loadCatalog(schemas), { migrations });

function edit(change: (book: EntityFile) => void): void {
  const path = join(schemas, 'entities/library/Book.json');
  const book = JSON.parse(readFileSync(path, 'utf8')) as EntityFile;
  change(book);
  writeFileSync(path, JSON.stringify(book));
}

function rename(book: EntityFile, from: string, to: string): void {
  book.fields = Object.fromEntries(
    Object.entries(book.fields).map(([name, field]) => [name === from ? to : name, field]),
  );
}

async function refusals(): Promise<string[]> {
  try {
    await sync();
    return [];
  } catch (error) {
    if (!(error instanceof MigrationNeeded)) throw error;
    expect(error.message).toContain('src/server/data/tables/migrations/NNNN-name.sql');
    return error.changes.map((change) => `${change.reason} => ${change.sql}`);
  }
}

async function migrate(sql: string, name = '0001-change.sql'): Promise<SyncReport> {
  const migrations = join(schemas, '../migrations');
  rmSync(migrations, { recursive: true, force: true });
  mkdirSync(migrations);
  writeFileSync(join(migrations, name), sql);
  return sync(migrations);
}

const stock = async () => (await database.query('SELECT * FROM "Book" ORDER BY "Id"')).rows[0];

describe('changes that only add', () => {
  it('changes nothing the second time', async () => {
    expect(await sync()).toEqual({ migrations: [], tables: [], columns: [], indexes: [], orphans: [] });
  });

  it('adds tables, columns with their default for stored rows, indexes and wider numbers', async () => {
    edit((book) => {
      book.fields['Shelf'] = { id: 20, type: 'text', title: '书架', default: `A'1`, index: true };
      book.fields['Price'] = { ...book.fields['Price'], precision: 14, scale: 3 } as FieldFile;
    });
    writeFileSync(
      join(schemas, 'entities/library/Shelf.json'),
      JSON.stringify({
        version: 1,
        title: '书架',
        fields: { Name: { id: 1, type: 'text', title: '名' } },
        scope: {},
      }),
    );
    const report = await sync();
    expect(report.tables).toEqual(['Shelf']);
    expect(report.columns).toEqual(['Book.Shelf']);
    expect(report.indexes).toContain('ix_Book_Shelf');
    expect(await stock()).toMatchObject({ Shelf: `A'1`, Price: 9.5, Stock: 7 });
    await database.query(`INSERT INTO "Book" ("Id", "Title") VALUES ('b3', '三')`);
    const added = await database.query('SELECT "Shelf" FROM "Book" WHERE "Id" = $1', ['b3']);
    expect(added.rows).toEqual([{ Shelf: null }]);
  });

  it('drops the index of a field that is no longer indexed, and keeps the table of an entity that is gone', async () => {
    edit((book) => {
      delete book.fields['Published']?.index;
    });
    rmSync(join(schemas, 'entities/system/AuditLog.json'));
    expect((await sync()).orphans).toEqual(['system/AuditLog']);
    const left = await database.query(`SELECT 1 FROM pg_indexes WHERE indexname = 'ix_Book_Published'`);
    expect(left.rowCount).toBe(0);
    expect((await database.query('SELECT 1 FROM "AuditLog"')).rowCount).toBe(0);
  });

  it('unique holds among rows that are not deleted', async () => {
    const add = (id: string) => database.query(`INSERT INTO "Book" ("Id", "Isbn") VALUES ($1, '978')`, [id]);
    await add('u1');
    await expect(add('u2')).rejects.toMatchObject({ code: '23505' });
    await database.query(`UPDATE "Book" SET "IsDeleted" = 1 WHERE "Id" = 'u1'`);
    await add('u2');
  });

  it('Issue 16.14 what was the same in all but its writing stays, and is repeated by nothing more', async () => {
    const add = (id: string, isbn: string) =>
      database.query(`INSERT INTO "Book" ("Id", "Isbn") VALUES ($1, $2)`, [id, isbn]);
    const name = async () =>
      (
        await database.query<{ indexname: string }>(
          `SELECT indexname FROM pg_indexes WHERE indexname LIKE 'ux_Book_Isbn_folded%'`,
        )
      ).rows.map(({ indexname }) => indexname);
    expect(await name()).toEqual(['ux_Book_Isbn_folded']);
    // A database from before: the rows differ by their characters alone.
    edit((book) => {
      book.fields['Isbn']!.exact = true;
    });
    await sync();
    expect(await name()).toEqual([]);
    await add('f1', '中外·合作A');
    await add('f2', '中外• 合作Ａ');
    await add('f3', '中外．合作a');
    await expect(add('f4', '中外·合作A')).rejects.toMatchObject({ code: '23505' });
    edit((book) => {
      delete book.fields['Isbn']!.exact;
    });
    await sync();
    expect(await name()).toEqual([expect.stringMatching(/^ux_Book_Isbn_folded_without_/)]);
    const stored = await database.query('SELECT "Isbn" FROM "Book" WHERE "Isbn" IS NOT NULL ORDER BY "Id"');
    expect(stored.rows.map((row) => row['Isbn'])).toEqual(['中外·合作A', '中外• 合作Ａ', '中外．合作a']);
    await expect(add('f5', '中外‧合作ａ')).rejects.toMatchObject({ code: '23505' });
    expect((await sync()).indexes).toEqual([]);
    // One of them was told apart, then the other is gone: the index holds all rows again.
    await database.query(`UPDATE "Book" SET "Isbn" = '中外·合作B' WHERE "Id" = 'f2'`);
    await database.query(`UPDATE "Book" SET "IsDeleted" = 1 WHERE "Id" = 'f3'`);
    await sync();
    expect(await name()).toEqual(['ux_Book_Isbn_folded']);
    await expect(add('f6', '中外·合作ｂ')).rejects.toMatchObject({ code: '23505' });
  });

  it('several nodes may start at once', async () => {
    edit((book) => {
      book.fields['Shelf'] = { id: 20, type: 'text', title: '书架' };
    });
    const reports = await Promise.all([sync(), sync(), sync()]);
    expect(reports.flatMap((report) => report.columns)).toEqual(['Book.Shelf']);
  });
});

describe('changes that need a migration', () => {
  it('a rename is a rename: refused with its SQL, and done by it without losing a value', async () => {
    edit((book) => rename(book, 'Stock', 'Copies'));
    const [refusal, ...more] = await refusals();
    expect(more).toEqual([]);
    expect(refusal).toBe(
      'field 12 was renamed from Stock to Copies => ALTER TABLE "Book" RENAME COLUMN "Stock" TO "Copies";',
    );
    const report = await migrate(refusal!.split(' => ')[1]!);
    expect(report.migrations).toEqual(['0001-change.sql']);
    expect(await stock()).toMatchObject({ Copies: 7 });
    expect((await migrate('SELECT 1/0')).migrations).toEqual([]);
  });

  it('a removed field', async () => {
    edit((book) => {
      delete book.fields['Summary'];
    });
    expect(await refusals()).toEqual([
      'field 13 (Summary) was removed and its values would be lost => ALTER TABLE "Book" DROP COLUMN "Summary";',
    ]);
    await migrate('ALTER TABLE "Book" DROP COLUMN "Summary"');
    expect(await refusals()).toEqual([]);
  });

  it('a new field under the name of a removed one', async () => {
    edit((book) => {
      book.fields['Summary'] = { id: 30, type: 'longtext', title: '简介' };
    });
    expect((await refusals())[0]).toContain('the column Summary belongs to another field id');
    await migrate('ALTER TABLE "Book" RENAME COLUMN "Summary" TO "SummaryOld"');
    expect(await refusals()).toEqual([]);
  });

  it('a changed type', async () => {
    edit((book) => {
      book.fields['Stock'] = { id: 12, type: 'text', title: '库存' };
    });
    const [refusal] = await refusals();
    expect(refusal).toContain('Stock changed its type from integer to text');
    await migrate(refusal!.split(' => ')[1]!);
    expect(await stock()).toMatchObject({ Stock: '7' });
  });

  it('unique over repeated values, required over empty ones', async () => {
    edit((book) => {
      book.fields['Stock'] = { ...book.fields['Stock'], unique: true } as FieldFile;
      book.fields['Price'] = { ...book.fields['Price'], required: true } as FieldFile;
    });
    expect((await refusals())[0]).toContain('Price became required, but stored rows leave it empty');
    await database.query(`UPDATE "Book" SET "Price" = 1`);
    expect((await refusals())[0]).toContain('Stock became unique, but stored rows repeat it');
    await database.query(`UPDATE "Book" SET "Stock" = 8 WHERE "Id" = 'b2'`);
    expect(await refusals()).toEqual([]);
  });

  it('changes nothing at all when one change is refused', async () => {
    edit((book) => {
      book.fields['Shelf'] = { id: 20, type: 'text', title: '书架' };
      delete book.fields['Summary'];
    });
    expect((await refusals()).length).toBe(1);
    expect(await stock()).not.toHaveProperty('Shelf');
  });

  it('a fresh database is made in the present shape and runs no old migration', async () => {
    await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    expect((await migrate('SELECT 1/0')).migrations).toEqual([]);
    expect((await migrate('SELECT 1/0')).migrations).toEqual([]);
  });
});
