import { entities } from '../../../contract/generated/entities.ts';
import type { Paged } from '../../../contract/envelope.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { pageOf } from '../../data/read/paging.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';

const LARGEST_PAGE = 100;

interface Fail {
  RowNo: number;
  ColumnName: string;
  CellValue: string;
  Message: string;
}

/** A page of the cells of an import that were refused. */
export async function importFails(
  engine: Engine,
  caller: Caller,
  taskId: string,
  paging: { readonly PageIndex?: number; readonly PageSize?: number },
): Promise<Paged<Fail>> {
  const { index, size } = pageOf(paging, LARGEST_PAGE);
  const binder = new Binder();
  const id = binder.bind(taskId);
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.ImportError), caller, binder, 'e');
  const from = `FROM "ImportError" e WHERE e."TaskId" = ${id} AND e."IsDeleted" = 0 AND ${scope}`;
  const counted = await engine.database.query<{ n: number }>(
    `SELECT count(*)::int AS n ${from}`,
    binder.values,
  );
  const { rows } = await engine.database.query<Fail>(
    `SELECT e."RowNo", coalesce(e."ColumnName", '') AS "ColumnName", coalesce(e."CellValue", '') AS "CellValue", e."Message"
     ${from} ORDER BY e."RowNo", e."Id" LIMIT ${size} OFFSET ${(index - 1) * size}`,
    binder.values,
  );
  return { total: counted.rows[0]?.n ?? 0, rows };
}
