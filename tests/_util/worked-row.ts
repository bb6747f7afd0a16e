import type { Row } from '../../src/contract/rules.ts';
import { wireColumns } from '../../src/server/data/sql/wire-columns.ts';
import type { TestEngine } from './engine.ts';

/** A row as the program reads it, with what is worked out whenever it is read. */
export async function workedRow({ engine }: TestEngine, entityName: string, id: string): Promise<Row> {
  const entity = engine.catalog.entities.get(entityName)!;
  const { rows } = await engine.database.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM "${entity.table}" t WHERE t."Id" = $1`,
    [id],
  );
  return rows[0]!;
}
