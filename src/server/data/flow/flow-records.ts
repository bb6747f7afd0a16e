import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import { entityOf } from '../entities.ts';
import type { Engine } from '../engine.ts';
import { ident } from '../sql/sql.ts';

/** One step that was taken with an application. */
export interface FlowRecord {
  readonly RowId: string;
  readonly NodeId: string | null;
  readonly NodeName: string | null;
  readonly ActionType: string;
  readonly ActionName: string;
  readonly Opinion: string | null;
  readonly TrueName: string | null;
  /** The person in whose place it was done. */
  readonly ForName: string | null;
  readonly ActDate: string;
}

/** The approval records of some rows, from the first to the last; a person who asks has seen that the caller reaches the rows. */
export async function flowRecords(
  engine: Engine,
  entity: EntityModel,
  ids: readonly string[],
): Promise<FlowRecord[]> {
  const names = new Map(engine.catalog.codes.get('FLOW_ACTION')?.items.map((item) => [item.code, item.name]));
  const answer = await engine.database.query<Omit<FlowRecord, 'ActionName'>>(
    `SELECT "RowId", "NodeId", "NodeName", "ActionType", "Opinion", "TrueName", "ForName",
       to_char("ActDate", 'YYYY-MM-DD HH24:MI:SS') AS "ActDate"
     FROM ${ident(entityOf(engine, FLOW_RECORDS).table)}
     WHERE "Entity" = $1 AND "RowId" = ANY($2) AND "IsDeleted" = 0 ORDER BY "ActDate", "Id"`,
    [entity.name, ids],
  );
  return answer.rows.map((record) => ({
    ...record,
    ActionName: names.get(record.ActionType) ?? record.ActionType,
  }));
}
