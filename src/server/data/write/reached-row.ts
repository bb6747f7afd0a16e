import type { EntityModel } from '../../../contract/model.ts';
import { decidingPaths, reachedName } from '../../../contract/reached-row.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import { readThrough } from '../read/read-through.ts';

/**
 * Rows that are about to be judged, with what stands behind their references, where that decides which fields take part. What was
 * read stays so until the transaction ends.
 */
export async function allWithReached(
  { engine, tx }: Pick<WriteContext, 'engine' | 'tx'>,
  entity: EntityModel,
  rows: readonly Row[],
  lock = true,
): Promise<Row[]> {
  const paths = decidingPaths(entity);
  if (paths.length === 0) return [...rows];
  const reached = await readThrough({ engine, queryable: tx, lock }, entity, rows, paths);
  return rows.map((row) => {
    const told = paths.map((path) => [reachedName(path), reached.value(row, path) ?? null]);
    return { ...row, ...Object.fromEntries(told) };
  });
}

/** The same of one row. */
export async function withReached(
  context: Pick<WriteContext, 'engine' | 'tx'>,
  entity: EntityModel,
  row: Row,
  lock = true,
): Promise<Row> {
  const [found = row] = await allWithReached(context, entity, [row], lock);
  return found;
}
