import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';

/**
 * Takes its maker from a row that has just been made without a name: the stamp of the person who wrote it is otherwise kept by the write
 * door, and its version and its line in the audit stay as they are.
 * @param name what stands in place of the maker's name
 */
export async function forgetMaker(
  { engine, tx }: WriteContext,
  entityName: string,
  id: string,
  name: string,
): Promise<void> {
  const table = ident(entityOf(engine, entityName).table);
  await tx.query(`UPDATE ${table} SET "CreateUserId" = NULL, "CreateUserName" = $2 WHERE "Id" = $1`, [
    id,
    name,
  ]);
}
