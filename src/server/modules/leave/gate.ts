import { FLOW_STATUS, LEAVE_STATE, LEAVE_VERDICT } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext } from '../../data/module.ts';
import { keepCheck, studentAtGate, type Checked } from '../../engines/gate/check.ts';
import { factsIn, looksLikeCode, type ShownCodes } from '../../engines/shown-code/code.ts';
import { codeOfNow, requireShownNow, type ShownNow } from '../../engines/shown-code/now.ts';

/** What a student shows at a gate: of the own screen and of now. Who may leave is asked when it is read, not when it is made. */
const LEAVING: ShownCodes = { screen: { mark: 'XG3', purpose: 'leave code' }, seconds: 60 };

/** A leave or outing as checks keep it, and what a gate makes of it. */
interface Absence extends Record<'Kind' | 'ApplyNo' | 'StartTime' | 'EndTime', string> {
  readonly verdict: string;
}

const periodOf = ({ StartTime, EndTime }: Absence) => `${StartTime} 至 ${EndTime}`;

/** The code of this moment for a student with a leave that was granted and has not ended. */
export async function leaveCode(engine: Engine, { subject }: Caller): Promise<ShownNow | undefined> {
  const absence = subject.StudentId === '' ? undefined : await absenceOf(engine.database, subject.StudentId);
  const { Valid, Early } = LEAVE_VERDICT;
  if (!absence || ![Valid, Early].some((one) => one === absence.verdict)) return undefined;
  const text = `${absence.Kind} ${periodOf(absence)}`;
  return codeOfNow(engine, LEAVING, { id: subject.StudentId, about: '', text });
}

/** Looks at a student's leave at a gate and keeps what came of it. A code that is not good now opens nothing. */
export async function checkLeave(context: HandlerContext): Promise<Checked & { readonly Period: string }> {
  const { tx, params } = context;
  const text = String(params['QrText'] ?? '').trim();
  const isCode = looksLikeCode(LEAVING, text);
  if (isCode)
    await requireShownNow(context, LEAVING, { text, about: '' }, '凭证无效或已过期，请学生刷新出校码');
  const named = factsIn(LEAVING, text)?.id ?? text;
  const student = await studentAtGate(tx, isCode ? 'Id' : 'StudentNo', named, '未找到该学生，请核对学号');
  const absence = await absenceOf(tx, String(student['Id']));
  const { verdict = LEAVE_VERDICT.None, ...about }: Partial<Absence> = absence ?? {};
  const checked = await keepCheck(context, {
    entity: entities.GateCheck,
    student,
    verdict,
    isGood: verdict === LEAVE_VERDICT.Valid,
    about,
    notice: isCode ? '' : '输入学号核验，请查验校园卡与本人',
    page: '/leave/gateCheck',
  });
  return { ...checked, Period: absence ? periodOf(absence) : '无' };
}

/** The leave or outing that counts now: one that runs, else the next one, else the last one. */
async function absenceOf(queryable: Queryable, student: string): Promise<Absence | undefined> {
  const { Approved, Away, DueBack, Overdue, Cancelled } = LEAVE_STATE;
  const { Valid, Early, Expired, Cancelled: Ended } = LEAVE_VERDICT;
  const of = (table: string, kind: string) =>
    `SELECT '${kind}' AS kind, a."ApplyNo" AS no, a."StartTime" AS begins, a."EndTime" AS ends, a."LeaveState" AS state FROM ${table} a
     WHERE a."StudentId" = $1 AND a."Status" = $2 AND a."IsDeleted" = 0 AND a."LeaveState" = ANY($3)`;
  const { rows } = await queryable.query<Absence>(
    `SELECT f.kind AS "Kind", f.no AS "ApplyNo", to_char(f.begins, 'YYYY-MM-DD HH24:MI:SS') AS "StartTime", to_char(f.ends, 'YYYY-MM-DD HH24:MI:SS') AS "EndTime",
       CASE WHEN f.state = '${Cancelled}' THEN '${Ended}' WHEN f.ends < now() THEN '${Expired}' WHEN f.begins > now() THEN '${Early}' ELSE '${Valid}' END AS verdict
     FROM (${of('"LeaveApply"', '请假')} UNION ALL ${of('"OutingApply"', '外出')}) f
     ORDER BY f.state = '${Cancelled}', f.ends < now(), f.begins > now(), CASE WHEN f.ends < now() THEN now() - f.ends ELSE abs(extract(epoch FROM f.begins - now())) * interval '1 second' END, f.no
     LIMIT 1`,
    [student, FLOW_STATUS.Passed, [Approved, Away, DueBack, Overdue, Cancelled]],
  );
  return rows[0];
}
