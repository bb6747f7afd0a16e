import { FLOW_ACTION } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { FLOW_RECORDS, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import { entityOf } from '../entities.ts';
import type { Engine } from '../engine.ts';
import { ident } from '../sql/sql.ts';

/** Steps for which it is told how long they took. */
const DECIDED: readonly string[] = [FLOW_ACTION.Approve, FLOW_ACTION.Reject, FLOW_ACTION.Back];

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
  /** The person that it was handed to or that signs as well. */
  readonly ToName: string | null;
  readonly ActDate: string;
  readonly Signed: 0 | 1;
  /** Ids of files, with commas between. */
  readonly Files: string | null;
  readonly Signature: string | null;
  /** Minutes since the task came that was acted on; null where it was none. */
  readonly Took: number | null;
}

/** The approval records of some rows, from the first to the last; a person who asks has seen that the caller reaches the rows. */
export async function flowRecords(
  engine: Engine,
  entity: EntityModel,
  ids: readonly string[],
): Promise<FlowRecord[]> {
  const names = new Map(engine.catalog.codes.get('FLOW_ACTION')?.items.map((item) => [item.code, item.name]));
  const answer = await engine.database.query<Omit<FlowRecord, 'ActionName'>>(
    `SELECT r."RowId", r."NodeId", r."NodeName", r."ActionType", r."Opinion", r."TrueName", r."ForName", o."TrueName" AS "ToName",
       coalesce(r."Signature"::text <> '', FALSE)::int AS "Signed", r."Files", r."Signature",
       to_char(r."ActDate", 'YYYY-MM-DD HH24:MI:SS') AS "ActDate",
       CASE WHEN r."ActionType" = ANY($3) THEN (SELECT floor(extract(epoch FROM r."ActDate" - max(k."ReceiveDate")) / 60)::int FROM ${ident(entityOf(engine, FLOW_TASKS).table)} k
        WHERE k."RowId" = r."RowId" AND k."IsDeleted" = 0 AND k."NodeId" = r."NodeId" AND k."ReceiveDate" <= r."ActDate") END AS "Took"
     FROM ${ident(entityOf(engine, FLOW_RECORDS).table)} r
       LEFT JOIN ${ident(entityOf(engine, entities.SysUser).table)} o ON o."Id" = r."ToUserId"
     WHERE r."Entity" = $1 AND r."RowId" = ANY($2) AND r."IsDeleted" = 0 ORDER BY r."ActDate", r."Id"`,
    [entity.name, ids, DECIDED],
  );
  return answer.rows.map((record) => ({
    ...record,
    // An applicant is not told who objected; the log knows it.
    TrueName: record.ActionType === FLOW_ACTION.Object ? null : record.TrueName,
    ActionName: names.get(record.ActionType) ?? record.ActionType,
  }));
}
