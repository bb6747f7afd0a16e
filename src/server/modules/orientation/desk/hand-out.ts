import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { wireColumns } from '../../../data/sql/wire-columns.ts';
import { changeRows } from '../../../data/write/bulk-write.ts';
import { changeStored } from '../../../data/write/system-write.ts';
import type { Row } from '../../../../contract/rules.ts';
import { readOrTyped } from './scan.ts';

/**
 * Opens the slip of the new student whose sheet was scanned, or whose number or name was typed. The slip and what waits on it belong
 * to this member of staff and this place until somebody else scans it: hands confirm what they have before them, and nothing else.
 */
export async function scanSlip(context: HandlerContext): Promise<Row> {
  const { engine, tx, caller, now, enCode, params } = context;
  const PlaceId = await ownPlace(context, params['PlaceId']);
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
  const issues = entityOf(engine, entities.SupplyIssue);
  const { rows } = await tx.query<Row & { name: string }>(
    `SELECT ${wireColumns(issues, 't')}, i."ItemName" AS name FROM "SupplyIssue" t JOIN "SupplyItem" i ON i."Id" = t."ItemId"
     WHERE t."SlipId" = $1 AND t."IsDeleted" = 0 ORDER BY i."ItemCode" FOR UPDATE OF t`,
    [slip['Id']],
  );
  const waiting = rows.filter((row) => row['IssueTime'] === null);
  const changes = waiting.map(({ name: _name, ...before }) => ({
    before,
    after: { ...before, OperatorId, PlaceId },
  }));
  await changeRows(context, issues, changes, enCode);
  const state = known.hasCome ? '' : '（未报到，请先办理报到）';
  return {
    NewStudentId: student,
    Ok: known.hasCome && waiting.length > 0 ? 1 : 0,
    Title: `${String(slip['TrueName'])} ${waiting.length > 0 ? `待领${waiting.length}种` : '已全部领取'}${state}`,
    Lines: namesOf(waiting),
    Got: namesOf(rows.filter((row) => row['IssueTime'] !== null)),
    Url: `/welcomeSchool/suppliesManagement/slip?Id=${encodeURIComponent(String(slip['Id']))}`,
  };
}

const namesOf = (rows: readonly Row[]): string =>
  rows
    .map((row) => `${String(row['name'])}（${String(row['SizeCode'])}）×${String(row['Qty'])}`)
    .join('、') || '无';

/** The place, if the caller works there. @throws Refusal for any other */
async function ownPlace({ engine, tx, caller }: HandlerContext, id: unknown): Promise<string> {
  const binder = new Binder();
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.SupplyPlace), caller, binder, 'p');
  const { rowCount } = await tx.query(
    `SELECT 1 FROM "SupplyPlace" p WHERE p."Id" = ${binder.bind(id)} AND p."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  if (rowCount === 0) throw refuse('您不是该领取点的工作人员');
  return String(id);
}
