import { FLOW_STATUS, LEAVE_STATE, LEAVE_VERDICT } from '../../../contract/generated/codes.ts';
import { entities, type Student } from '../../../contract/generated/entities.ts';
import { STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext } from '../../data/module.ts';
import { codeNames } from '../../data/read/labels.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import { newId } from '../../data/write/new-id.ts';
import { addRow } from '../../data/write/system-write.ts';
import { factsIn, judgeCode, looksLikeCode, type ShownCodes } from '../../engines/shown-code/code.ts';
import { codeNow, type ShownNow } from '../../engines/shown-code/now.ts';
import { copyFile } from '../../storage/copy-file.ts';

/** What a student shows at a gate: of the own screen and of now. Who may leave is asked when it is read, not when it is made. */
const LEAVING: ShownCodes = { screen: { mark: 'XG3', purpose: 'leave code' }, seconds: 60 };

interface Absence {
  readonly kind: string;
  readonly no: string;
  readonly begins: string;
  readonly ends: string;
  readonly verdict: string;
}

/** The code of this moment for a student with a leave that was granted and has not ended. */
export async function leaveCode(engine: Engine, { subject }: Caller): Promise<ShownNow | undefined> {
  const absence = subject.StudentId === '' ? undefined : await absenceOf(engine.database, subject.StudentId);
  const { Valid, Early } = LEAVE_VERDICT;
  if (!absence || ![Valid, Early].some((one) => one === absence.verdict)) return undefined;
  const text = `${absence.kind} ${absence.begins} 至 ${absence.ends}`;
  return codeNow(engine, LEAVING, {
    id: subject.StudentId,
    at: await databaseMoment(engine.database),
    about: '',
    text,
  });
}

/** What a guard is shown of the student whose code was read, or whose number was typed. */
interface Checked {
  readonly Ok: 0 | 1;
  readonly Title: string;
  readonly Period: string;
  readonly Class: string;
  readonly Portrait: string;
  readonly Notice: string;
  readonly Url: string;
}

/** Looks at a student's leave at a gate and keeps what came of it. A code that is not good now opens nothing. */
export async function checkLeave(context: HandlerContext): Promise<Checked> {
  const { engine, tx, params, caller, now, enCode } = context;
  const text = String(params['QrText'] ?? '').trim();
  const isCode = looksLikeCode(LEAVING, text);
  const student = await studentOf(
    tx,
    isCode ? 'Id' : 'StudentNo',
    isCode ? await ownerOf(context, text) : text,
  );
  const id = String(student['Id']);
  const absence = await absenceOf(tx, id);
  const verdict = absence?.verdict ?? LEAVE_VERDICT.None;
  const Id = newId();
  const Photo = await copyFile(context, student['Photo'] as string | null, null, {
    entity: entities.GateCheck,
    id: Id,
    enCode,
  });
  await addRow(
    context,
    entities.GateCheck,
    {
      ...Object.fromEntries(STUDENT_COPY.copy.map((name) => [name, student[name] ?? null])),
      Id,
      StudentId: id,
      Verdict: verdict,
      Kind: absence?.kind ?? null,
      ApplyNo: absence?.no ?? null,
      StartTime: absence?.begins ?? null,
      EndTime: absence?.ends ?? null,
      Photo,
      DeviceId: params['DeviceId'],
      ScanTime: now,
      OperatorId: caller.subject.UserId,
      OperatorName: caller.subject.TrueName,
    },
    enCode,
  );
  const verdictName =
    codeNames<{ Verdict: string }>(engine.catalog, entities.GateCheck, 'Verdict')(verdict) ?? verdict;
  const isValid = verdict === LEAVE_VERDICT.Valid;
  return {
    Ok: isValid ? 1 : 0,
    Title: `${verdictName} ${String(student['TrueName'])}`,
    Period: absence ? `${absence.begins} 至 ${absence.ends}` : '无',
    Class: String(student['className'] ?? ''),
    Portrait: Photo ?? '',
    Notice: isCode ? '' : '输入学号核验，请查验校园卡与本人',
    Url: `/leave/gateCheck?Id=${encodeURIComponent(Id)}`,
  };
}

async function ownerOf({ engine, tx }: HandlerContext, text: string): Promise<string> {
  const now = await databaseMoment(tx);
  const facts = factsIn(LEAVING, text);
  if (!facts || judgeCode(LEAVING, engine.secret, text, { about: '', now }) !== 'good')
    throw refuse('凭证无效或已过期，请学生刷新出校码');
  return facts.id;
}

async function studentOf(tx: Queryable, by: keyof Student & string, value: string): Promise<Row> {
  const own = STUDENT_COPY.copy.map((name) => `s.${ident(name)}`).join(', ');
  const { rows } = await tx.query<Row>(
    `SELECT s."Id", s."Photo", c."ClassName" AS "className", ${own} FROM "Student" s LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE s.${ident(by)} = $1 AND s."IsDeleted" = 0`,
    [value],
  );
  const [row] = rows;
  if (!row) throw refuse('未找到该学生，请核对学号');
  return row;
}

/** The leave or outing that counts now: one that runs, else the next one, else the last one. */
async function absenceOf(queryable: Queryable, student: string): Promise<Absence | undefined> {
  const { Approved, Away, DueBack, Overdue, Cancelled } = LEAVE_STATE;
  const { Valid, Early, Expired, Cancelled: Ended } = LEAVE_VERDICT;
  const of = (table: string, kind: string) =>
    `SELECT '${kind}' AS kind, a."ApplyNo" AS no, a."StartTime" AS begins, a."EndTime" AS ends, a."LeaveState" AS state FROM ${table} a
     WHERE a."StudentId" = $1 AND a."Status" = $2 AND a."IsDeleted" = 0 AND a."LeaveState" = ANY($3)`;
  const { rows } = await queryable.query<Absence>(
    `SELECT f.kind, f.no, to_char(f.begins, 'YYYY-MM-DD HH24:MI:SS') AS begins, to_char(f.ends, 'YYYY-MM-DD HH24:MI:SS') AS ends,
       CASE WHEN f.state = $4 THEN $5 WHEN f.ends < now() THEN $6 WHEN f.begins > now() THEN $7 ELSE $8 END AS verdict
     FROM (${of('"LeaveApply"', '请假')} UNION ALL ${of('"OutingApply"', '外出')}) f
     ORDER BY f.state = $4, f.ends < now(), f.begins > now(), CASE WHEN f.ends < now() THEN now() - f.ends ELSE abs(extract(epoch FROM f.begins - now())) * interval '1 second' END, f.no
     LIMIT 1`,
    [
      student,
      FLOW_STATUS.Passed,
      [Approved, Away, DueBack, Overdue, Cancelled],
      Cancelled,
      Ended,
      Expired,
      Early,
      Valid,
    ],
  );
  return rows[0];
}
