import { ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { entities, type EntranceEdu } from '../../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../../contract/model.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import { insertFrom } from '../../../data/write/insert-from.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { Engine } from '../../../data/engine.ts';
import { codeNames } from '../../../data/read/labels.ts';
import type { HandlerContext, StoredRows, WriteContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { ident } from '../../../data/sql/sql.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { requireStepOpen } from '../../../engines/checklist/window.ts';

/** Most seconds that one sign of reading is worth, however long ago the last was. */
const MOST_SECONDS = 20;
const OWNER = NEW_STUDENT_COPY.copy.map(ident);

type Studied = CallOutput['Orientation/GetStudied'];

/** What a new student has studied of an item of their batch. */
export async function studied(queryable: Queryable, student: string, item: string): Promise<Studied> {
  const answer = await queryable.query<Studied>(
    `SELECT coalesce(r."Seconds", 0)::int AS "Seconds", CASE WHEN r."IsFinish" = 1 THEN least(e."MinSeconds", r."Seconds") ELSE e."MinSeconds" END::int AS "Least"
     FROM "NewStudent" n JOIN "EntranceEdu" e ON e."BatchId" = n."BatchId" AND e."IsDeleted" = 0
     LEFT JOIN "EntranceEduRecord" r ON r."EduId" = e."Id" AND r."NewStudentId" = n."Id" AND r."IsDeleted" = 0
     WHERE n."Id" = $1 AND e."Id" = $2 AND n."IsDeleted" = 0`,
    [student, item],
  );
  const found = answer.rows[0];
  if (!found) throw refuse('该内容不属于您的批次');
  return found;
}

/**
 * A sign that somebody goes on reading: the time since the last one counts as study, up to a limit. Where somebody begins, the time
 * before was none.
 */
export async function creditTime(context: HandlerContext): Promise<Studied> {
  const { tx, caller } = context;
  const [student, item] = [caller.subject.NewStudentId, String(context.rows[0]?.['Id'] ?? '')];
  await studied(tx, student, item);
  await requireStepOpen(context, entities.OrientationStep, student, ORI_STEP.Edu);
  await insertFrom(
    context,
    entities.EntranceEduRecord,
    `INSERT INTO "EntranceEduRecord" AS r ("NewStudentId", ${OWNER.join(', ')}, "EduId", "Seconds", "IsFinish")
     SELECT n."Id", ${OWNER.map((name) => `n.${name}`).join(', ')}, $2, 0, 0 FROM "NewStudent" n WHERE n."Id" = $1
     FOR NO KEY UPDATE OF n
     ON CONFLICT ("NewStudentId", "EduId") WHERE "IsDeleted" = 0 DO UPDATE
       SET "Seconds" = r."Seconds" + least($3, floor(extract(epoch FROM now() - r."UpdateDate"))::int)`,
    [student, item, context.params['Begin'] === 1 ? 0 : MOST_SECONDS],
    { as: 'record', name: 'orientation_study' },
  );
  await markStep(context, [student], STEP_STATE.Running);
  return studied(tx, student, item);
}

/** An item is finished when it was read long enough; with the last that is required the step is done. */
export async function finishItem(context: HandlerContext): Promise<true> {
  const { caller, rows, tx } = context;
  const [student, item] = [caller.subject.NewStudentId, String(rows[0]?.['Id'] ?? '')];
  const { Seconds, Least } = await studied(tx, student, item);
  if (Seconds < Least) throw refuse(`学习时长不足，还需${Least - Seconds}秒`);
  await requireStepOpen(context, entities.OrientationStep, student, ORI_STEP.Edu);
  const answer = await changeWhere(
    context,
    entities.EntranceEduRecord,
    `UPDATE "EntranceEduRecord" SET "IsFinish" = 1 WHERE "NewStudentId" = $1 AND "EduId" = $2`,
    [student, item],
    { as: 'act', enCode: context.enCode },
  );
  if (answer.count === 0) throw refuse('请先学习');
  const isThrough = (await throughAll(tx, 'Id', student)).length > 0;
  await markStep(context, [student], isThrough ? STEP_STATE.Done : STEP_STATE.Running);
  return true;
}

/** New students, by a column of theirs, who have begun and have finished every item that their batch requires. */
async function throughAll(tx: Queryable, by: 'Id' | 'BatchId', value: unknown): Promise<string[]> {
  const { rows } = await tx.query<{ student: string }>(
    `SELECT n."Id" AS student FROM "NewStudent" n WHERE n.${ident(by)} = $1 AND n."IsDeleted" = 0
       AND EXISTS (SELECT 1 FROM "EntranceEduRecord" r WHERE r."NewStudentId" = n."Id" AND r."IsFinish" = 1 AND r."IsDeleted" = 0)
       AND NOT EXISTS (SELECT 1 FROM "EntranceEdu" e LEFT JOIN "EntranceEduRecord" r ON r."EduId" = e."Id" AND r."NewStudentId" = n."Id"
         AND r."IsFinish" = 1 AND r."IsDeleted" = 0
         WHERE e."BatchId" = n."BatchId" AND e."IsRequired" = 1 AND e."IsDeleted" = 0 AND r."Id" IS NULL) ORDER BY 1`,
    [value],
  );
  return rows.map(({ student }) => student);
}

/** Where an item is required no longer, those who had finished all others are through. */
export async function afterItemsStore(context: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  if (entity.name !== entities.EntranceEdu) return;
  const fewer = rows.filter(
    ({ before, after }) => before?.['IsRequired'] === 1 && after?.['IsRequired'] !== 1,
  );
  for (const batch of new Set(fewer.map(({ before }) => before!['BatchId'])))
    await markStep(context, await throughAll(context.tx, 'BatchId', batch), STEP_STATE.Done);
}

/** How far new students are with the step. */
const markStep = (context: WriteContext, students: readonly string[], state: string): Promise<void> =>
  markSteps(
    context,
    entities.OrientationStep,
    students.map((student) => ({ student, code: ORI_STEP.Edu, state })),
  );

/** The items of somebody's batch, and how far they are with each. */
export async function educationOf(
  engine: Engine,
  student: string,
): Promise<CallOutput['Orientation/GetMyEdu']> {
  const answer = await engine.database.query<
    Record<'Id' | 'Title' | 'State' | 'type' | 'text', string> & { IsRequired: number }
  >(
    `SELECT e."Id", e."Title", e."IsRequired"::int AS "IsRequired", e."EduType" AS type,
       ' · 已学' || least(coalesce(r."Seconds", 0), e."MinSeconds") || '/' || e."MinSeconds" || '秒' AS text,
       CASE WHEN r."IsFinish" = 1 THEN $2 WHEN r."Id" IS NULL THEN $3 ELSE $4 END AS "State"
     FROM "NewStudent" n JOIN "EntranceEdu" e ON e."BatchId" = n."BatchId" AND e."IsDeleted" = 0
     LEFT JOIN "EntranceEduRecord" r ON r."EduId" = e."Id" AND r."NewStudentId" = n."Id" AND r."IsDeleted" = 0
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 ORDER BY e."Sort", e."Title"`,
    [student, STEP_STATE.Done, STEP_STATE.Waiting, STEP_STATE.Running],
  );
  const typeOf = codeNames<EntranceEdu>(engine.catalog, entities.EntranceEdu, 'EduType');
  return answer.rows.map(({ Id, type, text, ...item }) => ({
    ...item,
    Text: `${typeOf(type) ?? ''}${text}`,
    Url: `/welcomeSchool/WelcomNewStudent/entranceEduDetail?Id=${encodeURIComponent(Id)}`,
  }));
}
