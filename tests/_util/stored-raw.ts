import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import type { Queryable } from '../../src/server/data/database/database.ts';
import { onPostgres } from './postgres.ts';
import type { TestSchool } from './server.ts';

/** Finds what is sought in a text, each thing once. */
export type Finder = (text: string) => string[];

/** Finds identity numbers, wherever they stand in a text. */
export function numberFinder(numbers: Iterable<string>): Finder {
  const sought = new Set(numbers);
  return (text) => {
    const found = [...text.matchAll(/(?=(\d{17}[\dXx]))/g)].map(([, number]) => number!);
    return [...new Set(found.filter((number) => sought.has(number) || sought.has(number.toUpperCase())))];
  };
}

/** What stands plain in any row of any table, as a dump would write it: `table what`. */
export async function plainInTables(database: Queryable, find: Finder): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    // As bytes, or the driver would open what is sealed.
    const { rows } = await database.query<{ raw: Buffer }>(
      `SELECT convert_to(t::text, 'UTF8') AS raw FROM "${name}" t`,
    );
    const texts = rows.map(({ raw }) => raw.toString('latin1'));
    found.push(...foundIn(texts, find).map((what) => `${name} ${what}`));
  }
  return found;
}

/** The same in the files of a folder, and in what archives among them hold packed. */
function plainInFiles(folder: string, find: Finder): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const texts = [bytes, ...unpacked(bytes)].map((part) => part.toString('latin1'));
      return foundIn(texts, find).map((what) => `${entry.name} ${what}`);
    });
}

const ENTRY = Buffer.from('PK\u0003\u0004', 'latin1');
const HEAD_LENGTH = 30;

/** What stands behind each head of an entry that can be unpacked: a workbook is an archive. */
function unpacked(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (
    let at = bytes.indexOf(ENTRY);
    at >= 0 && at + HEAD_LENGTH < bytes.length;
    at = bytes.indexOf(ENTRY, at + 4)
  ) {
    const from = at + HEAD_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    try {
      parts.push(inflateRawSync(bytes.subarray(from)));
    } catch {
      // The four bytes stood there by chance.
    }
  }
  return parts;
}

const foundIn = (texts: readonly string[], find: Finder): string[] => [...new Set(texts.flatMap(find))];

/** What stands plain in the files of a school and of its database, as they lie on the disk. */
export async function plainInOwnFiles(school: TestSchool, find: Finder): Promise<string[]> {
  await school.database.query('CHECKPOINT');
  return (await foldersOf(school)).flatMap((folder) => {
    expect(existsSync(folder), folder).toBe(true);
    return plainInFiles(folder, find);
  });
}

/** Nothing of a school holds what is sought: no line of a log, no table, no file of its own or of its database. */
export async function expectNowhere(school: TestSchool, find: Finder): Promise<void> {
  expect(foundIn(school.lines, find)).toEqual([]);
  expect(await plainInTables(school.database, find)).toEqual([]);
  // A file that is just being put away is gone in a moment.
  await vi.waitFor(async () => expect(await plainInOwnFiles(school, find)).toEqual([]), {
    timeout: 60_000,
    interval: 500,
  });
}

/** The school's own files, and those of the database: with its log of writes where the server lies on this machine. */
async function foldersOf({ database, dataDir }: TestSchool): Promise<string[]> {
  if (!onPostgres) return [dataDir];
  const { rows } = await database.query<{ data: string; own: string }>(
    `SELECT current_setting('data_directory') AS data, 'base/' || oid AS own FROM pg_database WHERE datname = current_database()`,
  );
  const { data, own } = rows[0]!;
  return [dataDir, ...[own, 'pg_wal'].map((part) => join(data, part)).filter(existsSync)];
}
