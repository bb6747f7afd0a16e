import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { isRead } from '../../../data/access/out-of-reach.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { changeLocked } from '../../../data/write/bulk-write.ts';
import { changeStored } from '../../../data/write/system-write.ts';
import type { Row } from '../../../../contract/rules.ts';
import { readOrTyped } from './scan.ts';

/** A thing on a slip, as it is read out. */
interface Thing {
  readonly Id: string;
  readonly name: string;
  readonly isWaiting: boolean;
}

/**
 * Opens the slip of the new student whose sheet was scanned, or whose number or name was typed. The slip and what waits on it belong
 * to this member of staff and this place until somebody else scans it: hands confirm what they have before them, and nothing else.
 */
export async function scanSlip(context: HandlerContext): Promise<Row> {
  const { engine, tx, caller, now, enCode, params } = context;
  const PlaceId = String(params['PlaceId']);
  const place = {
    engine,
    queryable: tx,
    caller,
    entity: entityOf(engine, entities.SupplyPlace),
    id: PlaceId,
  };
  if (!(await isRead(place))) throw refuse('您不是该领取点的工作人员');
  const student = await readOrTyped(context);
  const found = await tx.query<{ slip: string; hasCome: boolean }>(
    `SELECT s."Id" AS slip, n."CheckinState" = $2 AS "hasCome" FROM "SupplySlip" s JOIN "NewStudent" n ON n."Id" = s."NewStudentId"
     WHERE s."NewStudentId" = $1 AND s."IsDeleted" = 0`,
    [student, CHECKIN_STATE.CheckedIn],
  );
  const [known] = found.rows;
  if (!known) throw refuse('该生没有领取单，请后勤先生成发放单');
  const OperatorId = caller.subject.UserId;
  const scanned = { OperatorId, PlaceId, ScanTime: now };
  const slip = await changeStored(context, entities.SupplySlip, known.slip, scanned, enCode);
  const { rows } = await tx.query<Thing>(
    `SELECT t."Id", i."ItemName" || '（' || t."SizeCode" || '）×' || t."Qty" AS name, t."IssueTime" IS NULL AS "isWaiting"
     FROM "SupplyIssue" t JOIN "SupplyItem" i ON i."Id" = t."ItemId"
     WHERE t."SlipId" = $1 AND t."IsDeleted" = 0 ORDER BY i."ItemCode" FOR UPDATE OF t`,
    [slip['Id']],
  );
  const waiting = rows.filter(({ isWaiting }) => isWaiting);
  const ids = waiting.map(({ Id }) => Id);
  const issues = entityOf(engine, entities.SupplyIssue);
  await changeLocked(context, issues, ids, () => ({ OperatorId, PlaceId }), enCode);
  const state = known.hasCome ? '' : '（未报到，请先办理报到）';
  return {
    NewStudentId: student,
    Ok: known.hasCome && waiting.length > 0 ? 1 : 0,
    Title: `${String(slip['TrueName'])} ${waiting.length > 0 ? `待领${waiting.length}种` : '已全部领取'}${state}`,
    Lines: namesOf(waiting),
    Got: namesOf(rows.filter(({ isWaiting }) => !isWaiting)),
    Url: `/welcomeSchool/suppliesManagement/slip?Id=${encodeURIComponent(String(slip['Id']))}`,
  };
}

const namesOf = (things: readonly Thing[]): string => things.map(({ name }) => name).join('、') || '无';
