import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { columnsOf, planList, type ListRequest, type Narrowing } from './list.ts';
import { afterSql, orderSql, positionOf, positionSql, type Position } from './paging.ts';
import { RowShape } from './shape.ts';
import { statementName } from '../sql/sql.ts';

/** A page of an export and where it ended; kept by a task, it lets the export go on after a restart. */
export interface ExportPage {
  readonly rows: Row[];
  readonly last: Position;
}

/**
 * All rows that a list request finds, page by page in its order, masked and with display texts. Holds nothing between
 * pages: no transaction, no cursor. `after` continues behind a position,
 * `narrow` takes rows away.
 */
export async function* iterateRows(
  engine: Engine,
  caller: Caller,
  request: ListRequest,
  pageSize: number,
  after?: Position,
  narrow?: Narrowing,
): AsyncGenerator<ExportPage> {
  const columns = columnsOf(request.Columns);
  let position = after;
  for (;;) {
    const { binder, entity, from, order } = planList(engine, caller, request, narrow);
    const shape = new RowShape(engine, entity, caller, { columns, withActions: false });
    const next = position ? ` AND (${afterSql(order, position, binder, 't')})` : '';
    const page = `SELECT t.* ${from}${next} ORDER BY ${orderSql(order, 't')} LIMIT ${Math.trunc(pageSize)}`;
    const text = `SELECT ${shape.select}, ${positionSql(order, 't')} FROM (${page}) t ORDER BY ${orderSql(order, 't')}`;
    const answer = await engine.database.query<Row>(text, binder.values, statementName(text));
    const last = answer.rows.at(-1);
    if (!last) return;
    position = positionOf(last);
    yield { rows: await shape.present(answer.rows), last: position };
    if (answer.rows.length < pageSize) return;
  }
}
