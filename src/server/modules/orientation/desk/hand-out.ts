import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { wireColumns } from '../../../data/sql/wire-columns.ts';
import { changeRows } from '../../../data/write/bulk-write.ts';
import { changeRow, lockRow } from '../../../data/write/system-write.ts';
import type { Row } from '../../../../contract/rules.ts';
import { looksLikeCode } from '../../../engines/shown-code/code.ts';
import { ownerOfCode } from './scan.ts';
import { CHECKIN } from './sheet.ts';
import { freshmanBy } from './search.ts';

/** What is shown of a slip that was scanned where things are handed out. */
interface ScannedSlip {
  readonly NewStudentId: string;
  readonly Ok: 0 | 1;
  readonly Title: string;
  /** What waits, and what was handed out already. */
  readonly Lines: string;
  readonly Got: string;
  readonly Url: string;
}

/**
 * Opens the slip of the new student whose sheet was scanned, or whose number or name was typed. The slip and what waits on it belong
 * to this member of staff and this place until somebody else scans it: hands confirm what they have before them, and nothing else.
 */
export async function scanSlip(context: HandlerContext): Promise<ScannedSlip> {
  const { engine, tx, caller, now, enCode, params } = context;
  const text = String(params['QrText'] ?? '').trim();
  const PlaceId = await ownPlace(context, params['PlaceId']);
  const student = looksLikeCode(CHECKIN, text)
    ? (await ownerOfCode(context, text)).candidate.id
    : await freshmanBy(tx, text);
  const slip = await slipOf(context, student);
  const OperatorId = caller.subject.UserId;
  await changeRow(context, entities.SupplySlip, slip, { OperatorId, PlaceId, ScanTime: now }, enCode);
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
  const hasCome = await isCheckedIn(context, student);
  const state = hasCome ? '' : '（未报到，请先办理报到）';
  return {
    NewStudentId: student,
    Ok: hasCome && waiting.length > 0 ? 1 : 0,
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

async function slipOf(context: HandlerContext, student: string): Promise<Row> {
  const { rows } = await context.tx.query<{ id: string }>(
    `SELECT "Id" AS id FROM "SupplySlip" WHERE "NewStudentId" = $1 AND "IsDeleted" = 0`,
    [student],
  );
  const [slip] = rows;
  if (!slip) throw refuse('该生没有领取单，请后勤先生成发放单');
  return lockRow(context, entities.SupplySlip, slip.id);
}

async function isCheckedIn({ tx }: HandlerContext, student: string): Promise<boolean> {
  const { rowCount } = await tx.query(`SELECT 1 FROM "NewStudent" WHERE "Id" = $1 AND "CheckinState" = $2`, [
    student,
    CHECKIN_STATE.CheckedIn,
  ]);
  return rowCount > 0;
}
