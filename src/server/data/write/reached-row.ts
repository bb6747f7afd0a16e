import type { EntityModel } from '../../../contract/model.ts';
import { decidingPaths, reachedName } from '../../../contract/reached-row.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import { readThrough } from '../read/read-through.ts';

/**
 * A row that is about to be judged, with what stands behind its references, where that decides which fields take part. What was
 * read stays so until the transaction ends.
 */
export async function withReached(
  { engine, tx }: Pick<WriteContext, 'engine' | 'tx'>,
  entity: EntityModel,
  row: Row,
  lock = true,
): Promise<Row> {
  const paths = decidingPaths(entity);
  if (paths.length === 0) return row;
  const reached = await readThrough({ engine, queryable: tx, lock }, entity, [row], paths);
  const told = paths.map((path) => [reachedName(path), reached.value(row, path) ?? null]);
  return { ...row, ...Object.fromEntries(told) };
}
