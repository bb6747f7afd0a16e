import { GATE_DIR, ROLLCALL_MODE, ROLLCALL_RESULT, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { WriteContext } from '../../data/module.ts';
import { lastPassSql } from '../../engines/presence/passes.ts';

// SQL: p is GateRecord

const { Present, Late, Missing } = ROLLCALL_RESULT;

/**
 * Answers the rolls that the gates answer: a person who passed in last is there, late when that was after the minutes that the
 * task allows; a person who goes out again is missing again. What staff has corrected stays.
 */
export async function answerByGates(context: WriteContext): Promise<void> {
  await changeWhere(
    context,
    entities.NamingRecord,
    `UPDATE "NamingRecord" r SET "Result" = c.result, "SignTime" = c.at, "SignMode" = CASE WHEN c.at IS NULL THEN NULL ELSE $4 END
     FROM (SELECT q."Id", CASE WHEN p."Direction" = $3 THEN p."PassTime" END AS at,
         CASE WHEN p."Direction" IS DISTINCT FROM $3 THEN '${Missing}'
           WHEN p."PassTime" <= i."BeginAt" + make_interval(mins => t."LateMinutes") THEN '${Present}' ELSE '${Late}' END AS result
       FROM "NamingInstance" i JOIN "NamingTask" t ON t."Id" = i."TaskId"
       JOIN "NamingRecord" q ON q."InstanceId" = i."Id" AND q."IsDeleted" = 0 AND q."AuditUserName" IS NULL
         AND q."Result" IN ('${Missing}', '${Present}', '${Late}')
       ${lastPassSql('q."StudentId"', 'least($1::timestamptz, i."EndAt")')}
       WHERE i."NamingMode" = $4 AND i."State" = ANY($2) AND i."IsDeleted" = 0 AND i."BeginAt" <= $1::timestamptz) c
     WHERE r."Id" = c."Id" AND (r."Result", r."SignTime") IS DISTINCT FROM (c.result, c.at)`,
    [context.now, [TASK_STATE.Coming, TASK_STATE.Running], GATE_DIR.In, ROLLCALL_MODE.Gate],
    { as: 'record' },
  );
}
