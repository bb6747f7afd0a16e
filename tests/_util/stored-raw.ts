import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Queryable } from '../../src/server/data/database/database.ts';

/** What of these numbers stands plain in any row of any table, as a dump would write it: `table number`. */
export async function plainInTables(database: Queryable, numbers: Iterable<string>): Promise<string[]> {
  const sought = new Set(numbers);
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
    found.push(...numbersIn(texts, sought).map((number) => `${name} ${number}`));
  }
  return found;
}

/** The same in texts, such as lines of a log. */
export const plainInTexts = (texts: readonly string[], numbers: Iterable<string>): string[] =>
  numbersIn(texts, new Set(numbers));

/** The same in the files of a folder, and in what archives among them hold packed. */
export function plainInFiles(folder: string, numbers: Iterable<string>): string[] {
  const sought = new Set(numbers);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const texts = [bytes, ...unpacked(bytes)].map((part) => part.toString('latin1'));
      return numbersIn(texts, sought).map((number) => `${entry.name} ${number}`);
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

function numbersIn(texts: readonly string[], sought: ReadonlySet<string>): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?=(\d{17}[\dXx]))/g)].map(([, number]) => number!),
  );
  return [...new Set(found.filter((number) => sought.has(number) || sought.has(number.toUpperCase())))];
}
