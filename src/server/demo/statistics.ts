import type { Catalog } from '../data/schemas/catalog.ts';
import type { Database } from '../data/database/database.ts';
import { ident } from '../data/sql/sql.ts';

/**
 * Has the database count what a large filling brought: until then it plans as for empty tables, and reads one whole table for each
 * row of another. One table at a time, so that a request waits for one at most.
 */
export async function countFilled(
  database: Database,
  catalog: Catalog,
  isOver: () => boolean,
): Promise<void> {
  for (const { table } of catalog.entities.values()) {
    if (isOver()) return;
    await database.query(`ANALYZE ${ident(table)}`);
  }
}
