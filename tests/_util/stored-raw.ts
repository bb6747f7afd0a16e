import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The same in the files of a folder. */
export function plainInFiles(folder: string, numbers: Iterable<string>): string[] {
  const sought = new Set(numbers);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
      return numbersIn([text], sought).map((number) => `${entry.name} ${number}`);
    });
}

function numbersIn(texts: readonly string[], sought: ReadonlySet<string>): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?=(\d{17}[\dXx]))/g)].map(([, number]) => number!),
  );
  return [...new Set(found.filter((number) => sought.has(number) || sought.has(number.toUpperCase())))];
}
