import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import { pageOf } from '../../data/paging.ts';
import { getRow } from '../../data/get.ts';
import type { Handler } from '../call.ts';

const LARGEST_PAGE = 100;
interface Fail {
  RowNo: number;
  ColumnName: string;
  CellValue: string;
  Message: string;
}

/** An import that the caller reaches, with the cells that were refused. */
export const getImportDetail: Handler<'ImportExport/GetImportDetail'> = async (
  { engine },
  { caller, input },
) => {
  const { TaskId, PageIndex, PageSize } = input;
  const { index, size } = pageOf({ PageIndex, PageSize }, LARGEST_PAGE);
  const reader = { ...caller, readable: new Set([...caller.readable, entities.ImportTask]) };
  const { Children: _children, ...Task } = await getRow(engine, reader, entities.ImportTask, TaskId);
  const binder = new Binder();
  const id = binder.bind(TaskId);
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.ImportError), caller, binder, 'e');
  const from = `FROM "ImportError" e WHERE e."TaskId" = ${id} AND e."IsDeleted" = 0 AND ${scope}`;
  const counted = await engine.database.query<{ n: number }>(
    `SELECT count(*)::int AS n ${from}`,
    binder.values,
  );
  const [count] = counted.rows;
  if (!count) throw outOfScope();
  const { rows } = await engine.database.query<Fail>(
    `SELECT e."RowNo", coalesce(e."ColumnName", '') AS "ColumnName", coalesce(e."CellValue", '') AS "CellValue", e."Message"
     ${from} ORDER BY e."RowNo", e."Id" LIMIT ${size} OFFSET ${(index - 1) * size}`,
    binder.values,
  );
  return { Task, total: count.n, rows };
};
