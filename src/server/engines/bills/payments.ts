import { ORI_STEP, PAY_STATE, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { formulaSql } from '../../data/expressions/formula-sql.ts';
import type { RowHook, WriteContext } from '../../data/module.ts';
import { markSteps } from '../checklist/marks.ts';

const { Unpaid, Partly, Paid, Green, Refunded, Overdue } = PAY_STATE;
const STATE = `CASE WHEN due <= 0 AND deferred > 0 THEN '${Green}' WHEN due <= 0 THEN '${Paid}' WHEN paid <= 0 AND refunded > 0 THEN '${Refunded}'
  WHEN late THEN '${Overdue}' WHEN paid > 0 THEN '${Partly}' ELSE '${Unpaid}' END`;
const REST = `coalesce(b."Deferred", 0) AS deferred, b."Paid" AS paid, coalesce(b."Refunded", 0) AS refunded, coalesce(b."DueDate" < current_date, false) AS late`;

/** What is left of a bill (alias b) to put off: no more is reduced or put off than is asked for, however little that has become. */
const OPEN = `greatest(0, b."Amount" - least(coalesce(b."Reduced", 0), b."Amount") - b."Paid")`;

/** What a bill (alias b) still demands, as its entity works it out. */
export const dueSql = (engine: WriteContext['engine'], alias = 'b'): string =>
  formulaSql(engine, entities.FeeBill, 'Due', alias);

/** States of bills, of the new students whose bills they are, and of their step, as the amounts say. */
export async function settlePayments(context: WriteContext, students: readonly string[]): Promise<void> {
  const sums = `${dueSql(context.engine)} AS due, ${REST}`;
  await changeWhere(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Reduced" = least("Reduced", "Amount"), "Deferred" = least("Deferred", ${OPEN})
     WHERE b."NewStudentId" = ANY($1) AND (b."Reduced" > b."Amount" OR b."Deferred" > ${OPEN})`,
    [students],
    { as: 'count', judged: 'what is due is worked out below' },
  );
  await changeWhere(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" t SET "Due" = c.due, "PayState" = c.state FROM (SELECT "Id", due, ${STATE} AS state FROM (
       SELECT b."Id", ${sums} FROM "FeeBill" b WHERE b."NewStudentId" = ANY($1) AND b."IsDeleted" = 0) x) c
     WHERE t."Id" = c."Id" AND (t."Due" IS DISTINCT FROM c.due OR t."PayState" <> c.state)`,
    [students],
    { as: 'count', judged: 'the formula itself, in SQL' },
  );
  const answer = await changeWhere<{
    student: string;
    state: string;
    hasPaid: boolean;
  }>(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" n SET "PayState" = c.state
     FROM (SELECT student, ${STATE} AS state, paid > 0 AS "hasPaid" FROM (
       SELECT student, sum(greatest(due, 0)) AS due, sum(deferred) AS deferred, sum(paid) AS paid, sum(refunded) AS refunded, bool_or(due > 0 AND late) AS late FROM (
         SELECT b."NewStudentId" AS student, ${sums} FROM "FeeBill" b WHERE b."NewStudentId" = ANY($1) AND b."IsDeleted" = 0) x
       GROUP BY student) y) c
     WHERE n."Id" = c.student RETURNING c.student, c.state, c."hasPaid"`,
    [students],
    { as: 'record' },
  );
  const marks = answer.rows.map(({ student, state, hasPaid }) => ({
    student,
    code: ORI_STEP.Pay,
    state: stepState(state, hasPaid),
  }));
  await markSteps(context, entities.OrientationStep, marks);
}

function stepState(state: string, hasPaid: boolean): string {
  if (state === Paid) return STEP_STATE.Done;
  if (state === Green) return hasPaid ? STEP_STATE.Done : STEP_STATE.Exempt;
  return hasPaid ? STEP_STATE.Running : STEP_STATE.Waiting;
}

/** The same for each student that the rows name; rows are such as bills and payments. */
export async function settleOf(context: WriteContext, rows: readonly Row[]): Promise<void> {
  const students = new Set(rows.map((row) => String(row['NewStudentId'])));
  if (students.size > 0) await settlePayments(context, [...students]);
}

/** Bills or payments that were written, by import or by hand. */
export async function afterBillsSave(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (first)
    await settleOf(
      first,
      hooks.map(({ row }) => row),
    );
}
