import { STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HandlerContext } from '../../data/module.ts';
import { codeName } from '../../data/read/labels.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { newId } from '../../data/write/new-id.ts';
import { addRow } from '../../data/write/system-write.ts';
import { copyFile } from '../../storage/copy-file.ts';

/** What a guard is shown of the student whose code was read, or whose number was typed. */
export interface Checked {
  readonly Ok: 0 | 1;
  readonly Title: string;
  readonly Class: string;
  readonly Portrait: string;
  readonly Notice: string;
  readonly Url: string;
}

/**
 * The student who stands at a gate, with photo, name of the class (`className`) and what checks copy.
 * @param by column that names the student
 * @throws Refusal with `lost` where there is no such student
 */
export async function studentAtGate(
  tx: Queryable,
  by: 'Id' | 'StudentNo',
  value: string,
  lost: string,
): Promise<Row> {
  const own = STUDENT_COPY.copy.map((name) => `s.${ident(name)}`).join(', ');
  const { rows } = await tx.query<Row>(
    `SELECT s."Id", s."Photo", c."ClassName" AS "className", ${own} FROM "Student" s LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE s.${ident(by)} = $1 AND s."IsDeleted" = 0`,
    [value],
  );
  const [row] = rows;
  if (!row) throw refuse(lost);
  return row;
}

/** What came of looking at somebody at a gate. */
export interface Verdict {
  /** Entity of the checks, with the fields that every check has. */
  readonly entity: string;
  readonly student: Row;
  readonly verdict: string;
  readonly isGood: boolean;
  /** Fields of the check beside those that every check has. */
  readonly about: Row;
  /** What the guard is to do where no code was read; empty where one was. */
  readonly notice: string;
  /** Route on which the check is decided. */
  readonly page: string;
}

/**
 * Keeps a check at a gate: the student's fields and photo as they are now, the device, the guard and the verdict.
 * @returns what the guard is shown
 */
export async function keepCheck(
  context: HandlerContext,
  { entity, student, verdict, isGood, about, notice, page }: Verdict,
): Promise<Checked> {
  const { engine, params, caller, now, enCode } = context;
  const id = newId();
  const Photo = await copyFile(context, student['Photo'] as string | null, null, { entity, id, enCode });
  const check: Row = {
    ...Object.fromEntries(STUDENT_COPY.copy.map((name) => [name, student[name] ?? null])),
    ...about,
    Id: id,
    StudentId: String(student['Id']),
    Verdict: verdict,
    Photo,
    DeviceId: params['DeviceId'],
    ScanTime: now,
    OperatorId: caller.subject.UserId,
    OperatorName: caller.subject.TrueName,
  };
  await addRow(context, entity, check, enCode);
  const name = codeName<{ Verdict: string }>(engine, entity, 'Verdict', verdict);
  return {
    Ok: isGood ? 1 : 0,
    Title: `${name} ${String(student['TrueName'])}`,
    Class: String(student['className'] ?? ''),
    Portrait: Photo ?? '',
    Notice: notice,
    Url: `${page}?Id=${encodeURIComponent(id)}`,
  };
}
